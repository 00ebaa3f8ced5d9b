// The program `candor`. What runs is the build of this file, see config/vite.server.ts.

const { env } = process
// React and better-auth decide by NODE_ENV while they are being loaded, so it is settled first.
if (import.meta.env?.PROD) env.NODE_ENV ??= 'production'

const { runCommandLine } = await import('./command-line.ts')
process.exitCode = await runCommandLine(process.argv.slice(2), env)
