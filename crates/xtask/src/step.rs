//! One step of a chore: a program that is run, announced, timed, and explained if it fails.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::failure::{Context, Failure, Result};

/// So many lines of a failed program's output are repeated.
const TAIL: usize = 25;

/// A step that takes long says so at this interval.
const HEARTBEAT: Duration = Duration::from_secs(30);

/// Runs a program with its output shown. The failure says only which program: the rest has been seen.
pub(crate) fn shown(name: &str, command: &mut Command) -> Result<()> {
    let status = command
        .stdin(Stdio::null())
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::new(format!("{name} failed ({status})"))
            .why("see its output above")
            .advice(format!("the command was: {}", written(command))))
    }
}

/// Runs a program that takes a while: says what and about how long, keeps its output back, and
/// repeats the end of it if it fails.
pub(crate) fn quiet(name: &str, about: &str, command: &mut Command) -> Result<()> {
    println!("{name} (about {about})");
    let start = Instant::now();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, &error))?;
    let tail = Arc::new(Mutex::new(VecDeque::new()));
    let readers: Vec<_> = [
        child
            .stdout
            .take()
            .map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
        child
            .stderr
            .take()
            .map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
    ]
    .into_iter()
    .flatten()
    .map(|pipe| {
        let tail = Arc::clone(&tail);
        std::thread::spawn(move || keep_tail(pipe, &tail))
    })
    .collect();
    let status =
        wait(&mut child, start, &tail).while_doing(format!("waiting for: {}", written(command)))?;
    for reader in readers {
        // A reader ends with its pipe; one that panicked has nothing to tell.
        let _ = reader.join();
    }
    if status.success() {
        println!("  done in {}", seconds(start.elapsed()));
        return Ok(());
    }
    let lines = tail
        .lock()
        .map(|tail| Vec::from_iter(tail.iter().cloned()))
        .unwrap_or_default();
    Err(Failure::new(format!("this step failed: {name} ({status})"))
        .why(lines.join("\n"))
        .advice(format!("the command was: {}", written(command))))
}

/// A program on PATH.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
        .find(|file| file.is_file())
}

/// Runs a program and gives what it printed on standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| not_started(command, &error))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Failure::new(format!("failed: {}", written(command)))
            .why(String::from_utf8_lossy(&output.stderr)))
    }
}

/// A program that npm puts on PATH: on Windows it is a script, which must be named in full.
pub(crate) fn npm_program(name: &str) -> Command {
    if cfg!(windows) {
        Command::new(format!("{name}.cmd"))
    } else {
        Command::new(name)
    }
}

/// The cargo that runs us, else the one on PATH.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// A duration as people read it.
pub(crate) fn seconds(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds >= 100 {
        format!("{} min {} s", seconds / 60, seconds % 60)
    } else {
        format!("{:.1} s", duration.as_secs_f32())
    }
}

/// Waits, and says now and then that there is still something going on.
fn wait(
    child: &mut Child,
    start: Instant,
    tail: &Mutex<VecDeque<String>>,
) -> std::io::Result<ExitStatus> {
    let mut next = HEARTBEAT;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if start.elapsed() >= next {
            next += HEARTBEAT;
            let last = tail.lock().ok().and_then(|tail| tail.back().cloned());
            println!(
                "  {}: {}",
                seconds(start.elapsed()),
                last.unwrap_or_default().trim()
            );
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn keep_tail(pipe: Box<dyn Read + Send>, tail: &Mutex<VecDeque<String>>) {
    for line in BufReader::new(pipe)
        .split(b'\n')
        .map_while(std::result::Result::ok)
    {
        if let Ok(mut tail) = tail.lock() {
            if tail.len() == TAIL {
                tail.pop_front();
            }
            tail.push_back(String::from_utf8_lossy(&line).into_owned());
        }
    }
}

fn not_started(command: &Command, error: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy().into_owned();
    let advice = match program.trim_end_matches(".cmd") {
        "node" | "npm" | "npx" => "install Node 20 or later, with npm".to_owned(),
        "rustup" => "install rustup, and Rust with it".to_owned(),
        other => format!("see that `{other}` is installed and on PATH"),
    };
    Failure::new(format!("`{program}` could not be started"))
        .why(error)
        .advice(advice)
}

fn written(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_repeats_the_end_of_its_output() {
        // `cargo` refuses an unknown command on its standard error.
        let failure = quiet("trying", "a second", cargo().arg("no-such-command")).unwrap_err();
        let text = failure.to_string();
        assert!(text.contains("this step failed: trying"), "{text}");
        assert!(text.contains("no-such-command"), "{text}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = output(&mut Command::new("turnout-no-such-program")).unwrap_err();
        assert!(
            failure
                .to_string()
                .contains("`turnout-no-such-program` could not be started")
        );
    }

    #[test]
    fn durations() {
        assert_eq!(seconds(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(seconds(Duration::from_secs(130)), "2 min 10 s");
    }
}
