import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { Refusal, systemCode } from '#platform/errors'
import { openWorkFolder } from './work-folder.ts'

/** What SQLite and the system say where nothing can be written beside the database. */
const unwritable = /^(?:ENOSPC|EDQUOT|EROFS|SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR_SHM)\w*)$/

/** Tells whether a command failed because its disk is full or read-only. */
export function isUnwritable(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'service.no_room'
  return unwritable.test(systemCode(error) ?? '')
}

/**
 * Runs with a copy of an SQLite database in the folder for temporary files, and removes it. Where nothing can be
 * written, no server changes the database while it is copied.
 */
export async function withCopiedDatabase<T>(
  config: Config,
  run: (config: Config) => Promise<T>,
): Promise<T> {
  const work = await openWorkFolder()
  try {
    const databaseUrl = join(work.folder, 'candor.sqlite')
    await copyFile(config.databaseUrl, databaseUrl)
    const rest = `${config.databaseUrl}-wal`
    // With nothing in it there is nothing to copy.
    if ((await stat(rest).catch(() => null))?.size) await copyFile(rest, `${databaseUrl}-wal`)
    return await run({ ...config, databaseUrl })
  } finally {
    await work.remove()
  }
}
