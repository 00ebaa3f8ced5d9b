import { writeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { builtCommand } from '../../scripts/build.mjs'
import { type Command, endOfCommand } from './commands.ts'

// The program behind commands.ts: it loads the built command line once, and runs one command after
// the other with it.

/** Loads the part of the build that holds the command line: its first lines import it by a name of this build. */
async function loadCommandLine(): Promise<{ runCommandLine: RunCommandLine }> {
  const [, part] = /import\(["`](\.\/command-line-[^"`]+)["`]\)/.exec(
    await readFile(builtCommand, 'utf8'),
  ) as string[]
  return import(pathToFileURL(join(dirname(builtCommand), part as string)).href)
}
type RunCommandLine = (args: readonly string[], env: Record<string, string>) => Promise<number>

const { runCommandLine } = await loadCommandLine()

async function run({ args, env, stdin }: Command): Promise<number> {
  Object.defineProperty(process, 'stdin', { value: Readable.from([stdin]), configurable: true })
  const code = await runCommandLine(args, env)
  // Both are written to synchronously, like the log, which bypasses process.stderr.
  for (const stream of ['stdout', 'stderr'] as const) writeSync(process[stream].fd, endOfCommand)
  return code
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', (command: Command) => {
  last = last.then(async () => process.send?.(await run(command)))
})
process.on('disconnect', () => process.exit())
