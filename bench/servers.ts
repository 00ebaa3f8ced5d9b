import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { frugalMemory } from '../src/cli/frugal-memory.mjs'
import { freePort, inBench, lastWords, type Place, startPinned, stop } from './pinned.ts'
import type { Installation } from './seed.ts'

/** A server under measurement, in a process of its own. */
export interface Server {
  port: number
  pid: number
  url: string
  stop(): Promise<void>
}

const patience = 60_000

export async function startBaseline(databasePath: string): Promise<Server> {
  const port = await freePort()
  const child = startPinned('server', [inBench('baseline.ts'), databasePath, String(port)])
  await firstAnswer(child, port, '/none')
  return serverOf(child, port)
}

/**
 * Starts the built product on an installation, as `npm start` does, by default with raised limits for the
 * benchmark's own address. Resolves after its first page, with the seconds until the process answered, and until that
 * page: the database is read in between.
 */
export async function startCandor(
  command: string,
  { env }: Pick<Installation, 'env'>,
  { place = 'server', raisedFor = '127.0.0.1' }: { place?: Place; raisedFor?: string } = {},
): Promise<Server & { startedIn: number; servesIn: number }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const began = performance.now()
  const child = startPinned(place, [command, 'serve'], {
    ...frugalMemory,
    CANDOR_URL: url,
    ...env,
    PORT: String(port),
    CANDOR_RAISED_LIMITS: raisedFor,
  })
  const since = () => (performance.now() - began) / 1000
  await firstAnswer(child, port, '/healthz')
  const startedIn = since()
  await firstAnswer(child, port, '/')
  return { ...serverOf(child, port), startedIn, servesIn: since() }
}

function serverOf(child: ChildProcess, port: number): Server {
  const pid = child.pid as number
  return { port, pid, url: `http://localhost:${port}`, stop: () => stop(child) }
}

/** Waits for any answer. It asks every 2 ms over a bare socket, which costs almost nothing. */
async function firstAnswer(child: ChildProcess, port: number, path: string): Promise<void> {
  const deadline = performance.now() + patience
  while (!(await answers(port, path))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`A server did not start. ${lastWords(child)}`)
    }
    await pause(2)
  }
}

function answers(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const done = (hasAnswered: boolean) => {
      socket.destroy()
      resolve(hasAnswered)
    }
    socket.on('error', () => done(false)).on('data', () => done(true))
    socket.on('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`))
    socket.on('close', () => done(false))
  })
}
