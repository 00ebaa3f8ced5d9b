import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Obstacle } from './exit-code.ts'

/**
 * Writes a file that is readable by its owner alone and has its name only when it is whole, on the
 * disk, and `check` found nothing. Never overwrites one. Throws `Obstacle`, at best before `source`
 * was asked for anything.
 */
export async function writeNewFile(
  file: string,
  source: () => Promise<AsyncIterable<Uint8Array>>,
  check: (partial: string) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const taken = `${file} is there already. Name a new file.`
  if (await isThere(file)) throw new Obstacle(taken)
  const partial = `${file}.part`
  const handle = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Obstacle(
      error.code === 'EEXIST'
        ? `${partial} is there: another run is under way or was cut off. Remove it, or name a new file.`
        : `${file} cannot be made. Check its folder and its rights.`,
    )
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

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** A link, unlike a rename, never takes another file's place; a USB stick's file system has none. */
async function giveName(partial: string, file: string, taken: string): Promise<void> {
  await link(partial, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' || (await isThere(file))) throw new Obstacle(taken)
    await rename(partial, file)
  })
  const folder = await open(dirname(file), 'r')
  await folder.sync().catch(() => undefined)
  await folder.close()
}
