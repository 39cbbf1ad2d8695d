//! An HTTP connection with sequential requests, and server-sent events.

use std::io::Read;
use std::net::{IpAddr, SocketAddr};
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
use tokio::net::{TcpSocket, TcpStream};

use crate::LoadError;
use crate::measured::Meter;

/// The credential of a player.
#[derive(Clone, Debug)]
pub(crate) enum Credential {
    /// A session cookie.
    Cookie(String),
    /// An API token.
    Token(String),
    /// None.
    None,
}

/// The headers of a browser. They make the server do the same work, such as compression.
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

/// The additional headers of htmx.
const SCRIPT: [(&str, &str); 2] = [("hx-request", "true"), ("hx-request-type", "partial")];

/// A complete body, or one that is streamed line by line.
type Body = Either<Full<Bytes>, Channel<Bytes>>;

/// A connection.
pub(crate) struct Connection {
    sender: SendRequest<Body>,
    host: String,
    secret: Credential,
}

impl Connection {
    pub async fn open(
        address: SocketAddr,
        secret: Credential,
        meter: &Meter,
    ) -> Result<Connection, LoadError> {
        Connection::open_from(None, address, secret, meter).await
    }

    /// Opens a connection from an address of this machine.
    pub async fn open_from(
        source: Option<IpAddr>,
        address: SocketAddr,
        secret: Credential,
        meter: &Meter,
    ) -> Result<Connection, LoadError> {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(source) = source {
            socket.bind((source, 0).into())?;
        }
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) =
            handshake(TokioIo::new(CountingStream { stream, meter: meter.clone() })).await?;
        // Callers notice the end through their requests.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Connection { sender, host: address.to_string(), secret })
    }

    fn request(&self, method: Method, path: &str) -> Builder {
        let request = Request::builder().method(method).uri(path).header(HOST, &self.host);
        match &self.secret {
            Credential::Cookie(cookie) => with(request.header(COOKIE, cookie), &BROWSER),
            Credential::Token(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
            Credential::None => request,
        }
    }

    async fn send(&mut self, request: Builder, body: Body) -> Result<Response<Incoming>, LoadError> {
        let request = request.body(body).map_err(|error| LoadError(error.to_string()))?;
        self.sender.ready().await?;
        Ok(self.sender.send_request(request).await?)
    }

    /// Sends a request and returns the response as text.
    pub async fn post(&mut self, path: &str, kind: &'static str, body: String) -> Result<Answer, LoadError> {
        let request = self.request(Method::POST, path).header(CONTENT_TYPE, kind);
        Answer::read(self.send(request, whole(body)).await?).await
    }

    /// Sends a request as htmx does and returns the response as text.
    pub async fn post_by_script(
        &mut self,
        path: &str,
        kind: &'static str,
        body: String,
    ) -> Result<Answer, LoadError> {
        let request = with(self.request(Method::POST, path), &SCRIPT).header(CONTENT_TYPE, kind);
        Answer::read(self.send(request, whole(body)).await?).await
    }

    /// Fetches a page as text.
    pub async fn get(&mut self, path: &str) -> Result<Answer, LoadError> {
        Answer::read(self.send(self.request(Method::GET, path), whole(String::new())).await?).await
    }

    /// Opens a stream of server-sent events.
    pub async fn listen(&mut self, path: &str) -> Result<Events, LoadError> {
        Events::of(self.send(self.request(Method::GET, path), whole(String::new())).await?, path).await
    }

    /// Opens a two-way stream: NDJSON lines up, server-sent events down.
    pub async fn converse(&mut self, path: &str) -> Result<(Sender<Bytes>, Events), LoadError> {
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

/// A response.
pub(crate) struct Answer {
    pub status: u16,
    pub location: String,
    pub cookie: String,
    pub text: String,
}

impl Answer {
    async fn read(response: Response<Incoming>) -> Result<Answer, LoadError> {
        let header = |name: &str| {
            let value = response.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let (status, location, cookie) =
            (response.status().as_u16(), header("location"), header("set-cookie"));
        let compressed = header("content-encoding") == "gzip";
        let bytes = response.into_body().collect().await?.to_bytes();
        let mut text = String::new();
        if compressed {
            GzDecoder::new(&*bytes).read_to_string(&mut text)?;
        } else {
            (&*bytes).read_to_string(&mut text)?;
        }
        Ok(Answer { status, location, cookie, text })
    }

    /// Returns the response, or an error for a status of 400 or above.
    pub fn good(self, to: &str) -> Result<Answer, LoadError> {
        if self.status < 400 {
            Ok(self)
        } else {
            Err(LoadError(format!("{to}: {} {}", self.status, self.text)))
        }
    }
}

/// Returns the entry number of an event id. Ids of pages end with the generation of the database.
pub(crate) fn entries(event_id: &str) -> Option<u64> {
    event_id.split('-').next()?.parse().ok()
}

/// A stream of server-sent events.
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
    async fn of(response: Response<Incoming>, path: &str) -> Result<Events, LoadError> {
        if !response.status().is_success() {
            let answer = Answer::read(response).await?;
            return Err(LoadError(format!("{path}: {} {}", answer.status, answer.text)));
        }
        Ok(Events { body: response.into_body(), buffer: Vec::new() })
    }

    /// Waits for the next event with an id.
    pub async fn next(&mut self) -> Result<Event, LoadError> {
        loop {
            if let Some(end) = memmem::find(&self.buffer, b"\n\n") {
                let rest = self.buffer.split_off(end + 2);
                let event = std::mem::replace(&mut self.buffer, rest);
                let text = String::from_utf8(event).map_err(|error| LoadError(error.to_string()))?;
                // A table whose decision was refused would wait for ever without showing in the figures.
                if text.lines().any(|line| line == "event: refused") {
                    return Err(LoadError(format!("a decision was refused: {}", text.trim())));
                }
                let id = text.lines().find_map(|line| line.strip_prefix("id: ")).and_then(entries);
                match id {
                    Some(id) => return Ok(Event { id, text }),
                    None => continue,
                }
            }
            let frame = self.body.frame().await.ok_or_else(|| LoadError("the stream ended".to_owned()))??;
            if let Ok(data) = frame.into_data() {
                self.buffer.extend_from_slice(&data);
            }
        }
    }
}

/// A stream that counts received bytes.
struct CountingStream {
    stream: TcpStream,
    meter: Meter,
}

impl AsyncRead for CountingStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.meter.received(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for CountingStream {
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
