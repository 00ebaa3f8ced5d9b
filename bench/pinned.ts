import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Cores: one for the measured server, one for the load. */
const cores = { server: 0, load: 1 } as const

/** `anywhere`: placed by the system, as an operator's server is. */
export type Place = keyof typeof cores | 'anywhere'

/** Whether processes can be pinned to one core each; elsewhere the system places them. */
export const canPin = spawnSync('taskset', ['-c', '1', 'true']).status === 0

/**
 * Starts a script of this folder, or any other program for this Node, at its place. It has an IPC channel
 * and ends when this process ends. Its output is read and dropped, except its last words, which `lastWords`
 * keeps.
 */
export function startPinned(
  place: Place,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const command = canPin && place !== 'anywhere' ? ['taskset', '-c', String(cores[place])] : []
  const [program = '', ...rest] = [...command, process.execPath, ...args]
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // A pipe that nobody reads fills up, and then blocks its writer.
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      words.set(child, ((words.get(child) ?? '') + text).slice(-4000))
    })
  return child
}

const words = new WeakMap<ChildProcess, string>()

/** Returns the last output of a process. */
export function lastWords(child: ChildProcess): string {
  return words.get(child) ?? ''
}

/** Returns the first message of a process. Throws when it ended before. */
export async function messageOf<T>(child: ChildProcess, failure: string): Promise<T> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${failure} ${lastWords(child)}`)
  })
  ended.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message as T
}

export const inBench = (name: string): string => join(import.meta.dirname, name)

/** Tells a process to stop and waits until it has. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Returns the seconds that a process has computed so far, in all its threads (proc(5): clock ticks of 10 ms). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name before the last bracket may contain spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Returns the peak resident memory of a process, and its current one, in MB (10^6 bytes). */
export function memoryOf(pid: number): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6
  return { peak: megabytes('VmHWM'), now: megabytes('VmRSS') }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}
