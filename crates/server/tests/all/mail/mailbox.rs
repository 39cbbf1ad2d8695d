//! A small SMTP server that keeps the mails it gets.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{LazyLock, Mutex};
use std::thread;

use hearth_server::MailConfig;

use crate::visitors::until;

/// The server of all tests of a process. Each test has its own addresses.
pub static MAILBOX: LazyLock<Mailbox> = LazyLock::new(Mailbox::start);

static MAILS: Mutex<Vec<Mail>> = Mutex::new(Vec::new());

/// The addresses that get no more mail.
static REFUSED: Mutex<Vec<String>> = Mutex::new(Vec::new());

pub struct Mailbox {
    port: u16,
}

/// A mail that arrived.
#[derive(Clone)]
pub struct Mail {
    to: String,
    headers: Vec<(String, String)>,
    pub text: String,
}

impl Mail {
    fn parse(to: String, bytes: &[u8]) -> Mail {
        let mail = mailparse::parse_mail(bytes).expect("it is a mail");
        let headers = mail.get_headers().into_iter();
        let headers = headers.map(|header| (header.get_key().to_lowercase(), header.get_value())).collect();
        Mail { to, headers, text: mail.get_body().expect("it has a text") }
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// Returns the path of the link that begins like this.
    pub fn link(&self, path: &str) -> String {
        let from = self.text.find(path).unwrap_or_else(|| panic!("no {path} in {}", self.text));
        self.text[from..].split_whitespace().next().unwrap_or_default().to_owned()
    }
}

impl Mailbox {
    fn start() -> Mailbox {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it has an address").port();
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                // A client that hangs up ends its thread.
                thread::spawn(move || drop(converse(&connection)));
            }
        });
        Mailbox { port }
    }

    pub fn config(&self) -> MailConfig {
        let smtp_url = format!("smtp://127.0.0.1:{}", self.port);
        MailConfig { smtp_url, from: "Hearth <hearth@hearth.example>".to_owned() }
    }

    /// Refuses mails to an address from now on.
    pub fn refuse(address: &str) {
        REFUSED.lock().expect("nobody panicked").push(address.to_owned());
    }

    /// Returns the mails to an address.
    pub fn of(address: &str) -> Vec<Mail> {
        let mails = MAILS.lock().expect("nobody panicked");
        mails.iter().filter(|mail| mail.to == address).cloned().collect()
    }

    /// Waits until an address has got this number of mails, and returns the last.
    pub async fn gets(address: &str, number: usize) -> Mail {
        until(&format!("{number} mails to {address}"), async || Mailbox::of(address).len() >= number).await;
        let mails = Mailbox::of(address);
        assert_eq!(mails.len(), number, "no more than that");
        mails[number - 1].clone()
    }
}

fn converse(mut connection: &TcpStream) -> std::io::Result<()> {
    let mut lines = BufReader::new(connection).split(b'\n');
    let mut to = String::new();
    connection.write_all(b"220 mailbox\r\n")?;
    while let Some(line) = lines.next() {
        let line = String::from_utf8_lossy(&line?).trim_end().to_owned();
        let answer = match line.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => "250-mailbox\r\n250 8BITMIME",
            "RCPT" => {
                line.split(['<', '>']).nth(1).unwrap_or_default().clone_into(&mut to);
                let refused = REFUSED.lock().expect("nobody panicked").contains(&to);
                if refused { "550 nobody here" } else { "250 OK" }
            }
            "DATA" => {
                connection.write_all(b"354 go on\r\n")?;
                let mut mail = Vec::new();
                for line in lines.by_ref() {
                    let line = line?;
                    if line == b".\r" {
                        break;
                    }
                    mail.extend_from_slice(line.strip_prefix(b".").unwrap_or(&line));
                    mail.push(b'\n');
                }
                MAILS.lock().expect("nobody panicked").push(Mail::parse(to.clone(), &mail));
                "250 kept"
            }
            "QUIT" => "221 bye",
            _ => "250 OK",
        };
        connection.write_all(format!("{answer}\r\n").as_bytes())?;
    }
    Ok(())
}
