import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import {
  copyFile,
  link,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#platform/config'
import { Refusal, systemCode } from '#platform/errors'
import { isAnotherRunning } from '#platform/storage'
import { explain, fileObstacle, Obstacle, print, type Shell, say } from './shell.ts'
import {
  configurationOfExisting,
  copyCandor,
  isOnOtherDisk,
  type Opened,
  withCandor,
} from './with-candor.ts'

/** A folder for what is decrypted for a moment. */
interface WorkFolder {
  folder: string
  remove(): Promise<void>
}

/** Marks such a folder as this machine's; the id of the process follows. */
const ownStart = `candor-work-${hostname()}-`

/**
 * Makes a folder in that for temporary files (`TMPDIR`) that only its owner can read. It is removed when the command is
 * interrupted, too; what a killed one left is removed here.
 */
export async function openWorkFolder(): Promise<WorkFolder> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(ownStart) ? Number.parseInt(name.slice(ownStart.length), 10) : 0
    if (pid > 0 && !isAnotherRunning(pid) && pid !== process.pid)
      await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
  const folder = await mkdtemp(join(tmpdir(), `${ownStart}${process.pid}-`))
  const removeNow = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(1)
  const signals = ['SIGINT', 'SIGTERM'] as const
  process.once('exit', removeNow)
  for (const signal of signals) process.once(signal, stop)
  return {
    folder,
    remove: async () => {
      process.off('exit', removeNow)
      for (const signal of signals) process.off(signal, stop)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Writes a file that only its owner can read and that gets its name only when it is whole, on the disk, and
 * `check` found nothing. Never overwrites one. Throws `Obstacle`, if possible before reading from `source`.
 */
export async function writeNewFile(
  file: string,
  source: () => Promise<AsyncIterable<Uint8Array>>,
  check: (partial: string) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const taken = `${file} already exists. Name a new file.`
  if (await isThere(file)) throw new Obstacle(taken)
  await removeLeftOvers(dirname(file))
  const partial = `${file}${ownEnd}${process.pid}.part`
  const handle = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    throw fileObstacle(`${file} cannot be made.`, error)
  })
  try {
    await pipeline(await source(), handle.createWriteStream({ flush: true }))
    await check(partial)
    await giveName(partial, file, taken)
  } finally {
    await handle.close().catch(() => undefined)
    await rm(partial, { force: true })
  }
}

/** Marks an incomplete file as this machine's; the id of the writing process follows. */
const ownEnd = `.candor-${hostname()}-`

/** Removes what killed processes of this machine left in a folder. */
async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, writer] = name.split(ownEnd)
    const pid = /^(\d+)\.part$/.exec(writer ?? '')?.[1]
    if (pid !== undefined && !isAnotherRunning(Number(pid)))
      await rm(join(folder, name), { force: true })
  }
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** Links rather than renames, because a link never replaces another file; a USB stick's file system has no links. */
async function giveName(partial: string, file: string, taken: string): Promise<void> {
  await link(partial, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' || (await isThere(file))) throw new Obstacle(taken)
    await rename(partial, file)
  })
  const folder = await open(dirname(file), 'r')
  await folder.sync().catch(() => undefined)
  await folder.close()
}

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
  return hasNoRoom(dirname(databaseUrl))
}

/** Tells whether nothing can be written in a folder because its disk is full or read-only. */
async function hasNoRoom(folder: string): Promise<boolean> {
  const probe = join(folder, `candor-${randomUUID()}`)
  const problem = await writeFile(probe, Buffer.alloc(65_536)).then(() => null, systemCode)
  await rm(probe, { force: true }).catch(() => {})
  return noRoom.test(problem ?? '')
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
    await copyFile(config.databaseUrl, databaseUrl).catch((error: unknown) => {
      throw fileObstacle(`The database cannot be copied to ${tmpdir()} (TMPDIR).`, error)
    })
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

/**
 * Backs up by `run`. A disk of the data without any room is when a backup elsewhere is needed most: then it is made from a
 * copy of the database. Where the disk of the backup is the full one, says which that is.
 */
export async function backUpCandor(
  shell: Shell,
  to: string,
  run: (opened: Opened) => Promise<void>,
): Promise<void> {
  try {
    await copyCandor(shell, to, run)
  } catch (error) {
    const config = configurationOfExisting(shell.env)
    if (config.databaseUrl.startsWith('postgres') || !(await isUnwritable(error, config)))
      throw error
    const data = dirname(config.databaseUrl)
    if (!isOnOtherDisk(to, config) || !(await hasNoRoom(data)))
      throw new Obstacle(
        `There is no room left on the disk of ${resolve(to)}. No backup was made. Make room there or name another place, then try again.`,
      )
    say(
      `There is no room left on the disk of ${data}: make room there soon. This backup is made from a copy of the database.`,
    )
    await withCopiedDatabase(config, (copied) => withCandor(shell, run, copied, { asItIs: true }))
  }
}
