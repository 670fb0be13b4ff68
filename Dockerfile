# The app and the rendezvous on one port. How it is used: README.md, "In a container".
ARG NODE_TAG=24-slim

FROM node:${NODE_TAG} AS build
WORKDIR /app
# Packages first: a change of the app installs nothing anew.
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY index.html tsconfig.json vite.config.ts ./
COPY public public
COPY scripts scripts
COPY server server
COPY src src
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:${NODE_TAG}
# With an address named, the server does not offer phones the container's own, which none of them reaches.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server server
# Last, as it was built last: the server builds again what is older than its sources, and has nothing here to build with.
COPY --from=build /app/dist dist
USER node
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/signal/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "server/start.mjs"]
