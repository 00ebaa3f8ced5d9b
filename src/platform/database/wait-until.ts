import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseObstacle } from './database-failure.ts'
import type { Patience } from './handles.ts'
import { ReadOnly, Standby } from './postgres-server.ts'
import { timeLimits } from './time-limits.ts'

const silent = 'The database does not answer. Check CANDOR_DATABASE_URL, and that it runs.'
const noTls =
  'The database server does not offer TLS. Switch it on there, or set sslmode=disable where nobody can listen.'

/** The server answers and rejects us: waiting does not help. */
const final = [/^28/, /^3D000$/, /CERT/, /^ERR_TLS/, /^ERR_SSL/]

/**
 * Asks until there is an answer or the patience ends; then throws the last error. An error that waiting
 * cannot repair is thrown immediately.
 */
export async function waitUntil(
  answers: () => Promise<void>,
  hosts: number,
  { milliseconds, signal, onWait }: Patience = { milliseconds: 0, onWait: () => undefined },
): Promise<void> {
  const end = performance.now() + milliseconds
  for (let tries = 0; ; tries += 1) {
    try {
      return await answers()
    } catch (error) {
      const code = String((error as { code?: string }).code ?? '')
      if (isFinal(error, code, hosts) || signal?.aborted || performance.now() >= end)
        throw explained(error, code)
      if (tries === 0) onWait(code)
      await pause(timeLimits.retry)
    }
  }
}

function isFinal(error: unknown, code: string, hosts: number): boolean {
  // With several hosts, one may be about to be promoted.
  if (error instanceof Standby || error instanceof ReadOnly) return hosts === 1
  return error instanceof DatabaseObstacle || isNoTls(error) || final.some((one) => one.test(code))
}

/** The driver has no code for it. */
const isNoTls = (error: unknown) =>
  error instanceof Error && error.message.includes('does not support SSL')

function explained(error: unknown, code: string): unknown {
  if (isNoTls(error)) return new DatabaseObstacle(noTls)
  return code !== '' || error instanceof DatabaseObstacle ? error : new DatabaseObstacle(silent)
}
