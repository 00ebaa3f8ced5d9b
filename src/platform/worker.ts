import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createRequire, getCompileCacheDir } from 'node:module'
import { devNull } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { outOfResources, refusal } from '#platform/errors'

let version: string | undefined

/** Returns the version of Candor that runs: that of package.json. */
export function candorVersion(): string {
  version ??= (JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as Package)
    .version
  return version
}

interface Package {
  version: string
}

/**
 * Returns the path of a file of a package, such as `@hyzyla/pdfium/pdfium.wasm`: beside the bundle where
 * the build has put it there, else in the package.
 * @throws Error when neither exists
 */
export function packagedFile(name: string): string {
  const beside = join(import.meta.dirname, basename(name))
  if (existsSync(beside)) return beside
  return createRequire(join(packageRoot(), 'package.json')).resolve(name)
}

/**
 * Returns the folder with package.json, found upwards from this file: the same from the TypeScript source
 * (src/platform) and from a bundle (dist/server), so that assets are found from both.
 */
export function packageRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) throw new Error('No package.json above the running code')
  }
}

/** As much as a large picture takes, with the stacks of its threads, in bytes. */
const muchMemory = 128 * 1024 * 1024
/** More than a thread and the fonts open at a time. */
const manyFiles = 16

/**
 * Tells whether the system would give the memory and the file handles that reading or drawing a file takes.
 * Keeps none of them.
 */
export function hasResources(): boolean {
  const opened: number[] = []
  try {
    Buffer.allocUnsafeSlow(muchMemory).buffer.transfer(0)
    while (opened.length < manyFiles) opened.push(openSync(devNull, 'r'))
    return true
  } catch {
    return false
  } finally {
    for (const file of opened) closeSync(file)
  }
}

interface Bounds {
  /** Of processor time, for all of its work. */
  seconds: number
  /** Of its JavaScript heap; memory that the program allocates outside it is not counted. */
  heapMiB: number
  /** How many times its seconds it may wait for the processor; more for tests, whose machine has other work. */
  waits?: number
}

/**
 * Keeps V8 from compiling wrappers for JavaScript that WebAssembly calls. All threads of the process share
 * them, and V8 has crashed while replacing one (`Check failed: jit_page.has_value()`), which ends the whole
 * server: https://github.com/nodejs/node/issues/64500.
 */
setFlagsFromString(`--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`)

/** How many times its limit a program may wait for the processor. */
const longestWait = 6

/**
 * Gives one file of a stranger to a program of ours in a thread of its own, so that it neither delays
 * people who look up their documents nor takes more time and memory than it may. The program is named by
 * its source (`workerFile`); it gets `task` as `workerData`, posts one answer and ends. Returns null when
 * it failed, took too long or ran out of memory.
 * @throws Refusal `service.busy` when the machine had no time, memory or file handle for it: then the file
 * is not at
 *   fault
 * @throws Error when the program, or a part of it, is missing: again not the file's fault
 */
export async function runInWorker<Task, Answer>(
  program: string,
  task: Task,
  { seconds, heapMiB, waits = longestWait }: Bounds,
): Promise<Answer | null> {
  const worker = new Worker(workerFile(program), {
    workerData: task,
    resourceLimits: {
      maxOldGenerationSizeMb: heapMiB,
      maxYoungGenerationSizeMb: 16,
      stackSizeMb: 4,
    },
    // Inherits nothing else from the parent: no flags, no environment (it has secrets), nowhere to write.
    execArgv: [],
    env: compiledCode(),
    stdout: true,
    stderr: true,
  })
  const over = new AbortController()
  try {
    return await new Promise<Answer | null>((answered, incomplete) => {
      const failed = (error?: unknown) => {
        const busy = outOfResources(error) ?? (hasResources() ? null : refusal('service.busy'))
        if (busy) incomplete(busy)
        else answered(null)
      }
      worker.once('message', answered)
      worker.once('error', (error) => (isMissing(error) ? incomplete(error) : failed(error)))
      worker.once('exit', () => failed())
      whenOverspent(worker, { seconds, waits }, over.signal).then(() => failed(), incomplete)
    })
  } finally {
    over.abort()
    await worker.terminate()
  }
}

/** Lets a thread take its program from where this process keeps compiled ones, if it does: it is there in half the time. */
function compiledCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir()
  // Node names a folder for its version in the one that it was given.
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}

/**
 * Waits until a worker has used its seconds of processor time. Elapsed time would call a file damaged
 * because the machine had other work.
 * @throws Refusal `service.busy` when it still has seconds left, long after it should have ended
 */
async function whenOverspent(
  worker: Worker,
  { seconds, waits }: { seconds: number; waits: number },
  signal: AbortSignal,
): Promise<void> {
  const latest = performance.now() + seconds * 1000 * waits
  for (let left = seconds; left > 0; ) {
    await pause(Math.max(left * 1000, 50), null, { signal })
    const toGo = Math.max(latest - performance.now(), 1000)
    const used = await Promise.race([secondsUsed(worker), pause(toGo, null, { signal })])
    // A program that does not even report its use is in an endless step.
    if (used === null) return
    left = seconds - used
    if (left > 0 && performance.now() > latest) throw refusal('service.busy')
  }
}

/** Returns a worker's processor time; never resolves for one that has ended, whose answer says more. */
async function secondsUsed(worker: Worker): Promise<number> {
  const never = new Promise<NodeJS.CpuUsage>(() => {})
  const { user, system } = await worker.cpuUsage().catch(() => never)
  return (user + system) / 1e6
}

/** Tells whether a part of the program could not be found, whatever its input. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /MODULE_NOT_FOUND$/.test(String(error.code))
}

/**
 * Returns the file of a worker that is named by its TypeScript source, such as
 * `src/platform/images/pdf-worker.ts`: the source itself where sources run, or in a bundle the file built
 * from it, beside this one.
 */
export function workerFile(source: string): string {
  if (extname(import.meta.filename) === '.ts') return join(packageRoot(), source)
  return join(import.meta.dirname, `${basename(source, '.ts')}.js`)
}
