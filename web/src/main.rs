//! The page's program.

mod exports;

use web::app::App;
use web::guard;

fn main() {
    std::panic::set_hook(Box::new(|info| guard::failed(&info.to_string())));
    let root = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has #app");
    yew::Renderer::<App>::with_root(root).render();
}
