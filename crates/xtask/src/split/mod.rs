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

use crate::failure::{Context, Result};
use door::Bring;
use module::Module;
use parts::Parts;

pub(crate) use list::List;

/// A program in parts.
pub(crate) struct Cut {
    /// What is run first.
    pub(crate) first: Vec<u8>,
    /// What is linked to it, in the order of the list.
    pub(crate) others: Vec<Vec<u8>>,
    /// The functions of the first part, the largest first: bytes and name.
    pub(crate) functions: String,
}

/// Cuts a program with names as a list says.
pub(crate) fn cut(wasm: &[u8], list: &List) -> Result<Cut> {
    let cutting = "cutting the program into parts";
    let module = Module::read(wasm).while_doing(cutting)?;
    let parts = Parts::of(&module, list)?;
    let bring = Bring::of(&module)?;
    let others = 0..list.names().count();
    let others = others.map(|part| other::write(&module, &parts, &bring, part));
    Ok(Cut {
        first: first::write(&module, &parts, &bring).while_doing(cutting)?,
        others: others
            .collect::<std::result::Result<_, _>>()
            .while_doing(cutting)?,
        functions: parts.first_functions(&module),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::process::Command;

    use wasm_encoder::{
        CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection,
        FunctionSection, GlobalSection, ImportSection, Module as Written, NameMap, NameSection,
        RefType, TableSection, TableType, TypeSection, ValType,
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
        imports.import("page", "__wbg_needPart_1f", EntityType::Function(0));
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
        let mut globals = GlobalSection::new();
        globals.global(shared::HERE, &ConstExpr::i32_const(7));
        let mut exports = ExportSection::new();
        exports.export("run", ExportKind::Func, 1);
        let mut elements = ElementSection::new();
        let place = ConstExpr::i32_const(0);
        elements.active(None, &place, Elements::Functions(vec![2].into()));
        let mut named = NameMap::new();
        for (index, name) in [
            (0, "games::dash::__wbg_needPart_1f"),
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
            .section(&tables);
        program
            .section(&globals)
            .section(&exports)
            .section(&elements)
            .section(&code)
            .section(&names);
        program.finish()
    }

    /// Links the first part, runs it, and has the other part brought when it is needed; prints the
    /// result, how often that was, and the same of a second run.
    const RUN: &str = "
const { readFileSync } = require('node:fs');
const [first, other] = process.argv.slice(1).map((file) => new WebAssembly.Module(readFileSync(file)));
let brought = 0;
const page = {
  __wbg_needPart_1f: (part) => {
    brought += part === 0 ? 1 : 100;
    new WebAssembly.Instance(other, { 1: instance.exports });
  },
};
const instance = new WebAssembly.Instance(first, { page });
const runs = [1, 2].map(() => `${instance.exports.run(100)} ${brought}`);
console.log(runs.join(', '));";

    #[test]
    fn a_part_is_brought_when_it_is_needed_and_not_again() {
        let list = List::read("", &["dash"]).unwrap();
        let cut = cut(&program(), &list).unwrap();
        assert_eq!(cut.functions.lines().count(), 2, "{}", cut.functions);
        let folder = std::env::temp_dir().join(format!("turnout-split-{}", std::process::id()));
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
        let told = String::from_utf8_lossy(&node.stderr);
        assert_eq!(
            String::from_utf8_lossy(&node.stdout),
            "111 1, 111 1\n",
            "{told}"
        );
    }

    #[test]
    fn a_list_that_names_what_is_not_there_is_refused() {
        let list = List::read("[cards]\ncards::", &["dash"]).unwrap();
        let refused = cut(&program(), &list).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains("cards::"), "{refused}");
    }
}
