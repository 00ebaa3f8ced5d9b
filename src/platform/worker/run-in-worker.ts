import { Worker } from 'node:worker_threads'
import { workerFile } from './worker-file.ts'

interface Bounds {
  /** For all of its work. */
  seconds: number
  /** Of its JavaScript heap; what the program allocates outside it is not counted. */
  heapMiB: number
}

/**
 * Gives one file of a stranger to a program of ours in a thread of its own, so that it neither holds
 * up those who look up their papers nor takes more time and memory than it may. The program is named
 * by its source (`workerFile`); it takes `task` as `workerData`, posts one answer and ends. Null when it
 * failed, took too long or ran out of memory.
 * @throws Error when the program, or a part of it, is missing: then the file is not at fault
 */
export async function runInWorker<Task, Answer>(
  program: string,
  task: Task,
  { seconds, heapMiB }: Bounds,
): Promise<Answer | null> {
  const worker = new Worker(workerFile(program), {
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
    return await new Promise<Answer | null>((answered, incomplete) => {
      const failed = () => answered(null)
      timer = setTimeout(failed, seconds * 1000)
      worker.once('message', answered)
      worker.once('error', (error) => (isMissing(error) ? incomplete(error) : failed()))
      worker.once('exit', failed)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Whether a part of the program could not be found, whatever it was given. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /MODULE_NOT_FOUND$/.test(String(error.code))
}
