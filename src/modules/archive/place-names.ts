import { hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Instant } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import type { Secrets } from '#platform/crypto'
import { Refusal } from '#platform/errors'
import type { Log } from '#platform/log'
import { isS3Address, isUnreadable, openStorage, type Storage } from '#platform/storage'
import { parsedJson } from '#platform/text.schema'
import { refusal, refuseUnless } from './refusals.ts'

/**
 * A folder or bucket with backups: in `snapshots/TIME/` the parts of an encrypted zip and, written last, the list of
 * the objects that it needs; in `objects/` the encrypted files; in `keys/` what opens them and the rows about records, for
 * some weeks; in `owner` whose backups these are.
 */
export interface BackupPlace {
  read(key: string): Promise<Buffer | null>
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns the size of each key below a prefix. */
  list(prefix: string): Promise<Map<string, number>>
  remove(key: string): Promise<void>
  removeAll(prefix: string): Promise<void>
  /** Removes what a killed backup was about to write. */
  sweep(): Promise<void>
}

const ownerKey = 'owner'

/**
 * Opens a place at `s3://…` or in a folder, and reads from it once. Later each call waits while the place does not
 * answer, up to a minute. Refuses with `backup.place_unavailable` and `backup.place_full`.
 * @throws the system's error when the folder cannot be opened
 */
export async function openBackupPlace(
  address: string,
  { log, isNew }: { log: Log; isNew: boolean },
): Promise<BackupPlace> {
  if (!isS3Address(address) && !isNew) await stat(address)
  const storage = await openStorage(address)
  await answered(storage.read(ownerKey))
  return placeOn(storage, () => log.warn({}, 'The place for backups does not answer; waiting'))
}

/** Returns the place that a storage holds. */
export function placeOn(storage: Storage, onWait: () => void, patience?: number): BackupPlace {
  const ask = <T>(question: () => Promise<T>) => answered(patiently(question, onWait, patience))
  return {
    read: (key) => ask(() => storage.read(key)),
    put: (key, bytes) => ask(() => storage.put(key, bytes)),
    list: (prefix) =>
      ask(async () => {
        const sizes = new Map<string, number>()
        for await (const { key, bytes } of storage.list(prefix)) sizes.set(key, bytes)
        return sizes
      }),
    remove: (key) => ask(() => storage.remove(key)),
    removeAll: (prefix) => ask(() => storage.removeAll(prefix)),
    sweep: async () => {
      await ask(() => storage.sweepTemporary())
    },
  }
}

const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const code = error instanceof Refusal ? error.code : ''
    if (code === 'service.no_room') throw refusal('backup.place_full')
    if (code === 'service.storage_unavailable') throw refusal('backup.place_unavailable')
    throw error
  })

/** The names in a backup place are HMACs: whoever reads them learns nothing, and needs no private key to compare. */
export const hmacOf = ({ hmac }: Secrets, ...parts: unknown[]) =>
  hmac('backup', JSON.stringify(parts))
export const isHmacOf = ({ isHmac }: Secrets, given: string, ...parts: unknown[]) =>
  isHmac('backup', JSON.stringify(parts), given)

/** What decides the name of an object. */
interface Named {
  /** The file's key in the storage. */
  key: string
  sha256: string
  /** Public keys: an object for others is another one. */
  recipients: readonly string[]
  /** The key of the record that it is about; without one it is about none. */
  under: Buffer | undefined
}

/** Returns the name of a file's object: 128 bits, hexadecimal. */
export function objectName(secrets: Secrets, { key, sha256, recipients, under }: Named): string {
  const sealing = under ? [hash('sha256', under)] : []
  const mac = hmacOf(secrets, 'object', key, sha256, recipients, ...sealing)
  return Buffer.from(mac, 'base64url').toString('hex').slice(0, 32)
}

export const objectKey = (name: string) => `objects/${name.slice(0, 2)}/${name.slice(2)}`

/** Returns the name of the object that a key is for; null for a key of something else. */
export function objectIn(key: string): string | null {
  const [, start, rest] = /^objects\/([0-9a-f]{2})\/([0-9a-f]{30})$/.exec(key) ?? []
  return start === undefined ? null : `${start}${rest}`
}

/** Tells whose backups are in a place: nobody's, if it is new. */
export async function ownerOf(
  secrets: Secrets,
  place: BackupPlace,
): Promise<'nobody' | 'us' | 'others'> {
  const found = await place.read(ownerKey)
  if (found === null) return 'nobody'
  return isHmacOf(secrets, found.toString(), 'owner') ? 'us' : 'others'
}

/**
 * Notes in a new place whose backups it has, and again after a change of the secret. Refuses with
 * `backup.other_installation`.
 */
