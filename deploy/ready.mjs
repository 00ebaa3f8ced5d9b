// Asks the server beside it whether it can do its work; for a container, which has no shell for that.
// biome-ignore lint/style/noProcessEnv: it runs by itself, beside the server and in its environment
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
