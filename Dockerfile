# One image for every size of house: alone with its own Postgres, or as one of many nodes (docs/deployment.md).
# BASE is any Debian 12 with npm; the server runs on the Node that package.json pins, not on the base's.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS base
# tini passes signals on and takes in orphans; libatomic1 is what Node 26 needs and slim images lack, also while building
RUN apt-get update \
 && apt-get install --yes --no-install-recommends tini libatomic1 ca-certificates \
 && rm -rf /var/lib/apt/lists/*

FROM base AS build
WORKDIR /signet
COPY . .
RUN npm ci --loglevel=error \
 && npm run build --workspace @signet/web \
 && npm prune --omit=dev --loglevel=error

FROM base
RUN install -d -o 1000 -g 1000 -m 0700 /data
COPY --from=build /signet /signet
WORKDIR /signet
# nothing of the product can be changed by the user that runs it
USER 1000:1000
# what one thread has freed is used by the next: glibc otherwise keeps a store for each (decision 0100)
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 PATH=/signet/node_modules/node/bin:$PATH
VOLUME /data
EXPOSE 3000
# a node that cannot reach its database is not ready, which is what this says
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
# rows of the database stay out of V8's old heap (decision 0109)
CMD ["node", "--no-allocation-site-pretenuring", "apps/server/src/main.ts"]
