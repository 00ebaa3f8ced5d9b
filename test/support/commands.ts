import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { compiled } from '#test/compiled-code'
import { projectNode } from '../../scripts/node.mjs'
import type { Ended } from './candor-process.ts'

/** A command to run: its arguments, and its environment. */
export interface Command {
  args: readonly string[]
  env: Record<string, string>
  stdin: string
}

/** What the process writes to both of its streams after each command. */
export const endOfCommand = '\0'

/** Loading the program is nine tenths of a small command, so one process runs those of all products. */
let running: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command of the built `candor`, one after the other in a process that stays. Where the process
 * matters too (it ends, is killed, or is one of several) use `runCandor`, which starts one of its own.
 */
export function runCommand(command: Command): Promise<Ended> {
  const ended = last.then(() => run(command))
  last = ended.catch(() => undefined)
  return ended
}

async function run(command: Command): Promise<Ended> {
  running ??= start(command.env)
  const child = running
  const waiting = new AbortController()
  const { signal } = waiting
  const died = once(child, 'close', { signal }).then(() => {
    running = undefined
    throw new Error(`The process that runs commands ended at candor ${command.args[0]}.`)
  })
  const streams = [child.stdout, child.stderr] as Socket[]
  const held = [child, child.channel, ...streams]
  // It keeps this process alive only while a command runs.
  for (const one of held) one?.ref()
  try {
    const said = Promise.all(streams.map(untilEnd))
    child.send(command)
    const ended = Promise.all([once(child, 'message', { signal }), said])
    const [[code], [stdout = '', stderr = '']] = await Promise.race([ended, died])
    return { code, stdout, stderr }
  } finally {
    died.catch(() => undefined)
    waiting.abort()
    for (const one of held) one?.unref()
  }
}

/** Returns what a command wrote to a stream. */
function untilEnd(stream: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const take = (chunk: string) => {
      text += chunk
      if (!text.endsWith(endOfCommand)) return
      stream.off('data', take)
      resolve(text.slice(0, -endOfCommand.length))
    }
    stream.on('data', take)
  })
}

/** Starts it in production mode, as the products are; it ends with this process, which closes the channel. */
function start({ PATH = '', NODE_OPTIONS = '' }: Record<string, string>): ChildProcess {
  const child = fork(join(import.meta.dirname, 'run-commands.ts'), {
    execPath: projectNode(),
    execArgv: [],
    env: { ...compiled, PATH, NODE_OPTIONS, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.setEncoding('utf8')
  child.stderr?.setEncoding('utf8')
  return child
}
