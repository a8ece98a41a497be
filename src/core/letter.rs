//! Letters as they are compared and put into names of files.

/// A letter in lower case and without its accent. The accents are those of French and German: to know all of them would
/// cost the page 10 kB of tables. Any other sign stays as it is.
pub fn plain_letter(sign: char) -> char {
    match sign {
        'À' | 'Â' | 'Ä' | 'à' | 'â' | 'ä' => 'a',
        'Ç' | 'ç' => 'c',
        'È' | 'É' | 'Ê' | 'Ë' | 'è' | 'é' | 'ê' | 'ë' => 'e',
        'Î' | 'Ï' | 'î' | 'ï' => 'i',
        'Ô' | 'Ö' | 'ô' | 'ö' => 'o',
        'Ù' | 'Û' | 'Ü' | 'ù' | 'û' | 'ü' => 'u',
        other => other.to_ascii_lowercase(),
    }
}
