//! A connection to the server, on which one request follows the other, and a stream of events.

use std::io::Read;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use flate2::read::GzDecoder;
use http_body_util::channel::{Channel, Sender};
use http_body_util::{BodyExt, Either, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST};
use hyper::http::request::Builder;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use memchr::memmem;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use crate::Trouble;
use crate::measured::Meter;

/// Somebody's secret, and how it is shown.
#[derive(Clone, Debug)]
pub(crate) enum Secret {
    /// As a cookie.
    Cookie(String),
    /// As a token.
    Token(String),
    /// He has none.
    None,
}

/// What a browser says besides with each request: it has to be read, and pages have to be compressed.
const BROWSER: [(&str, &str); 6] = [
    (
        "user-agent",
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    ),
    ("accept", "text/html"),
    ("accept-encoding", "gzip, deflate"),
    ("accept-language", "en-GB,en;q=0.9"),
    ("connection", "keep-alive"),
    ("sec-fetch-site", "same-origin"),
];

/// What the script of a page says besides.
const SCRIPT: [(&str, &str); 2] = [("hx-request", "true"), ("hx-request-type", "partial")];

/// A body that is there, or one that comes line by line.
type Body = Either<Full<Bytes>, Channel<Bytes>>;

/// A connection.
pub(crate) struct Connection {
    sender: SendRequest<Body>,
    host: String,
    secret: Secret,
}

impl Connection {
    pub async fn open(address: SocketAddr, secret: Secret, meter: &Meter) -> Result<Connection, Trouble> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(Counted { stream, meter: meter.clone() })).await?;
        // How it ends is told to whoever uses it.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Connection { sender, host: address.to_string(), secret })
    }

    fn request(&self, method: Method, path: &str) -> Builder {
        let request = Request::builder().method(method).uri(path).header(HOST, &self.host);
        match &self.secret {
            Secret::Cookie(cookie) => with(request.header(COOKIE, cookie), &BROWSER),
            Secret::Token(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
            Secret::None => request,
        }
    }

    async fn send(&mut self, request: Builder, body: Body) -> Result<Response<Incoming>, Trouble> {
        let request = request.body(body).map_err(|error| Trouble(error.to_string()))?;
        self.sender.ready().await?;
        Ok(self.sender.send_request(request).await?)
    }

    /// Sends something; the answer as text.
    pub async fn post(&mut self, path: &str, kind: &'static str, body: String) -> Result<Answer, Trouble> {
        let request = self.request(Method::POST, path).header(CONTENT_TYPE, kind);
        Answer::read(self.send(request, whole(body)).await?).await
    }

    /// Sends something as the script of a page does; the answer as text.
    pub async fn post_by_script(
        &mut self,
        path: &str,
        kind: &'static str,
        body: String,
    ) -> Result<Answer, Trouble> {
        let request = with(self.request(Method::POST, path), &SCRIPT).header(CONTENT_TYPE, kind);
        Answer::read(self.send(request, whole(body)).await?).await
    }

    /// Asks for something; the answer as text.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Trouble> {
        Answer::read(self.send(self.request(Method::GET, path), whole(String::new())).await?).await
    }

    /// Begins to listen.
    pub async fn listen(&mut self, path: &str) -> Result<Events, Trouble> {
        Events::of(self.send(self.request(Method::GET, path), whole(String::new())).await?, path).await
    }

    /// Begins to speak line by line, and to listen.
    pub async fn converse(&mut self, path: &str) -> Result<(Sender<Bytes>, Events), Trouble> {
        let (speaks, lines) = Channel::new(1);
        let request = self.request(Method::POST, path).header(CONTENT_TYPE, "application/x-ndjson");
        Ok((speaks, Events::of(self.send(request, Either::Right(lines)).await?, path).await?))
    }
}

fn with(request: Builder, headers: &[(&str, &str)]) -> Builder {
    headers.iter().fold(request, |request, (name, value)| request.header(*name, *value))
}

fn whole(body: String) -> Body {
    Either::Left(Full::from(body))
}

/// An answer of the server.
pub(crate) struct Answer {
    pub status: u16,
    pub location: String,
    pub cookie: String,
    pub text: String,
}

impl Answer {
    async fn read(response: Response<Incoming>) -> Result<Answer, Trouble> {
        let header = |name: &str| {
            let value = response.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let (status, location, cookie) =
            (response.status().as_u16(), header("location"), header("set-cookie"));
        let small = header("content-encoding") == "gzip";
        let bytes = response.into_body().collect().await?.to_bytes();
        let mut text = String::new();
        if small {
            GzDecoder::new(&*bytes).read_to_string(&mut text)?;
        } else {
            (&*bytes).read_to_string(&mut text)?;
        }
        Ok(Answer { status, location, cookie, text })
    }

    /// The answer, if it is a good one.
    pub fn good(self, to: &str) -> Result<Answer, Trouble> {
        if self.status < 400 {
            Ok(self)
        } else {
            Err(Trouble(format!("{to}: {} {}", self.status, self.text)))
        }
    }
}

/// How many entries a place names. A page's has the generation of the database behind it.
pub(crate) fn entries(place: &str) -> Option<u64> {
    place.split('-').next()?.parse().ok()
}

/// Events that the server pushes.
pub(crate) struct Events {
    body: Incoming,
    buffer: Vec<u8>,
}

/// One event.
pub(crate) struct Event {
    pub id: u64,
    pub text: String,
}

impl Events {
    async fn of(response: Response<Incoming>, path: &str) -> Result<Events, Trouble> {
        if !response.status().is_success() {
            let answer = Answer::read(response).await?;
            return Err(Trouble(format!("{path}: {} {}", answer.status, answer.text)));
        }
        Ok(Events { body: response.into_body(), buffer: Vec::new() })
    }

    /// The next event that says something.
    pub async fn next(&mut self) -> Result<Event, Trouble> {
        loop {
            if let Some(end) = memmem::find(&self.buffer, b"\n\n") {
                let rest = self.buffer.split_off(end + 2);
                let event = std::mem::replace(&mut self.buffer, rest);
                let text = String::from_utf8(event).map_err(|error| Trouble(error.to_string()))?;
                // A table that was refused something would wait for ever, and nobody would see it in the figures.
                if text.lines().any(|line| line == "event: refused") {
                    return Err(Trouble(format!("a decision was refused: {}", text.trim())));
                }
                let id = text.lines().find_map(|line| line.strip_prefix("id: ")).and_then(entries);
                match id {
                    Some(id) => return Ok(Event { id, text }),
                    None => continue,
                }
            }
            let frame = self.body.frame().await.ok_or_else(|| Trouble("the stream ended".to_owned()))??;
            if let Ok(data) = frame.into_data() {
                self.buffer.extend_from_slice(&data);
            }
        }
    }
}

/// A stream on which every byte that comes is counted.
struct Counted {
    stream: TcpStream,
    meter: Meter,
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.meter.came(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for Counted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
