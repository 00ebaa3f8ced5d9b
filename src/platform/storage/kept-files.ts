import { type Refusal, refusal } from '#platform/errors'
import type { Log } from '#platform/log'
import { isStored } from './files.ts'
import type { Staged, Storage, StoredItem } from './storage.ts'

interface Needs {
  storage: Storage
  log: Log
}

/**
 * Stores bytes under a key once they were examined; what is refused leaves no file. The caller discards what is staged when
 * the row is there.
 */
export async function keepExamined<Found>(
  needs: Needs,
  { key, source, limit }: { key: string; source: AsyncIterable<Uint8Array>; limit: number },
  examine: (staged: Staged) => Promise<Found>,
): Promise<{ staged: Staged; found: Found }> {
  const staged = await needs.storage.stage(source, limit, key)
  try {
    const found = await examine(staged)
    await staged.keep(key)
    return { staged, found }
  } catch (error) {
    await staged.discard()
    await clearAway(needs, () => needs.storage.remove(key))
    throw error
  }
}

/** Returns the bytes of a file that a row names. @throws what `lostFile` returns, when the storage does not give it */
export async function readNamed(
  needs: Needs,
  key: string,
  what: Record<string, string>,
): Promise<Buffer> {
  const bytes = await needs.storage.read(key)
  if (bytes) return bytes
  throw await lostFile(needs, key, what)
}

interface Drawing {
  draw: () => Promise<Buffer>
  /** Tells whether the row of its original still exists: a removal may be quicker than the drawing. */
  isStill: () => Promise<boolean>
  /** The row, for the log. */
  what: Record<string, string>
}

/** Pictures that are being drawn now: requests for the same picture share one drawing. */
const underWay = new WeakMap<Storage, Map<string, Promise<Buffer>>>()

/** Returns the picture that is kept under a key; without one draws it and keeps it. */
export async function keptOrDrawn(needs: Needs, key: string, drawing: Drawing): Promise<Buffer> {
  const kept = await needs.storage.read(key)
  if (kept) return kept
  const here = underWay.get(needs.storage) ?? new Map<string, Promise<Buffer>>()
  underWay.set(needs.storage, here)
  const fresh = here.get(key) ?? drawn(needs, key, drawing).finally(() => here.delete(key))
  here.set(key, fresh)
  return fresh
}

async function drawn(needs: Needs, key: string, { draw, isStill, what }: Drawing): Promise<Buffer> {
  const picture = await draw()
  // A full disk must not stop anybody from seeing it: the picture is just not stored.
  await needs.storage.put(key, picture).catch((error: unknown) => {
    needs.log.warn({ error, ...what }, 'A picture could not be kept')
  })
  await clearAway(needs, async () => {
    if (!(await isStill())) await needs.storage.remove(key)
  })
  return picture
}

const segment = /^[a-z0-9][a-z0-9-]*$/

/** Tells whether a name can be one segment of a key; `.`, `..` and hidden names cannot. */
export function isSegment(name: string): boolean {
  return segment.test(name)
}

/**
 * Returns the key if it is one. Keys are made by our own code, so anything else is a defect or an attack,
 * and no path may leave the storage folder.
 * @throws Error without the key in its text, because logs carry error texts
 */
export function checkedKey(key: string): string {
  if (key.length > 512 || !key.split('/').every(isSegment)) throw new Error('Not a storage key')
  return key
}

/** Does the same as {@link checkedKey}, but allows an empty prefix, and removes one trailing slash. */
export function checkedPrefix(prefix: string): string {
  return prefix === '' ? '' : checkedKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
}

const folder = 'aside/'

/** Returns where the file was that is aside under this key; other keys are returned as they are. */
export function keyBeforeAside(key: string): string {
  return key.startsWith(folder) ? key.slice(folder.length) : key
}

/** Returns where a file is once it is set aside. */
export function asideKey(key: string): string {
  return `${folder}${key}`
}

/**
 * Moves a file out of its place and keeps it for a while: for files that nobody seems to need and nobody
 * could make again. A file still marked as under way never got its row: it is only removed. Copied first,
 * so that a stop in between leaves it in both places.
 */
export async function setAside(
  storage: Storage,
  { key, isUnderWay }: Pick<StoredItem, 'key' | 'isUnderWay'>,
): Promise<void> {
  if (!isUnderWay) await storage.copy(key, asideKey(key))
  await storage.remove(key)
}

/**
 * Looks through a folder for files that no row names: what nobody needs any more is removed, what nothing explains set
 * aside. `olderThan` protects what other processes have in progress. Returns how many files went.
 */
export async function sweepFolder(
  storage: Storage,
  { folder, olderThan }: { folder: string; olderThan: Date },
  judge: (key: string) => Promise<'named' | 'spent' | 'unexplained'>,
): Promise<number> {
  let cleared = 0
  for await (const item of storage.list(folder)) {
    if (item.modifiedAt >= olderThan) continue
    const verdict = await judge(item.key)
    if (verdict === 'named') continue
    if (verdict === 'spent') await storage.remove(item.key)
    else await setAside(storage, item)
    cleared += 1
  }
  return cleared
}

/** Removes permanently what was set aside before a time; returns how many files. */
export async function sweepAside(storage: Storage, olderThan: Date): Promise<number> {
  return sweepFolder(storage, { folder, olderThan }, async () => 'spent')
}

type Remove = () => Promise<void>
/** What could not be removed yet, by storage. */
const waiting = new WeakMap<Storage, Set<Remove>>()

/**
 * Removes files that a commit has just orphaned. The change has happened, so a failing storage cannot undo
 * it and must not look like its answer: nothing is thrown, and `clearAwayRest` tries again. What a stop
 * interrupts is left to the sweep of the next start.
 * @param remove is also tried later, when something else may have its keys: so it has to check first
 */
export async function clearAway({ storage, log }: Needs, remove: Remove): Promise<void> {
  try {
    await remove()
  } catch (error) {
    log.warn({ error }, 'Files that no row refers to could not be removed yet')
    const rest = waiting.get(storage) ?? new Set()
    waiting.set(storage, rest.add(remove))
  }
}

/** Removes what could not be removed before. @throws what the storage throws; the rest is kept */
export async function clearAwayRest({ storage }: Needs): Promise<void> {
  const rest = waiting.get(storage) ?? new Set()
  for (const remove of rest) {
    await remove()
    rest.delete(remove)
  }
}

/**
 * Reports that the storage does not give a file which a row names: logs it for the operator, returns the refusal for the
 * caller, which tells a file that is gone from one that cannot be decrypted.
 * @param what the row, for the log
 */
export async function lostFile(
  { log, storage }: Needs,
  key: string,
  what: Record<string, string>,
): Promise<Refusal> {
  if (await isStored(storage, key)) return corruptFile({ log }, what)
  log.error(what, 'A file is missing from the storage; run doctor')
  return refusal('document.file_missing')
}

/** Does the same for a file whose bytes are not those that were uploaded. */
export function corruptFile({ log }: { log: Log }, what: Record<string, string>): Refusal {
  log.error(what, 'A file in the storage is corrupt; run doctor')
  return refusal('document.file_corrupt')
}
