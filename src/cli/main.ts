// The program `candor`. The build of this file is what runs, see config/vite.server.ts.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { frugalMemory } from './frugal-memory.mjs'

const { env } = process
if (import.meta.env?.PROD) {
  // The launcher of a checkout has a channel to us, which would be lost.
  if (env.MALLOC_ARENA_MAX === undefined && !process.connected) startAnew()
  // React and better-auth read NODE_ENV while they are loaded, so it is set first.
  env.NODE_ENV ??= 'production'
  // Compiling takes a third of a start. Where the folder cannot be written, each start compiles.
  enableCompileCache({ directory: join(import.meta.dirname, '.compiled'), portable: true })
  // Nobody is served yet, and almost everything that a start makes stays: V8 would mark it step by step, several times.
  if (process.argv[2] === 'serve') setFlagsFromString('--no-incremental-marking')
}

const { runCommandLine } = await import('./command-line.ts')
process.exitCode = await runCommandLine(process.argv.slice(2), env)

/** Replaces this process by a new one with memory settings that only an environment can set. */
function startAnew(): void {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, command, { ...frugalMemory, ...env })
}
