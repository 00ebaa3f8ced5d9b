import { realpathSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { databaseUnavailable, outcomeUnknown } from './database-failure.ts'

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
