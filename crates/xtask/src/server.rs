//! A small server of static files for this machine only: to try the page, and for its tests.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::offline::WORKER;

/// The headers that README recommends for a real host.
const HEADERS: &str = "X-Content-Type-Options: nosniff\r\n\
    Referrer-Policy: no-referrer\r\n\
    Cross-Origin-Opener-Policy: same-origin\r\n\
    Content-Security-Policy: frame-ancestors 'none'\r\n\
    Cache-Control: no-cache\r\n\
    Connection: close\r\n";

/// A request's first line and headers may be no longer than this together.
const LONGEST_REQUEST: u64 = 64 * 1024;

/// In the place of `sw.js`: takes back what keeps the page.
const WITHDRAWN: &str = include_str!("withdrawn.js");

/// A folder that is served below a path, such as `/` or `/some/path/`.
#[derive(Clone)]
pub(crate) struct Site {
    folder: PathBuf,
    under: String,
    withdraws: bool,
}

/// What is sent back.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    status: &'static str,
    mime: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

impl Site {
    /// `under` gets the slashes that it lacks.
    pub(crate) fn new(folder: PathBuf, under: &str) -> Self {
        let path = under.trim_matches('/');
        let under = if path.is_empty() {
            "/".to_owned()
        } else {
            format!("/{path}/")
        };
        let withdraws = false;
        Self {
            folder,
            under,
            withdraws,
        }
    }

    /// The same, but browsers are to keep nothing of it, nor what they have kept before: who builds the
    /// page anew wants to see it.
    pub(crate) fn withdrawing(self) -> Self {
        let withdraws = true;
        Self { withdraws, ..self }
    }

    /// Takes the port; 0 takes any that is free.
    pub(crate) fn bind(&self, port: u16) -> std::io::Result<(TcpListener, String)> {
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
        let address = format!("http://{}{}", listener.local_addr()?, self.under);
        Ok((listener, address))
    }

    /// Serves for ever, each connection on a thread of its own: browsers open some that they do not
    /// use at once.
    pub(crate) fn serve(&self, listener: &TcpListener) {
        for stream in listener.incoming().flatten() {
            let site = self.clone();
            // A browser that goes away in the middle of an answer is no matter.
            thread::spawn(move || drop(site.converse(&stream)));
        }
    }

    fn converse(&self, mut stream: &TcpStream) -> std::io::Result<()> {
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        let mut reader = BufReader::new(stream.take(LONGEST_REQUEST));
        let mut request = String::new();
        reader.read_line(&mut request)?;
        let mut header = String::new();
        while reader.read_line(&mut header)? > 2 {
            header.clear();
        }
        let answer = self.answer(&request);
        let location = answer
            .location
            .map(|to| format!("Location: {to}\r\n"))
            .unwrap_or_default();
        let head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{location}{HEADERS}\r\n",
            answer.status,
            answer.mime,
            answer.body.len()
        );
        stream.write_all(head.as_bytes())?;
        if !request.starts_with("HEAD ") {
            stream.write_all(&answer.body)?;
        }
        stream.flush()
    }

    fn answer(&self, request: &str) -> Answer {
        let mut words = request.split_ascii_whitespace();
        let (method, target) = (
            words.next().unwrap_or_default(),
            words.next().unwrap_or_default(),
        );
        if !matches!(method, "GET" | "HEAD") {
            return text("405 Method Not Allowed", "Only GET and HEAD.");
        }
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if format!("{path}/") == self.under {
            let mut answer = text("301 Moved Permanently", "");
            answer.location = Some(self.under.clone());
            return answer;
        }
        let file = path
            .strip_prefix(&self.under)
            .and_then(decoded)
            .and_then(|below| self.file(&below));
        if self.withdraws && file.as_ref().is_some_and(|file| file.ends_with(WORKER)) {
            return Answer {
                status: "200 OK",
                mime: "text/javascript; charset=utf-8",
                location: None,
                body: WITHDRAWN.into(),
            };
        }
        match file.and_then(|file| Some((mime(&file), fs::read(file).ok()?))) {
            Some((mime, body)) => Answer {
                status: "200 OK",
                mime,
                location: None,
                body,
            },
            None => text("404 Not Found", "There is no such file."),
        }
    }

    /// The file that a path means; nothing if it would lead out of the folder.
    fn file(&self, below: &str) -> Option<PathBuf> {
        let mut file = self.folder.clone();
        for part in below.split('/').filter(|part| !part.is_empty()) {
            if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
                return None;
            }
            file.push(part);
        }
        if file.is_dir() {
            file.push("index.html");
        }
        // Links may lead out of the folder too.
        let inside = file
            .canonicalize()
            .ok()?
            .starts_with(self.folder.canonicalize().ok()?);
        inside.then_some(file)
    }
}

