import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isAnotherRunning } from '#platform/storage'
import { fileObstacle, Obstacle } from './exit-code.ts'

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
