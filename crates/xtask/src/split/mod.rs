//! Cuts the page's program into parts: the first is what every board needs, and others are brought
//! when they are needed, a game's by its board.
//!
//! All parts share memory and tables, so nothing is there twice. In the first part each function of
//! another is a door: a few bytes that call it through the table, and that have its part brought at
//! once, should it not be there yet (`needPart` of `web/src/parts.rs`). That is slow, and so the page
//! brings parts in good time.

mod door;
mod first;
mod list;
mod module;
mod other;
mod parts;
mod shared;
mod short;
mod watched;

use crate::failure::{Context, Result};
use door::Bring;
use module::Module;
use parts::Parts;

pub(crate) use list::List;

/// A program in parts.
#[derive(Default)]
pub(crate) struct Cut {
    /// What is run first.
    pub(crate) first: Vec<u8>,
    /// What is linked to it, in the order of the list.
    pub(crate) others: Vec<Vec<u8>>,
    /// All functions, part by part, the largest first: part, number, bytes and name.
    pub(crate) functions: String,
    /// What the first part imports under a short name: what scripts call it, and that name.
    pub(crate) imports: Vec<(String, String)>,
}

/// A program in parts that notes which of its functions were called.
pub(crate) struct Watched {
    /// The parts.
    pub(crate) cut: Cut,
    /// Where in memory the notes begin: a byte for each function, not 0 once it was called.
    pub(crate) notes: u64,
    /// The names of all functions by their numbers; nothing for those that a board has not loaded.
    pub(crate) names: Vec<Option<String>>,
}

/// Cuts a program as a list says, so that it can be seen which functions of the first part and the
/// games' are called.
pub(crate) fn watch(wasm: &[u8], list: &List) -> Result<Watched> {
    let cutting = "cutting the program into parts";
    let module = Module::read(wasm).while_doing(cutting)?;
    let parts = Parts::of(&module, list)?;
    let own = |function: u32| {
        let part = parts.of_function(function);
        let is_loaded = part.is_none_or(|part| list.is_game(part));
        (function >= module.imported && is_loaded).then(|| module.names[function as usize].clone())
    };
    let names = (0..module.functions.len() as u32).map(own).collect();
    let (wasm, notes) = watched::write(wasm).while_doing(cutting)?;
    let cut = cut(&wasm, list)?;
    Ok(Watched { cut, notes, names })
}

/// Cuts a program with names as a list says.
pub(crate) fn cut(wasm: &[u8], list: &List) -> Result<Cut> {
    let cutting = "cutting the program into parts";
    let module = Module::read(wasm).while_doing(cutting)?;
    let parts = Parts::of(&module, list)?;
    let bring = Bring::of(&module)?;
    let others = 0..list.names().count();
    let others = others.map(|part| other::write(&module, &parts, &bring, part));
    let first = first::write(&module, &parts, &bring).while_doing(cutting)?;
    let (first, imports) = short::imports(&first).while_doing(cutting)?;
    Ok(Cut {
        first,
        imports,
        others: others
            .collect::<std::result::Result<_, _>>()
            .while_doing(cutting)?,
        functions: parts.functions(&module, list.names()),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::process::Command;

    use wasm_encoder::{
        CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection,
        FunctionSection, GlobalSection, ImportSection, MemorySection, MemoryType,
        Module as Written, NameMap, NameSection, RefType, TableSection, TableType, TypeSection,
        ValType,
    };

    use super::door::written;
    use super::*;

    /// A program whose `run` adds 1 by a function of Dash that stands in the table, and 10 by one
    /// that is called by name, which calls one that nobody else does.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([ValType::I32], []);
        types.ty().function([ValType::I32], [ValType::I32]);
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import(
            "page",
            "__wbg_needPart_0123456789abcdef",
            EntityType::Function(0),
        );
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        functions
            .function(1)
            .function(1)
            .function(1)
            .function(1)
            .function(2);
        code.function(&written(|run| {
            run.local_get(0).i32_const(0).call_indirect(0, 1).call(3);
        }));
        // Long enough for a door to be worth while.
        let adds = |number| {
            written(move |body| {
                body.local_get(0).i32_const(number).i32_add();
                (0..40).for_each(|_| {
                    body.nop().nop();
                });
            })
        };
        code.function(&adds(1));
        code.function(&written(|body| {
            body.local_get(0).call(4);
            (0..40).for_each(|_| {
                body.nop().nop();
            });
        }));
        code.function(&adds(10));
        code.function(&written(|_| ()));
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 1,
            maximum: Some(1),
            shared: false,
        });
        let mut memories = MemorySection::new();
        memories.memory(MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        });
        let mut globals = GlobalSection::new();
        globals.global(shared::HERE, &ConstExpr::i32_const(7));
        let mut exports = ExportSection::new();
        exports.export("run", ExportKind::Func, 1);
        let mut elements = ElementSection::new();
        let place = ConstExpr::i32_const(0);
        elements.active(None, &place, Elements::Functions(vec![2].into()));
        let mut named = NameMap::new();
        for (index, name) in [
            (0, "games::dash::__wbg_needPart_0123456789abcdef"),
            (1, "run"),
            (2, "games::dash::a"),
            (3, "games[1f]::dash::b"),
            (4, "add"),
        ] {
            named.append(index, name);
        }
        let mut names = NameSection::new();
        names.functions(&named);

        let mut program = Written::new();
        program
            .section(&types)
            .section(&imports)
            .section(&functions)
            .section(&tables)
            .section(&memories);
        program
            .section(&globals)
            .section(&exports)
            .section(&elements)
            .section(&code)
            .section(&names);
        program.finish()
    }

    /// Links the first part, runs it, and has the other part brought when it is needed; prints the
    /// result, how often that was, the same of a second run, and which bytes of memory are not 0.
    const RUN: &str = "
