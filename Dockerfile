# One image for each server of an installation: docs/deployment.md.
FROM node:22-bookworm-slim

ENV NODE_ENV=production
RUN mkdir /app /data && chown node:node /app /data
WORKDIR /app
USER node

COPY --chown=node:node package.json package-lock.json .npmrc ./
# The tools for tenants, the directory and facilities run from sources: packages for building stay.
RUN npm ci --include=dev

COPY --chown=node:node . .
# Made here and adopted at the start, so that `build` can be a volume with the files of earlier builds.
RUN npm run build && node scripts/bundle.mjs server/program.ts && mv build built && mkdir build

ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME ["/data", "/app/build"]
EXPOSE 8080
# Ready once the database answers and the search has its index.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${process.env.BASE_PATH ?? ''}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server itself hears SIGTERM, and finishes what is running within fifteen seconds.
CMD ["sh", "-c", "node scripts/adopt-builds.mjs built && exec node scripts/start.mjs"]
