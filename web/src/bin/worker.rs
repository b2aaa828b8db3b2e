//! The worker of the page.

use gloo::worker::Registrable;
use web::agent::{JsCodec, Successor};

fn main() {
    Successor::registrar().encoding::<JsCodec>().register();
}
