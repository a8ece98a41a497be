//! A lesson for a learning platform: a SCORM 1.2 package.
//!
//! A zip file with a manifest and one page, which opens the lesson at its own address and passes on what the lesson
//! reports (`docs/embedding.md`). Based on *SCORM 1.2 Content Aggregation Model* and *Run-Time Environment*, Advanced
//! Distributed Learning, 2001.

use crate::lesson::Lesson;
use std::io::{Cursor, Write};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The package of a lesson that is called `title` and found at `address`, its file being `text`; `None` where there is
/// no room for it.
pub fn scorm(text: &str, title: &str, address: &str) -> Option<Vec<u8>> {
    let lesson = Lesson::read(text).0;
    let fill = |template: &str| {
        // The mark is made of hexadecimal digits, the others are escaped: none brings a name of another.
        let filled = template.replace("MARK", lesson.own_name().trim_start_matches('~'));
        let filled = filled.replace("LANG", &escaped(lesson.lang.as_deref().unwrap_or("en")));
        let parts: Vec<String> =
            filled.split("ADDRESS").map(|part| part.replace("TITLE", &escaped(title))).collect();
        parts.join(&escaped(address))
    };
    let files = [
        ("imsmanifest.xml", fill(include_str!("scorm/imsmanifest.xml"))),
        ("index.html", fill(include_str!("scorm/index.html"))),
    ];
    packed(&files).ok()
}

fn packed(files: &[(&str, String)]) -> ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, text) in files {
        zip.start_file(*name, options)?;
        zip.write_all(text.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}

/// A text in XML and in HTML, between tags and in attributes.
fn escaped(text: &str) -> String {
    let plain = text.chars().filter(|sign| !sign.is_control()).collect::<String>();
    plain
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_package_has_a_manifest_and_the_page() {
        let text = "title: x\nlang: fr\n---\nHello.\n";
        let title = "A <b>\"TITLE\" & ADDRESS";
        let package =
            scorm(text, title, "https://example.org/#/v1/lesson/x?embed=1&lang=fr").unwrap();
        let mut zip = zip::ZipArchive::new(Cursor::new(package)).unwrap();
        let mut read = |name: &str| {
            let mut text = String::new();
            zip.by_name(name).unwrap().read_to_string(&mut text).unwrap();
            text
        };
        let (manifest, page) = (read("imsmanifest.xml"), read("index.html"));
        let title = "A &lt;b&gt;&quot;TITLE&quot; &amp; ADDRESS";
        assert_eq!(manifest.matches(title).count(), 2);
        assert!(page.contains(&format!("<title>{title}</title>")));
        assert!(page.contains("src=\"https://example.org/#/v1/lesson/x?embed=1&amp;lang=fr\""));
        assert!(page.contains("<html lang=\"fr\">"));
    }
}
