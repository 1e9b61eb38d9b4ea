# The application image: built with everything, run with production packages only, as an ordinary user.
FROM oven/bun:1.4.5-slim AS manifests
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
COPY api/package.json api/
COPY site/package.json site/
COPY admin/package.json admin/
COPY shared/package.json shared/

FROM manifests AS build
RUN bun install --frozen-lockfile
COPY . .
# What the list of processes calls this build, as --build-arg APP_VERSION=$(git rev-parse --short HEAD).
ARG APP_VERSION=""
RUN bun run build

FROM manifests AS packages
# What the built pages were made of stays behind; the compiler comes along only as somebody's peer.
RUN bun install --frozen-lockfile --production && rm -rf node_modules/typescript node_modules/@types

FROM oven/bun:1.4.5-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# By the memory of a large machine the engine would let a process grow far beyond what it needs.
ENV BUN_JSC_forceRAMSize=536870912
RUN mkdir /data && chown bun:bun /data
COPY --from=packages /app ./
COPY tsconfig.json LICENSE CHANGELOG.md ./
COPY api api
COPY shared shared
COPY scripts scripts
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/site/dist site/dist
COPY --from=build /app/admin/dist admin/dist
USER bun
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["bun", "-e", "process.exit((await fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready')).ok ? 0 : 1)"]
# The server gets SIGTERM itself and has time to finish its requests (stop_grace_period in compose.yaml).
CMD ["bun", "scripts/start.ts"]
