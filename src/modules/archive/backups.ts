import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inParts } from '#modules/import'
import type { Recipients } from '#platform/age'
import { day, type Instant } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import type { Secrets } from '#platform/crypto'
import { backUp, type Elsewhere } from './export-everything.ts'
import { endOldKeys, keysFolder, writeKeys } from './place-keys.ts'
import {
  type BackupPlace,
  claim,
  listKey,
  objectIn,
  objectKey,
  objectName,
  partKey,
  readList,
  snapshotFolder,
  snapshotsIn,
  writeList,
} from './place-names.ts'
import { sealBytes, sealedBeyond } from './record-keys.ts'
import { refuseUnless } from './refusals.ts'

/** Calendar units in UTC; a week begins on Monday. */
const periods = {
  d: (at: Instant) => at.slice(0, 10),
  w: (at: Instant) => String(Math.floor((Date.parse(at) / day + 3) / 7)),
  m: (at: Instant) => at.slice(0, 7),
  y: (at: Instant) => at.slice(0, 4),
}
type Unit = keyof typeof periods

/** How many of each unit are kept. */
type Keep = readonly { count: number; unit: Unit }[]

/** Reads a rule such as `7d,4w,12m`; null when it is none. */
export function readKeep(text: string): Keep | null {
  if (!/^[1-9]\d{0,2}[dwmy](,[1-9]\d{0,2}[dwmy])*$/.test(text)) return null
  return text
    .split(',')
    .map((one) => ({ count: Number(one.slice(0, -1)), unit: one.at(-1) as Unit }))
}

/**
 * Returns the snapshots that are kept: of each unit the newest of the last so many days, weeks, months or years *that
 * have one*, so that neither a pause of backups nor a wrong clock removes any. The newest of all always stays.
 */
export function keptOf(times: readonly Instant[], keep: Keep): Set<Instant> {
  const newestFirst = times.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  for (const { count, unit } of keep) {
    const seen = new Set<string>()
    for (const at of newestFirst) {
      const period = periods[unit](at)
      if (seen.has(period) || seen.size === count) continue
      seen.add(period)
      kept.add(at)
    }
  }
  return kept
}

/** What is left, and what was removed. */
interface Pruned {
  kept: number
  snapshots: number
  objects: number
}

/**
 * Removes the snapshots that a rule does not keep, except the one that was just made (the clock may have been set back),
 * those that never were completed, and then the objects that no kept
 * snapshot needs by its list, which can be read without the private key. Call it under `backupLock`: an object that a
 * running backup found there must not go. Removes nothing, and refuses with `backup.list_damaged`, when a list is not
 * as it was written.
 */
export async function prunePlace(
  secrets: Secrets,
  place: BackupPlace,
  { keep, made }: { keep: Keep; made: Instant },
): Promise<Pruned> {
  const all = await snapshotsIn(place)
  const whole = all.filter(({ isWhole }) => isWhole).map(({ at }) => at)
  const kept = keptOf(whole, keep).add(made)
  const needed = new Set<string>()
  for (const at of kept) {
    const list = await readList(secrets, place, at)
    refuseUnless(list, 'backup.list_damaged')
    for (const name of list.objects) needed.add(name)
  }
  const pruned = { kept: kept.size, snapshots: 0, objects: 0 }
  for (const { at, isWhole } of all) {
    if (kept.has(at)) continue
    // First the list: what is half removed counts as incomplete.
    if (isWhole) await place.remove(listKey(at))
    await place.removeAll(snapshotFolder(at))
    pruned.snapshots += 1
  }
  for (const key of (await place.list('objects')).keys()) {
    const name = objectIn(key)
    if (name === null || needed.has(name)) continue
    await place.remove(key)
    pruned.objects += 1
  }
  for (const [key, bytes] of await place.list(keysFolder)) if (bytes === 0) await place.remove(key)
  return pruned
}

/** The lock under which backups into places are made. */
export const backupLock = 'backup'

/** A snapshot is written in parts of this size, because a bucket takes a value from memory. */
const usualPart = 16 * 1024 * 1024

/** What a backup into a place did. */
interface BackedUp {
  at: Instant
  rows: Readonly<Record<string, number>>
  /** Files that were not there yet, and their encrypted size. */
  added: number
  addedBytes: number
  /** Scans that are missing or altered in the installation. */
  damaged: number
}

/**
 * Makes a backup of which only what is not there yet is written. Each file is an object; its name follows from key,
 * content and recipients, so a file that is there in its full size is not written again. The snapshot (the zip of
 * `backUp` without the files) follows, then the keys that open what is about each record, and the list that completes it
 * is last. Then keys that are older than the settings say are emptied. A backup that ends early leaves objects
 * that the next one finds, and a snapshot that counts as none. Call it under `backupLock`. Refuses with
 * `backup.other_installation`, `backup.changed_meanwhile`, `backup.place_full` and `backup.place_unavailable`.
 */
export async function backUpToPlace(
  ctx: ActionContext,
  place: BackupPlace,
  recipients: Recipients,
  partBytes = usualPart,
): Promise<BackedUp> {
  const { secrets } = ctx
  await claim(secrets, place)
  await place.sweep()
  const objects = await openObjects(ctx, place, recipients)
  const { madeAt: at, zip, rows, damaged } = await backUp(ctx, objects)
  const encrypted = await recipients.encryptAll(zip)
  const hash = createHash('sha256')
  let parts = 0
  for await (const part of inParts(encrypted, partBytes)) {
    hash.update(part)
    await place.put(partKey(at, parts), part)
    parts += 1
  }
  const sha256 = hash.digest('hex')
  // Instead of reading back what only the private key opens.
  const there = await sizesOf(place)
  for (const [name, bytes] of objects.named)
    refuseUnless(there.get(name) === bytes, 'backup.changed_meanwhile')
  const keys = await writeKeys(ctx, place, { at, keys: objects.keys, recipients })
  await writeList(secrets, place, { at, parts, sha256, keys, objects: [...objects.named.keys()] })
  await endOldKeys(ctx, place)
  return { at, rows, ...objects.added(), damaged: damaged() }
}

async function sizesOf(place: BackupPlace): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const [key, bytes] of await place.list('objects')) {
    const name = objectIn(key)
    if (name !== null) sizes.set(name, bytes)
  }
  return sizes
}

async function openObjects(
  { secrets, encryption }: ActionContext,
  place: BackupPlace,
  recipients: Recipients,
) {
  const there = await sizesOf(place)
  const named = new Map<string, number>()
  let added = 0
  let addedBytes = 0
  const keys = new Map<string, Buffer>()
  const keep: Elsewhere['keep'] = async ({ key, bytes: stream, onHash }) => {
    // In memory, as when it is restored: no file of the storage is larger than an upload.
    const bytes = await buffer(Readable.from(stream))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    onHash?.(sha256)
    const of = encryption.holderOf(key) ?? ''
    const under = keys.get(of)
    const object = objectName(secrets, { key, sha256, recipients: recipients.keys, under })
    const size = recipients.encryptedBytes(bytes.length + (under ? sealedBeyond : 0))
    if (there.get(object) !== size) {
      const inner = under ? sealBytes(under, key, bytes) : bytes
      await place.put(objectKey(object), await recipients.encrypt(inner))
      added += 1
      addedBytes += size
    }
    named.set(object, size)
    // A path would tell the number of the record, and which kind of paper it is.
    const written = { path: `files/${key}`, key, bytes: bytes.length, sha256, object }
    return under ? { ...written, of } : written
  }
  return { keys, keep, named, added: () => ({ added, addedBytes }) }
}
