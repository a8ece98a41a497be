use nimlab::core::octal::*;
use nimlab::core::*;
use std::time::Instant;
fn main(){
  let code=std::env::args().nth(1).unwrap(); let n:u64=std::env::args().nth(2).unwrap().parse().unwrap();
  let d = Digits::new(false,&code.bytes().map(|b|b-48).collect::<Vec<_>>()).unwrap();
  let mut j=OctalJob::new(d,n,Until::Length,false).unwrap();
  let t=Instant::now(); let mut next=n/20; let mut lt=0.0; let mut lk=0; let mut lo=0;
  while j.step(100_000)==Status::Running{ if j.known()>=next {let e=t.elapsed().as_secs_f64(); 
    println!("{} {:.1} ns/value {:.0} opt/value", j.known(), (e-lt)*1e9/((j.known()-lk) as f64), (j.options()-lo) as f64/(j.known()-lk) as f64); lt=e; lk=j.known(); lo=j.options(); next+=n/20;}}
  println!("{:?}", t.elapsed());
}
