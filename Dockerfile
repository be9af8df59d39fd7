# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

# Packages alone, so that they are installed again only when the lock file changes.
FROM base AS deps
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev

# Pages are made from records at build time. The bundled Postgres lends a seeded database for it;
# a server expires every page when it first connects to the real one.
FROM deps AS build
COPY . .
RUN mkdir -p public && npm run build

# Everything that changes the database: migrations, seed, Payload's command line, imports.
FROM deps AS tools
COPY . .
RUN mkdir .data && chown node:node .data
USER node
VOLUME /app/.data
CMD ["node", "scripts/run.mjs", "setup"]

# The site alone: no sources, no build tools.
FROM base AS web
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
RUN mkdir .data && chown node:node .data
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
COPY --chown=node:node scripts/docker/start.mjs ./
USER node
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
