import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Identity, OtherKey } from '#platform/age'
import type { Instant } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { Refusal, systemCode } from '#platform/errors'
import { isEmpty } from './archive.store.ts'
import { readKeys } from './place-keys.ts'
import {
  type BackupPlace,
  objectKey,
  ownerOf,
  partKey,
  readList,
  snapshotsIn,
} from './place-names.ts'
import { openBytes } from './record-keys.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { type ReadElsewhere, type Restored, restoreExport } from './restore.ts'

interface From {
  identity: Identity
  /** The newest backup that is not later. */
  at?: Instant | undefined
  /** Instead of the newest keys of records: those of this time, which open what was purged since, too. */
  keysOf?: Instant | undefined
  /** For the decrypted snapshot; who calls removes the folder. */
  folder: string
}

/** What was restored, and when the keys of records were written that opened it; none with a backup of 0.2.0. */
export type RestoredFromPlace = Restored & { keysAt: Instant | null }

/**
 * Restores a backup of a place into an empty installation, by the rules of `restoreExport`. A file whose object is
 * missing or altered is left out and counted: one of them must not keep the others from coming back. Refuses also with
 * `backup.other_installation`, `backup.not_found`, `backup.other_identity`, `backup.damaged`, `backup.keys_missing`,
 * `backup.keys_damaged` and `backup.place_unavailable`.
 */
export async function restoreFromPlace(
  ctx: ActionContext,
  place: BackupPlace,
  { identity, at, keysOf: until, folder }: From,
): Promise<RestoredFromPlace> {
  refuseUnless(await ctx.read(({ tx }) => isEmpty(tx)), 'restore.not_empty')
  refuseUnless((await ownerOf(ctx.secrets, place)) !== 'others', 'backup.other_installation')
  const whole = (await snapshotsIn(place)).filter(({ isWhole }) => isWhole)
  const newest = whole.findLast((one) => at === undefined || one.at <= at)
  refuseUnless(newest, 'backup.not_found')
  const list = await readList(ctx.secrets, place, newest.at)
  refuseUnless(list, 'backup.damaged')
  const keys =
    list.keys === undefined
      ? { at: null, keys: new Map() }
      : await readKeys(ctx.secrets, place, { identity, since: list.keys, until })
  const path = join(folder, 'snapshot.zip')
  // Opened before the pipeline, which does not wait for a file that is being made when it fails.
  const file = await open(path, 'wx', 0o600)
  try {
    const parts = partsOf(place, newest.at, list)
    await pipeline(await identity.decryptAll(parts), file.createWriteStream())
  } catch (error) {
    if (error instanceof OtherKey) throw refusal('backup.other_identity')
    if (error instanceof Refusal || isOfThisDisk(error)) throw error
    throw refusal('backup.damaged')
  } finally {
    await file.close().catch(() => undefined)
  }
  // The list of its parts, whose hash was compared, is signed.
  const readElsewhere = readerOf(place, identity)
  const options = { readElsewhere, keys: keys.keys, needsNoSeal: true }
  return { ...(await restoreExport(ctx, path, options)), keysAt: keys.at }
}

const isOfThisDisk = (error: unknown) => /^E[A-Z]+$/.test(systemCode(error) ?? '')

async function* partsOf(
  place: BackupPlace,
  at: Instant,
  { parts, sha256 }: { parts: number; sha256: string },
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for (let part = 0; part < parts; part += 1) {
    const bytes = await place.read(partKey(at, part))
    refuseUnless(bytes, 'backup.damaged')
    hash.update(bytes)
    yield bytes
  }
  // Anybody can encrypt to a public key.
  refuseUnless(hash.digest('hex') === sha256, 'backup.damaged')
}

function openedOrNull(under: Buffer, key: string, sealed: Uint8Array): Uint8Array | null {
  try {
    return openBytes(under, key, sealed)
  } catch {
    return null
  }
}

const readerOf =
  (place: BackupPlace, identity: Identity): ReadElsewhere =>
  async ({ key, object, sha256, under }) => {
    const sealed = await place.read(objectKey(object))
    // Whatever stops the decryption of bytes in memory is their fault.
    const inner = sealed && (await identity.decrypt(sealed).catch(() => null))
    const bytes = inner && (under ? openedOrNull(under, key, inner) : inner)
    const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === sha256
    return isWhole ? bytes : null
  }
