use rules::board::*;
use rules::games::{self, Playable, Visitor};
struct D;
impl Visitor for D { type Output=String; fn visit<G:Playable>(self, g:G)->String{
 let b=g.board(); let mut s=String::from("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10000 10000' width='1400' height='1400'><rect width='10000' height='10000' fill='#f3e3c0'/>");
 let col=["#e8b923","#3a6ea5","#b5372a","#4c8a4a"];
 for (sp,i) in b.iter(){ let f=match (i.kind,i.owner){(Kind::Track,_)=>"#fff8e6",(_,Some(o))=>col[o.index()],_=>"#ccc"};
  match &i.shape{Shape::Polygon(c)=>{let p:Vec<_>=c.iter().map(|p|format!("{},{}",p.x,p.y)).collect(); s+=&format!("<polygon points='{}' fill='{f}' fill-opacity='{}' stroke='#333' stroke-width='18'/>",p.join(" "),if i.kind==Kind::Safe{0.45}else{1.0});}
   Shape::Disc{radius}=>s+=&format!("<circle cx='{}' cy='{}' r='{radius}' fill='{f}' stroke='#333' stroke-width='18'/>",i.place.x,i.place.y)}
  let n=if matches!(i.kind,Kind::Yard|Kind::Home){4}else{2};
  for k in 0..n{ let a=(i.angle as f64/10.0).to_radians(); let (dx,dy)=match i.kind{Kind::Yard=>{let h=1450.0*1.414/2.0;(if k%2==0{-h}else{h},if k<2{-h}else{h})},Kind::Home=>{let o=388.0*(2.0*k as f64-3.0)/2.0;(-o*a.sin(),o*a.cos())},_=>{let o=400.0*(2.0*k as f64-1.0)/2.0;(-o*a.sin(),o*a.cos())}};
   s+=&format!("<circle cx='{}' cy='{}' r='165' fill='#0003' stroke='#0008' stroke-width='8'/>",i.place.x as f64+dx,i.place.y as f64+dy);}
  s+=&format!("<text x='{}' y='{}' font-size='150' text-anchor='middle'>{}</text>",i.place.x,i.place.y+50,i.name);
  for n in &i.next{let q=&b.space(*n).place; s+=&format!("<line x1='{}' y1='{}' x2='{}' y2='{}' stroke='#a0f' stroke-width='10' opacity='.35'/>",i.place.x,i.place.y,q.x,q.y);} let _=sp;
 } s+"</svg>"}}
fn main(){ for r in ["parcheesi","parcheesi+ring68"]{ let s=games::visit(games::ruleset(r).unwrap(),D); std::fs::write(format!("/tmp/h-parc-{r}.html"),format!("<body style='margin:0'>{s}")).unwrap(); } }