const { readFileSync } = require('node:fs');
const [first, other] = process.argv.slice(1).map((file) => new WebAssembly.Module(readFileSync(file)));
let brought = 0;
const page = {
  i0: (part) => {
    brought += part === 0 ? 1 : 100;
    new WebAssembly.Instance(other, { 1: instance.exports });
  },
};
const instance = new WebAssembly.Instance(first, { page });
const runs = [1, 2].map(() => `${instance.exports.run(100)} ${brought}`);
const memory = new Uint8Array(instance.exports.m0.buffer);
const notes = [...memory.keys()].filter((place) => memory[place] !== 0);
console.log([...runs, ...notes].join(', '));";

    #[test]
    fn a_part_is_brought_when_it_is_needed_and_not_again() {
        let list = List::read("", &["dash"]).unwrap();
        let cut = cut(&program(), &list).unwrap();
        let [.., dash] = &cut.functions.lines().collect::<Vec<_>>()[..] else {
            panic!("no functions");
        };
        assert_eq!(cut.functions.lines().count(), 5, "{}", cut.functions);
        assert!(dash.starts_with("dash") && dash.contains("games"), "{dash}");
        assert_eq!(run("cut", &cut), "111 1, 111 1\n");
    }

    #[test]
    fn a_program_that_is_watched_notes_what_was_called() {
        let list = List::read("", &["dash"]).unwrap();
        let Watched { cut, notes, names } = watch(&program(), &list).unwrap();
        let called: Vec<String> = (1..5)
            .map(|function| (notes + function).to_string())
            .collect();
        let expected = format!("111 1, 111 1, {}\n", called.join(", "));
        assert_eq!(run("watched", &cut), expected);
        assert_eq!(names.iter().flatten().count(), 5);
    }

    /// What [`RUN`] prints.
    fn run(test: &str, cut: &Cut) -> String {
        let folder = format!("turnout-split-{test}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        fs::create_dir_all(&folder).unwrap();
        let files = [folder.join("first.wasm"), folder.join("other.wasm")];
        fs::write(&files[0], &cut.first).unwrap();
        fs::write(&files[1], &cut.others[0]).unwrap();
        let node = Command::new("node")
            .args(["-e", RUN, "--"])
            .args(&files)
            .output()
            .unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert!(
            node.status.success(),
            "{}",
            String::from_utf8_lossy(&node.stderr)
        );
        String::from_utf8_lossy(&node.stdout).into_owned()
    }

    #[test]
    fn a_list_that_names_what_is_not_there_is_refused() {
        let list = List::read("[cards]\ncards::", &["dash"]).unwrap();
        let refused = cut(&program(), &list).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains("cards::"), "{refused}");
    }
}
