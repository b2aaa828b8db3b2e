//! The page: a Yew app and the worker it asks. A placeholder until the app is written.

pub mod agent;
