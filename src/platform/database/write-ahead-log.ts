import { realpathSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** The write-ahead log of one SQLite connection, and what of it is on the disk. */
export interface WriteAheadLog {
  /** Told of each statement before it runs; throws when the disk failed before. */
  note(statement: { sql: string; readonly: boolean }): void
  /**
   * Resolves when everything that was committed is on the disk.
   * @param ending the statement that ended the transaction, or was one of its own
   * @throws when the disk does not take it; from then on nothing is written any more, because what
   *   a system says of a file after such a failure cannot be relied on
   */
  settle(ending: string): Promise<void>
  close(): Promise<void>
}

export type SyncLog = (log: FileHandle) => Promise<void>

interface Options {
  /** Of the database. */
  path: string
  onCommit(): void
  onClose(): Promise<void>
  sync?: SyncLog
}

/**
 * Makes commits durable beside the event loop. SQLite's own way (`synchronous=FULL`) is the same
 * fsync of the same file at the same moment, but the whole process stands still meanwhile, and
 * while images are written that may be a tenth of a second (decision 0021).
 */
export function openWriteAheadLog({
  path,
  onCommit,
  onClose,
  sync = (log) => log.datasync(),
}: Options): WriteAheadLog {
  let log: FileHandle | undefined
  let hasWritten = false
  let failure: Error | undefined

  return {
    note: ({ sql, readonly }) => {
      if (failure) throw failure
      if (!readonly && !/^begin/i.test(sql)) hasWritten = true
    },
    settle: async (ending) => {
      if (!hasWritten) return
      hasWritten = false
      if (/^rollback/i.test(ending)) return
      try {
        // It is there since the first write, and stays as long as a connection is open.
        log ??= await open(`${realpathSync(path)}-wal`, 'r')
        await sync(log)
      } catch (cause) {
        failure = new Error('The disk does not take what is written to the database', { cause })
        throw failure
      }
      onCommit()
    },
    close: async () => {
      await onClose()
      await log?.close()
    },
  }
}
