import { randomUUID } from 'node:crypto'
import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { Refusal, systemCode } from '#platform/errors'
import { configurationOfExisting } from './configuration.ts'
import { openWorkFolder } from './new-file.ts'
import { explain, print, type Shell } from './shell.ts'
import { type Opened, withCandor } from './with-candor.ts'

const noRoom = /^(?:ENOSPC|EDQUOT|EROFS)$/
/** What SQLite says where it cannot write beside the database, for whatever reason. */
const hindered = /^SQLITE_(?:READONLY|CANTOPEN|IOERR_SHM)\w*$/

/**
 * Tells whether a command failed because the disk of the SQLite database is full or read-only, and not for want of a
 * permission.
 */
async function isUnwritable(error: unknown, { databaseUrl }: Config): Promise<boolean> {
  if (error instanceof Refusal) return error.code === 'service.no_room'
  const code = systemCode(error) ?? ''
  if (!hindered.test(code)) return noRoom.test(code) || code === 'SQLITE_FULL'
  const probe = `${databaseUrl}-${randomUUID()}`
  const told = await writeFile(probe, Buffer.alloc(65_536)).then(() => null, systemCode)
  await rm(probe, { force: true }).catch(() => {})
  return noRoom.test(told ?? '')
}

/**
 * Runs with a copy of an SQLite database in the folder for temporary files, and removes it. Where nothing can be
 * written, no server changes the database while it is copied.
 */
async function withCopiedDatabase<T>(
  config: Config,
  run: (config: Config) => Promise<T>,
): Promise<T> {
  const work = await openWorkFolder()
  try {
    const databaseUrl = join(work.folder, 'candor.sqlite')
    await copyFile(config.databaseUrl, databaseUrl)
    const rest = `${config.databaseUrl}-wal`
    // Absent where the database was closed.
    await copyFile(rest, `${databaseUrl}-wal`).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error
    })
    return await run({ ...config, databaseUrl })
  } finally {
    await work.remove()
  }
}

/**
 * Runs what failed, because the disk of the SQLite database is full or read-only, with a copy of it instead, and says so.
 * Throws the error again where that is not why.
 */
export async function runOnCopy(
  shell: Shell,
  error: unknown,
  run: (opened: Opened) => Promise<unknown>,
): Promise<void> {
  const config = configurationOfExisting(shell.env)
  const isPostgres = config.databaseUrl.startsWith('postgres')
  if (isPostgres || !(await isUnwritable(error, config))) throw error
  explain(error, shell.env)
  print('Database: nothing can be written beside it, so what follows is about a copy of it.')
  await withCopiedDatabase(config, (copied) => withCandor(shell, run, copied, { asItIs: true }))
}
