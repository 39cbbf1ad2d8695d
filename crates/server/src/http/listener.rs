//! The listener: accepts connections, serves them, and shuts down gracefully.

use std::error::Error;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::HOST;
use axum::http::{HeaderValue, Request, Version};
use axum::response::Response;
use hearth_host::base::ConnectionLimits;
use hyper::body::Incoming;
use hyper::server::conn::{http1, http2};
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

use crate::http::stalled::OpenAnswers;
use crate::http::tls::{TlsAcceptor, speaks_http_2};

/// The time that open connections get to finish at shutdown.
const PATIENCE: Duration = Duration::from_secs(3);

/// The pause after a failed accept.
const A_MOMENT: Duration = Duration::from_millis(200);

/// The requests that may be open at once on one HTTP/2 connection. All tabs of a browser share it, and each has a stream.
const MAX_HTTP_2_STREAMS: u32 = 128;

/// How a listener treats its connections.
#[derive(Clone)]
pub(crate) struct Serving {
    /// An incomplete request, and a client that takes nothing, are dropped after this time.
    pub unfinished: Duration,
    /// The number of connections of a household. Behind a proxy all connections share an address, so there is no limit.
    pub limits: Option<ConnectionLimits>,
    /// Speaks HTTPS with it.
    pub tls: Option<TlsAcceptor>,
}

/// Serves until `stop`. Slow requests are dropped (slowloris guard), and so are connections above a household's limit.
/// Otherwise a few clients could exhaust the file descriptors.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    serving: Serving,
    stop: impl Future<Output = ()>,
) {
    let (open, router) = (GracefulShutdown::new(), TowerToHyperService::new(router));
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            came = listener.accept() => match came {
                Ok(came) => came,
                Err(error) => {
                    // Usually the file descriptors are exhausted, and some are freed soon.
                    tracing::warn!(%error, "failed to accept a connection; are the file descriptors used up? (see `ulimit -n`)");
                    sleep(A_MOMENT).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let limits = serving.limits.as_ref();
        let permit = limits.map(|limits| limits.enter(Some(address.ip().to_canonical())));
        if matches!(permit, Some(None)) {
            tracing::debug!(%address, "connection limit reached, dropping a connection");
            continue;
        }
        // Pushed frames are small and must not wait for more data.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%address, %error, "failed to set TCP_NODELAY");
        }
        let connection = connection(stream, address, router.clone(), serving.clone(), open.watcher());
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%address, error, "connection failed");
            }
            drop(permit);
        });
    }
    drop(listener);
    tracing::info!("stopping: open requests get a moment to finish");
    // Streams never end by themselves.
    if timeout(PATIENCE, open.shutdown()).await.is_err() {
        tracing::debug!("closing connections that are still open");
    }
}

/// Serves one connection to its end.
async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    router: TowerToHyperService<Router>,
    serving: Serving,
    watcher: Watcher,
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let unfinished = serving.unfinished;
    let answers = OpenAnswers::default();
    let mut stream = Box::pin(TimeoutStream::new(stream));
    stream.as_mut().set_write_timeout_pinned(Some(unfinished));
    let mut http_1 = http1::Builder::new();
    http_1.timer(TokioTimer::new()).header_read_timeout(unfinished);
    let Some(tls) = serving.tls else {
        let service = from(address, router, None);
        return Ok(watcher.watch(http_1.serve_connection(TokioIo::new(stream), service)).await?);
    };
    let Some(mut stream) = timeout(unfinished, tls.accept(stream)).await?? else {
        return Ok(());
    };
    if !speaks_http_2(&stream) {
        let service = from(address, router, None);
        return Ok(watcher.watch(http_1.serve_connection(TokioIo::new(stream), service)).await?);
    }
    // Whoever is there answers the pings.
    stream.get_mut().0.as_mut().set_read_timeout_pinned(Some(unfinished));
    let mut http_2 = http2::Builder::new(TokioExecutor::new());
    http_2
        .timer(TokioTimer::new())
        .keep_alive_interval(unfinished / 3)
        .max_concurrent_streams(MAX_HTTP_2_STREAMS);
    let service = from(address, router, Some(answers.clone()));
    tokio::select! {
        served = watcher.watch(http_2.serve_connection(TokioIo::new(stream), service)) => Ok(served?),
        () = answers.stalled(unfinished) => Err("the client does not take its answers".into()),
    }
}

/// Adds the address of the client to its requests, and the host that HTTP/2 has in the URI.
fn from(
    address: SocketAddr,
    router: TowerToHyperService<Router>,
    answers: Option<OpenAnswers>,
) -> impl Service<Request<Incoming>, Response = Response, Error = std::convert::Infallible, Future: Send> {
    service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        if request.version() == Version::HTTP_2 {
            let host = request.uri().authority().and_then(|host| HeaderValue::from_str(host.as_str()).ok());
            host.and_then(|host| request.headers_mut().insert(HOST, host));
        }
        let (answer, answers) = (router.call(request), answers.clone());
        async move {
            let response = answer.await?;
            Ok(match answers {
                Some(answers) => response.map(|body: Body| answers.watch(body)),
                None => response,
            })
        }
    })
}
