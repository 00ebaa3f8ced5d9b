import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageRoot } from './package-root.ts'

interface Bounds {
  /** For all of its work. */
  seconds: number
  /** Of its JavaScript heap; what the program allocates outside it is not counted. */
  heapMiB: number
}

/**
 * Gives one file of a stranger to a program of ours in a thread of its own, so that it neither holds
 * up those who look up their papers nor takes more time and memory than it may. The program is a
 * TypeScript file below src, found from there also by the bundle; it takes `task` as `workerData`, posts one
 * answer and ends. Null when it failed, took too long or ran out of memory.
 */
export async function runInWorker<Task, Answer>(
  program: string,
  task: Task,
  { seconds, heapMiB }: Bounds,
): Promise<Answer | null> {
  const worker = new Worker(join(packageRoot(), program), {
    workerData: task,
    resourceLimits: {
      maxOldGenerationSizeMb: heapMiB,
      maxYoungGenerationSizeMb: 16,
      stackSizeMb: 4,
    },
    // Nothing of the parent's: no flags, no environment (it has secrets), no place to write to.
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Answer | null>((answered) => {
      const failed = () => answered(null)
      timer = setTimeout(failed, seconds * 1000)
      worker.once('message', answered)
      worker.once('error', failed)
      worker.once('exit', failed)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
