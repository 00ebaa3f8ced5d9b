import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { compiled } from '#test/compiled-code'
import { builtCommand } from '../../scripts/build.mjs'
import { projectNode } from '../../scripts/node.mjs'

/** How long a start may take, in milliseconds. */
const patience = 180_000

/** The result of a finished command. */
export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/**
 * Runs the built `candor` to its end with exactly this environment, or until `killed` resolves: then ends
 * it with SIGKILL. It has the channel of `bin/candor`, so that a command which waits for that channel for
 * ever is noticed.
 */
export async function runCandor(
  args: readonly string[],
  env: Record<string, string>,
  stdin = '',
  killed: () => Promise<unknown> = () => new Promise(() => undefined),
  program: string = builtCommand,
): Promise<Ended> {
  const stdio: ['pipe', 'pipe', 'pipe', 'ipc'] = ['pipe', 'pipe', 'pipe', 'ipc']
  const child = spawn(projectNode(), [program, ...args], {
    env: { ...compiled, ...env },
    stdio,
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.setEncoding('utf8').on('data', (text) => {
      output[stream] += text
    })
  child.stdin?.on('error', () => undefined) // A command that refuses immediately reads nothing.
  child.stdin?.end(stdin)
  const closed = once(child, 'close')
  await Promise.race([closed, killed().then(() => child.kill('SIGKILL'))])
  const [code] = await closed
  return { code: code ?? 1, ...output }
}

/** `candor serve` in a process of its own; it can be started repeatedly. */
export class ServerProcess {
  readonly #env: Record<string, string>
  readonly #command: string[]
  #child: ChildProcess | undefined
  #written: { stream: 'stdout' | 'stderr'; text: string }[] = []
  /** Where the output of the latest start begins. */
  #newest = 0

  constructor(
    env: Record<string, string>,
    { program = builtCommand, openFiles }: { program?: string; openFiles?: number } = {},
  ) {
    this.#env = env
    const serve = [projectNode(), program, 'serve']
    // Only the shell that starts it can set this.
    this.#command = openFiles
      ? ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...serve]
      : serve
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get setUpLink(): string | null {
    return this.#said().match(/http\S+\/set-up\/[\w-]+/)?.[0] ?? null
  }

  logs(wanted?: 'stdout' | 'stderr'): string {
    const chosen = this.#written.filter(({ stream }) => !wanted || stream === wanted)
    return chosen.map(({ text }) => text).join('')
  }

  async start(): Promise<void> {
    this.#newest = this.#written.length
    // The channel, on which nothing is sent, closes when this process is killed, and the server stops.
    const stdio: ['ignore', 'pipe', 'pipe', 'ipc'] = ['ignore', 'pipe', 'pipe', 'ipc']
    const [program = '', ...args] = this.#command
    const child = spawn(program, args, {
      env: { ...compiled, ...this.#env },
      stdio,
    })
    this.#child = child
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream]?.setEncoding('utf8').on('data', (text) => {
        this.#written.push({ stream, text })
      })
    const deadline = Date.now() + patience
    while (!this.#said().includes('Candor listens on port')) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
        child.kill('SIGKILL')
        throw new Error(`Candor did not start:\n${this.logs()}`)
      }
      await pause(20)
    }
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
    const child = this.#child
    if (!child) return 0
    this.#child = undefined
    if (child.exitCode === null && child.signalCode === null) {
      // Unlike 'exit', 'close' also waits for the last output.
      const ended = once(child, 'close')
      child.kill(signal)
      await ended
    }
    return child.exitCode ?? 1
  }

  /** Returns what it has written since the latest start. */
  #said(): string {
    return this.#written
      .slice(this.#newest)
      .map(({ text }) => text)
      .join('')
  }
}
