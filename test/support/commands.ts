import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectNode } from '../../scripts/node.mjs'
import { compiled, type Ended } from './candor-process.ts'

/** A command to run: what it is given, and the environment that it reads. */
export interface Told {
  args: readonly string[]
  env: Record<string, string>
  stdin: string
}

/** Loading the program is nine tenths of a small command, so one process runs those of all products. */
let running: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command of the built `candor` that prepares a test, one after the other in a process that
 * stays. What is itself the subject of a test runs in a process of its own: `product.run`.
 */
export function prepare(told: Told): Promise<Ended> {
  const ended = last.then(() => run(told))
  last = ended.catch(() => undefined)
  return ended
}

async function run(told: Told): Promise<Ended> {
  running ??= start(told.env)
  const child = running
  const waiting = new AbortController()
  const { signal } = waiting
  const died = once(child, 'close', { signal }).then(() => {
    running = undefined
    throw new Error(`The process that runs commands ended at candor ${told.args[0]}.`)
  })
  // Only while a command runs does it keep this process.
  child.ref()
  child.channel?.ref()
  try {
    child.send(told)
    const [ended] = await Promise.race([once(child, 'message', { signal }), died])
    return ended as Ended
  } finally {
    died.catch(() => undefined)
    waiting.abort()
    child.unref()
    child.channel?.unref()
  }
}

/** In production, as the products are; it ends with this process, which closes the channel. */
function start({ PATH = '', NODE_OPTIONS = '' }: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, 'run-commands.ts'), {
    execPath: projectNode(),
    execArgv: [],
    env: { ...compiled, PATH, NODE_OPTIONS, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
