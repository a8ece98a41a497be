use nimlab::core::place::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let take = match args[1].as_str() {
        "cram" => Take::Piece(Piece::Domino),
        "nk" => Take::Cell(Touch::Sides),
        "queen" => Take::Cell(Touch::Lines),
        "king" => Take::Cell(Touch::Around),
        _ => Take::Cell(Touch::Leaps),
    };
    let (m, n): (usize, usize) = (args[2].parse().unwrap(), args[3].parse().unwrap());
    let t = Instant::now();
    let mut s = Search::new(take, 2_000_000_000);
    let b = Board::new(take, m, n).unwrap();
    let sum = s.sum(&b, b.all());
    let mut u = u64::MAX;
    let r = s.find_value(&sum, &mut u);
    println!(
        "{:?} {m}x{n} = {:?} {r:?} {} parts, {} expanded, {:.3} s, {} MB",
        take,
        s.value(&sum),
        s.parts(),
        s.expanded(),
        t.elapsed().as_secs_f64(),
        s.bytes() >> 20
    );
}
