// Asks the server in the same container whether it is ready: the image has no shell to ask with.
// biome-ignore lint/style/noProcessEnv: it runs on its own, in the environment of the server
const { PORT = '3000', CANDOR_HOST } = process.env
const host = CANDOR_HOST || '127.0.0.1'
const answer = await fetch(
  `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`,
).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