fn text(status: &'static str, body: &str) -> Answer {
    Answer {
        status,
        mime: "text/plain; charset=utf-8",
        location: None,
        body: body.into(),
    }
}

/// Undoes percent-encoding.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json" | "map") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/vnd.microsoft.icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A site with one page, one program and, outside of it, a secret.
    fn site(name: &str) -> Site {
        let outer = std::env::temp_dir().join(format!("turnout-{name}-{}", std::process::id()));
        let folder = outer.join("dist");
        fs::create_dir_all(&folder).unwrap();
        fs::write(outer.join("secret.txt"), "secret").unwrap();
        fs::write(folder.join("index.html"), "page").unwrap();
        fs::write(folder.join("a b.wasm"), "wasm").unwrap();
        Site::new(folder, "some/path")
    }

    fn get(site: &Site, target: &str) -> (&'static str, &'static str) {
        let answer = site.answer(&format!("GET {target} HTTP/1.1\r\n"));
        (answer.status, answer.mime)
    }

    #[test]
    fn files_come_with_their_types() {
        let site = site("types");
        assert_eq!(
            get(&site, "/some/path/"),
            ("200 OK", "text/html; charset=utf-8")
        );
        assert_eq!(
            get(&site, "/some/path/a%20b.wasm?x"),
            ("200 OK", "application/wasm")
        );
        assert_eq!(get(&site, "/some/path").0, "301 Moved Permanently");
        assert_eq!(get(&site, "/").0, "404 Not Found");
        assert_eq!(
            site.answer("POST /some/path/ HTTP/1.1").status,
            "405 Method Not Allowed"
        );
        assert_eq!(site.answer("").status, "405 Method Not Allowed");
    }

    #[test]
    fn the_worker_is_withdrawn_where_that_is_wanted() {
        let site = site("withdrawn");
        fs::write(site.folder.join(WORKER), "keep").unwrap();
        let request = "GET /some/path/sw.js HTTP/1.1";
        assert_eq!(site.answer(request).body, b"keep");
        let site = site.withdrawing();
        assert_eq!(site.answer(request).body, WITHDRAWN.as_bytes());
        assert_eq!(get(&site, "/some/path/").0, "200 OK");
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let site = site("outside");
        for path in [
            "../secret.txt",
            "%2e%2e/secret.txt",
            "..%2Fsecret.txt",
            "..\\secret.txt",
            "%",
            "%zz",
        ] {
            assert_eq!(
                get(&site, &format!("/some/path/{path}")).0,
                "404 Not Found",
                "{path}"
            );
        }
    }

    #[test]
    fn a_request_over_a_socket_is_answered() {
        let site = site("socket");
        let (listener, address) = site.bind(0).unwrap();
        thread::spawn(move || site.serve(&listener));
        let host = address
            .trim_start_matches("http://")
            .split('/')
            .next()
            .unwrap();
        let mut stream = TcpStream::connect(host).unwrap();
        stream
            .write_all(b"GET /some/path/ HTTP/1.1\r\nHost: x\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(
            answer.contains("X-Content-Type-Options: nosniff\r\n"),
            "{answer}"
        );
        assert!(answer.ends_with("\r\n\r\npage"), "{answer}");
    }
}
