# syntax=docker/dockerfile:1
# The server in a container: docker compose up -d, or
#   docker build -t hearth . && docker run -d -p 4270:4270 -v hearth:/data hearth

FROM rust:1-slim-bookworm AS build
WORKDIR /src
COPY . .
# The caches belong to the builder, so the binary is copied out of them.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --release --locked --package hearth \
    && install -D target/release/hearth /out/hearth \
    && mkdir /out/data

FROM debian:bookworm-slim
# Certificates are compiled in, and nothing else is needed.
COPY --from=build /out/hearth /usr/local/bin/hearth
# The numbers are fixed: a volume keeps its owner when the image changes.
COPY --from=build --chown=4270:4270 --chmod=700 /out/data /data
USER 4270:4270
ENV HEARTH_DATA=/data \
    HEARTH_LISTEN=0.0.0.0:4270
VOLUME /data
EXPOSE 4270
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=12s --start-period=60s --start-interval=1s CMD ["hearth", "health"]
ENTRYPOINT ["hearth"]
CMD ["serve"]
