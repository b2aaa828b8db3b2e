//! The page's program: a placeholder that shows that program and worker run.

use gloo::worker::Spawnable;
use wasm_bindgen::prelude::wasm_bindgen;
use web::agent::{JsCodec, Successor};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// See `static/guard.js`.
    #[wasm_bindgen(js_namespace = turnout, js_name = started)]
    fn guard_started();

    #[wasm_bindgen(js_namespace = turnout, js_name = failed)]
    fn guard_failed(message: &str);
}

#[component]
fn App() -> Html {
    let answer = use_state(|| "asking".to_owned());
    {
        let answer = answer.clone();
        use_effect_with((), move |()| {
            guard_started();
            wasm_bindgen_futures::spawn_local(async move {
                // `encoding` makes a new spawner, so the loader is named after it.
                let mut bridge = Successor::spawner()
                    .encoding::<JsCodec>()
                    .with_loader(true)
                    .spawn("./worker_loader.js");
                answer.set(bridge.run(41).await.to_string());
            });
        });
    }
    html! {
        <main>
            <h1>{ "Turnout" }</h1>
            <p>{ "The worker answered: " }<output>{ &*answer }</output></p>
        </main>
    }
}

fn main() {
    std::panic::set_hook(Box::new(|info| guard_failed(&info.to_string())));
    let root = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has #app");
    yew::Renderer::<App>::with_root(root).render();
}
