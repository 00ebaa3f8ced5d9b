import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type BetterSqlite3 from 'better-sqlite3'
import { workerFile } from '#platform/worker'
import { databaseUnavailable, outcomeUnknown } from './failures.ts'
import type { FileKey } from './file-key.ts'

/**
 * Once this many pages of the log are missing from the database, they are copied: 32 MB. Look-ups write to
 * random pages of their indexes, mostly to the same ones again.
 */
const manyPages = 8000
/** This few are copied while writes wait, in the milliseconds of one fsync. */
const fewPages = 400
/** How often to try for that while many writes go on. */
const tries = 4
/** After this many milliseconds without work the thread ends: its memory is that of a small program. */
const idle = 1000
/** The log's length is checked once in this many commits. */
const betweenLooks = 16

/** SQLite's report on its log: pages in it, and how many of them are in the database. */
interface Progress {
  busy: number
  log: number
  checkpointed: number
}

/** Copies the log into the database when it has grown. */
export interface Checkpoints {
  /** To be called at each commit. */
  noteCommit(): void
  close(): Promise<void>
}

/**
 * Checkpoints an SQLite file on a thread of its own. Otherwise the commit that fills the log would do it,
 * and keep every request waiting. Copies the bulk while others write; writes wait only for the last few
 * pages, because the log can begin again only when all of it is copied.
 * @param alone runs something while nobody writes
 * @param isFull whether there is little room, so that the log has to stay small
 */
export function openCheckpoints(
  { writing, key }: { writing: BetterSqlite3.Database; key: FileKey },
  alone: (run: () => Promise<void>) => Promise<void>,
  isFull: () => boolean,
): Checkpoints {
  // Otherwise SQLite checkpoints within a commit; it still does if the thread fails.
  writing.pragma('wal_autocheckpoint = 0')
  let look: BetterSqlite3.Statement | undefined
  let commits = 0
  let enough = manyPages
  let worker: Worker | null = null
  let underWay: Promise<void> | null = null
  let isClosing = false
  let untilIdle: NodeJS.Timeout | undefined
  let ending: Promise<unknown> = Promise.resolve()

  function backlog(): number {
    look ??= writing.prepare('pragma wal_checkpoint(NOOP)')
    return left(look.get() as Progress)
  }

  async function checkpoint(): Promise<void> {
    const asked = worker ?? startWorker({ path: writing.name, key })
    worker = asked
    const ask = () => answerOf(asked)
    for (let tried = 0; tried < tries; tried += 1) {
      await ask()
      if (isClosing || backlog() <= fewPages) break
    }
    if (!isClosing)
      await alone(async () => {
        await ask()
      })
    // A reader of an old state prevents the copying; then there is no hurry to try again.
    enough = manyPages + backlog()
  }

  function fallBack(): void {
    if (isClosing) return
    void worker?.terminate()
    worker = null
    enough = Number.POSITIVE_INFINITY
    writing.pragma(`wal_autocheckpoint = ${manyPages}`)
  }

  function endWorker(): Promise<unknown> {
    const asked = worker
    worker = null
    ending = Promise.all([ending, endOf(asked)])
    return ending
  }

  return {
    noteCommit: () => {
      commits += 1
      if (underWay || isClosing || commits % betweenLooks !== 0) return
      if (backlog() < (isFull() ? Math.min(fewPages, enough) : enough)) return
      clearTimeout(untilIdle)
      underWay = checkpoint()
        .catch(fallBack)
        .finally(() => {
          underWay = null
          untilIdle = setTimeout(() => void endWorker(), idle).unref()
        })
    },
    close: async () => {
      isClosing = true
      await underWay
      clearTimeout(untilIdle)
      await endWorker()
    },
  }
}

/** Whatever it fails at, the log has everything. */
async function endOf(worker: Worker | null): Promise<void> {
  if (!worker || hasEnded(worker)) return
  worker.ref()
  worker.postMessage('close')
  await once(worker, 'exit').catch(() => undefined)
}

const hasEnded = ({ threadId }: Worker) => threadId === -1

const left = ({ log, checkpointed }: Progress) => log - checkpointed

/** Starts a thread for an SQLite file. It inherits nothing: no flags, and no environment, which has secrets. */
export function startThread(program: string, workerData: { path: string; key: FileKey }): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 }
  return new Worker(workerFile(program), { workerData, resourceLimits, execArgv: [], env: {} })
}

function startWorker(file: { path: string; key: FileKey }): Worker {
  const worker = startThread('src/platform/database/checkpoint-worker.ts', file)
  worker.unref()
  // The caller learns of the error; without any listener Node would stop the process.
  worker.on('error', () => undefined)
  return worker
}

function answerOf(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The thread that copies the log ended'))
    const answered = () => {
      worker.off('error', reject).off('exit', ended)
      worker.unref()
      resolve()
    }
    if (hasEnded(worker)) return ended()
    worker.once('message', answered).once('error', reject).once('exit', ended)
    // It keeps the process alive only while it works.
    worker.ref()
    worker.postMessage('checkpoint')
  })
}

/** The write-ahead log of one SQLite connection, and which part of it is on the disk. */
export interface WriteAheadLog {
  /**
   * To be called with each statement before it runs.
   * @throws Refusal `service.database_unavailable` when the disk failed before
   */
  note(statement: { sql: string; readonly: boolean }): void
  /**
   * Resolves when everything that was committed is on the disk.
   * @param ending the statement that ended the transaction, or was its own transaction
   * @throws Refusal `service.outcome_unknown` when the disk fails to take it; from then on nothing more
   *   is written, because a system's reports on a file are unreliable after such a failure
   */
  settle(ending: string): Promise<void>
  close(): Promise<void>
}

export type SyncLog = (log: FileHandle) => Promise<void>

interface Options {
  /** Path of the database. */
  path: string
  onCommit(): void
  onClose(): Promise<void>
  /** Called once when the disk fails. Only a fresh start is safe then. */
  onFailure(): void
  sync?: SyncLog
}

/**
 * Makes commits durable outside the event loop. SQLite's own way (`synchronous=FULL`) is the same fsync of
 * the same file at the same moment, but it blocks the whole process, for up to a tenth of a second while
 * images are written (decision 0007).
 */
export function openWriteAheadLog({
  path,
  onCommit,
  onClose,
  onFailure,
  sync = (log) => log.datasync(),
}: Options): WriteAheadLog {
  let log: FileHandle | undefined
  let hasWritten = false
  let hasFailed = false

  return {
    note: ({ sql, readonly }) => {
      if (hasFailed) throw databaseUnavailable()
      if (!readonly && !/^begin/i.test(sql)) hasWritten = true
    },
    settle: async (ending) => {
      if (!hasWritten) return
      hasWritten = false
      if (/^rollback/i.test(ending)) return
      try {
        // It exists since the first write, and stays as long as a connection is open.
        log ??= await open(`${realpathSync(path)}-wal`, 'r')
        await sync(log)
      } catch {
        hasFailed = true
        onFailure()
        throw outcomeUnknown()
      }
      onCommit()
    },
    close: async () => {
      await onClose()
      await log?.close()
    },
  }
}
