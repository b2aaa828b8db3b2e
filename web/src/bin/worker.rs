//! The program of the bots' worker.

fn main() {
    web::desk::open();
}
