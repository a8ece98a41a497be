use nimlab::core::place::*;
use std::collections::HashMap;
use std::time::Instant;
struct P {
    b: Board,
    m: HashMap<Bits, u8>,
}
impl P {
    fn v(&mut self, part: Bits) -> u8 {
        let c = self.b.columns() as u32;
        // shift to corner only
        let r = part.trailing_zeros() / c;
        let mut p = part >> (r * c);
        while p & self.b.left() == 0 {
            p >>= 1;
        }
        if let Some(&v) = self.m.get(&p) {
            return v;
        }
        let mvs: Vec<Taking> = self.b.legal(p).copied().collect();
        let mut seen = 0u64;
        for mv in mvs {
            let parts: Vec<Bits> = self.b.parts(p & !mv.take).collect();
            let mut x = 0;
            for q in parts {
                x ^= self.v(q);
            }
            seen |= 1 << x;
        }
        let v = (!seen).trailing_zeros() as u8;
        self.m.insert(p, v);
        v
    }
}
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
    let b = Board::new(take, m, n).unwrap();
    let all = b.all();
    let mut p = P { b, m: HashMap::new() };
    let parts: Vec<Bits> = p.b.parts(all).collect();
    let v = parts.iter().fold(0, |x, &q| x ^ p.v(q));
    println!("plain {take:?} {m}x{n} = {v} {} parts {:.3} s", p.m.len(), t.elapsed().as_secs_f64());
}
