//! The body of an answer from another node.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::BoxError;
use bytes::Bytes;
use futures_util::future::BoxFuture;
use http_body::{Body, Frame, SizeHint};
use hyper::body::Incoming;

/// A body as it arrives. It breaks off when its node is marked dead: a stream from a node that hangs would stay open, while its
/// table goes on elsewhere.
pub(super) struct NodeBody {
    body: Incoming,
    gone: BoxFuture<'static, ()>,
}

impl NodeBody {
    pub fn new(body: Incoming, gone: BoxFuture<'static, ()>) -> NodeBody {
        NodeBody { body, gone }
    }
}

impl Body for NodeBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(BoxError::from)));
        }
        // Nobody reads on after an error.
        self.gone.as_mut().poll(context).map(|()| Some(Err("the node is gone".into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
