// The program `candor`. What runs is the build of this file, see config/vite.server.ts.
import { frugalMemory } from './frugal-memory.mjs'

const { env } = process
if (import.meta.env?.PROD) {
  // Who starts us by the launcher of a checkout has a channel to us, which would be lost.
  if (env.MALLOC_ARENA_MAX === undefined && !process.connected) startAnew()
  // React and better-auth decide by NODE_ENV while they are being loaded, so it is settled first.
  env.NODE_ENV ??= 'production'
}

const { runCommandLine } = await import('./command-line.ts')
process.exitCode = await runCommandLine(process.argv.slice(2), env)

/** Puts this program in its own place, with the settings of memory that only an environment can say. */
function startAnew(): void {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, command, { ...frugalMemory, ...env })
}