export async function claim(secrets: Secrets, place: BackupPlace): Promise<void> {
  const owner = await ownerOf(secrets, place)
  refuseUnless(owner !== 'others', 'backup.other_installation')
  const mac = hmacOf(secrets, 'owner')
  const isNoted = owner === 'us' && (await place.read(ownerKey))?.toString() === mac
  if (!isNoted) await place.put(ownerKey, Buffer.from(mac))
}

/** Returns a time as a segment of a key. */
export const timeSegment = (at: Instant) => at.toLowerCase().replaceAll(/[:.]/g, '-')

/** Returns the time that such a segment says; null for another text. */
export function timeIn(segment: string): Instant | null {
  const [, day, ...clock] = /^(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)-(\d{3})z$/.exec(segment) ?? []
  return day === undefined ? null : `${day}T${clock.slice(0, 3).join(':')}.${clock[3]}Z`
}

export const snapshotFolder = (at: Instant) => `snapshots/${timeSegment(at)}`
export const partKey = (at: Instant, part: number) =>
  `${snapshotFolder(at)}/${String(part).padStart(6, '0')}`
export const listKey = (at: Instant) => `${snapshotFolder(at)}/list`

/** Returns the times of all snapshots, oldest first; those without a list are not complete. */
export async function snapshotsIn(
  place: BackupPlace,
): Promise<{ at: Instant; isWhole: boolean }[]> {
  const keys = await place.list('snapshots')
  const times = new Set<Instant>()
  for (const key of keys.keys()) {
    const at = timeIn(key.split('/')[1] ?? '')
    if (at !== null) times.add(at)
  }
  return [...times].toSorted().map((at) => ({ at, isWhole: keys.has(listKey(at)) }))
}

/**
 * What a snapshot consists of. It is beside the snapshot in clear: names of objects tell nothing. Its HMAC vouches for the
 * snapshot, too, which anybody could have encrypted.
 */
const snapshotListSchema = z.object({
  parts: z.number().int().positive(),
  /** Of all parts together, as they are stored. */
  sha256: z.string(),
  /** The keys of records that were written with it; none with one that 0.2.0 made. */
  keys: z.object({ number: z.number().int(), line: z.string() }).optional(),
  objects: z.array(z.string()),
  mac: z.string(),
})
type SnapshotList = z.infer<typeof snapshotListSchema>
/** Which of the files of keys belongs to a snapshot, and which line of them opens it. */
export type KeysOfSnapshot = NonNullable<SnapshotList['keys']>

type Listed = Omit<SnapshotList, 'mac'>

const signed = (at: Instant, { parts, sha256, objects, keys }: Listed) =>
  [
    'list',
    at,
    parts,
    sha256,
    objects,
    ...(keys === undefined ? [] : [keys.number, keys.line]),
  ] as const

/** Completes a snapshot. */
export async function writeList(
  secrets: Secrets,
  place: BackupPlace,
  { at, ...list }: Listed & { at: Instant },
): Promise<void> {
  const text = JSON.stringify({ ...list, mac: hmacOf(secrets, ...signed(at, list)) })
  await place.put(listKey(at), Buffer.from(text))
}

/** Returns a snapshot's list; null when it is not as it was written. */
export async function readList(
  secrets: Secrets,
  place: BackupPlace,
  at: Instant,
): Promise<Listed | null> {
  const text = (await place.read(listKey(at)))?.toString() ?? ''
  const parsed = snapshotListSchema.safeParse(parsedJson(text))
  if (!parsed.success) return null
  const { mac, ...list } = parsed.data
  return isHmacOf(secrets, mac, ...signed(at, list)) ? list : null
}

/**
 * In milliseconds: how long a storage may be unavailable while an archive is being written, and the pause between two
 * tries.
 */
const longest = 60_000
const between = 250

/**
 * Opens a key for an archive, again and again while the storage does not respond. Returns null for a file that is not
 * there, and for one that is but cannot be read.
 * @throws Refusal `service.storage_unavailable` when the time to wait, in milliseconds, is over
 */
export function openPatiently(
  { storage, log }: Pick<ActionContext, 'storage' | 'log'>,
  key: string,
  patience = longest,
) {
  const onWait = () =>
    log.warn({}, 'The storage of files does not answer; the archive waits for it')
  const openUnlessUnreadable = async () => {
    try {
      return await storage.open(key)
    } catch (error) {
      if (await isUnreadable(storage, error)) return null
      throw error
    }
  }
  return patiently(openUnlessUnreadable, onWait, patience)
}

/**
 * Asks a storage again and again while it does not respond: what takes hours must not fail because of a few seconds.
 * @param patience in milliseconds
 */
async function patiently<T>(
  ask: () => Promise<T>,
  onWait: () => void,
  patience = longest,
): Promise<T> {
  const end = performance.now() + patience
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const isAway = error instanceof Refusal && error.code === 'service.storage_unavailable'
      if (!isAway || performance.now() >= end) throw error
      if (tries === 0) onWait()
      await pause(between)
    }
  }
}
