import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Tables } from '#migrations'
import { endRestored } from '#modules/attestations'
import {
  appendAudit,
  beginReplacingHead,
  beginSuccessor,
  dropKeptCheckpoint,
  type ExportedEvent,
  isAsWritten,
  replaceAuditHead,
} from '#modules/audit'
import { doubtUnsentMessages } from '#modules/messages'
import { type Identity, OtherKey } from '#platform/age'
import type { Instant } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import type { Secrets } from '#platform/crypto'
import { Refusal, systemCode } from '#platform/errors'
import { dropSetUpLink, insertRows, isEmpty } from './archive.store.ts'
import {
  type Archive,
  checkArchive,
  openArchive,
  openRows,
  type PresentRows,
  refuseUnknownVersion,
  streamOf,
} from './archive.ts'
import { type ArchiveKind, type Manifest, tablesOf } from './archive-parts.ts'
import {
  type BackupPlace,
  objectKey,
  ownerOf,
  partKey,
  readList,
  snapshotsIn,
} from './place-names.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { isSealed } from './seal.ts'

/** What was restored. */
export interface Restored {
  kind: ArchiveKind
  organisation: string
  madeAt: string
  rows: Record<string, number>
  files: number
  /** Scans that were already missing or altered when the export was made. */
  damaged: number
  /** Files whose object in the place of the backup is missing or altered; they were left out. */
  lost: number
  /** Attestations that were in force then and are over now. */
  endedAttestations: number
  /** The mail addresses of its admins. */
  admins: string[]
}

/**
 * Restores an export or a backup into an empty installation: every row, every file, and the audit log, verifying each
 * of its events. Rows of an earlier version are brought up to date first. Files are stored before the rows that name
 * them, and all rows in one transaction: a failure leaves no row, and files that wait for the next try. Refuses with
 * `restore.not_empty`, `restore.unreadable`, `restore.unsealed`, `restore.bad_row`, `restore.newer_version`, `restore.other_version`, `restore.altered`, and
 * with `restore.other_secret` when the installation's secret is not the one with which the log was made.
 * @param path of the zip on this machine's disk
 */
export async function restoreExport(
  ctx: ActionContext,
  path: string,
  { readElsewhere, needsNoSeal = false }: RestoreOptions = {},
): Promise<Restored> {
  refuseUnless(await ctx.read(({ tx }) => isEmpty(tx)), 'restore.not_empty')
  const archive = await openArchive(path)
  let closing: PresentRows['close'] | undefined
  try {
    const isAlone = archive.manifest.entries.every(({ object }) => object === undefined)
    refuseUnless(isAlone || readElsewhere, 'restore.unreadable')
    refuseUnknownVersion(archive.manifest)
    await checkArchive(archive)
    const present = await fitting(() => openRows(archive))
    closing = present.close
    for await (const row of present.rowsIn('formerSecrets'))
      ctx.secrets.addFormerKeys(row as unknown as Tables['formerSecrets'])
    await verifyLog(ctx.secrets, present)
    refuseUnless(needsNoSeal || isSealed(ctx.secrets, archive.written), 'restore.unsealed')
    const stored = await storeFiles(ctx, archive, readElsewhere)
    const { rows, endedAttestations } = await replacingLog(ctx, () =>
      fitting(() => ctx.write((write) => insertAll(write, archive.manifest, present))),
    )
    const { kind, organisation, madeAt, damaged } = archive.manifest
    return {
      ...{ kind, organisation, madeAt, rows, ...stored, damaged: damaged.length },
      endedAttestations,
      admins: await adminsIn(present),
    }
  } finally {
    await closing?.()
    archive.zip.close()
  }
}

interface RestoreOptions {
  /** Reads what a backup in a place of its own keeps beside the zip. */
  readElsewhere?: ReadElsewhere
  /** Where something else proves who made it, or somebody said that they trust it. */
  needsNoSeal?: boolean
}

/** Returns the mail addresses of those who may do everything in what is restored. */
async function adminsIn(present: PresentRows): Promise<string[]> {
  const admins: string[] = []
  for await (const { role, email, disabledAt } of present.rowsIn('accounts'))
    if (role === 'admin' && disabledAt === null) admins.push(String(email))
  return admins.toSorted()
}

/** Inserts rows; a row that the database does not take is the archive's fault. */
async function fitting<T>(insert: () => Promise<T>): Promise<T> {
  try {
    return await insert()
  } catch (error) {
    if (isMisfit(error)) throw refusal('restore.bad_row')
    throw error
  }
}

/** Tells whether a database refused values: of a wrong type, missing, twice, or without what they refer to. */
function isMisfit(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code)
  const isUnbound = error instanceof TypeError || error instanceof RangeError
  return isUnbound || /^SQLITE_(?:CONSTRAINT|MISMATCH|ERROR|TOOBIG)|^2[23]|^42/.test(code)
}

/** Verifies each event of the log, and that no place is missing. Events are in the order of their ids. */
async function verifyLog(secrets: Secrets, present: PresentRows): Promise<void> {
  const early = new Set<number>()
  let last = 0
  for await (const row of present.rowsIn('auditEvents')) {
    const event = row as unknown as ExportedEvent
    refuseUnless(isAsWritten(secrets, event), 'restore.other_secret')
    if (event.sequence !== null) early.add(event.sequence)
    while (early.delete(last + 1)) last += 1
  }
  refuseUnless(early.size === 0, 'restore.other_secret')
}

/** Returns the bytes of an object that is whole and has this hash, or null. */
type ReadElsewhere = (file: { object: string; sha256: string }) => Promise<Uint8Array | null>

async function storeFiles(
  ctx: ActionContext,
  archive: Archive,
  readElsewhere: ReadElsewhere | undefined,
): Promise<Pick<Restored, 'files' | 'lost'>> {
  const stored = { files: 0, lost: 0 }
  for (const { path, key, object, sha256 } of archive.manifest.entries) {
    if (key === undefined) continue
    const bytes =
      object === undefined
        ? await buffer(await streamOf(archive, path))
        : await readElsewhere?.({ object, sha256 })
    if (bytes) await ctx.storage.put(key, bytes)
    stored[bytes ? 'files' : 'lost'] += 1
  }
  return stored
}

/**
 * Puts back the rows, and so another log, and then what the storage keeps of that one. Even over a newer head: where
 * only the database was lost, the files beside it are still there.
 */
async function replacingLog<T>(ctx: ActionContext, insert: () => Promise<T>): Promise<T> {
  const takeBack = await beginReplacingHead(ctx)
  try {
    const inserted = await insert()
    await dropKeptCheckpoint(ctx)
    await replaceAuditHead(ctx)
    return inserted
  } catch (error) {
    await takeBackIfEmpty(ctx, takeBack)
    throw error
  }
}

/** A database that broke off may have committed all the same: then the head is of another log. */
async function takeBackIfEmpty(ctx: ActionContext, takeBack: () => Promise<void>): Promise<void> {
  try {
    if (await ctx.read(({ tx }) => isEmpty(tx))) await takeBack()
  } catch (error) {
    // What failed first is what people are told; a mark that stays makes the head count as missing.
    ctx.log.error({ error }, 'The head of the audit log stays marked as being replaced')
  }
}

async function insertAll(
  ctx: WriteContext,
  { kind, madeAt }: Manifest,
  present: PresentRows,
): Promise<Pick<Restored, 'rows' | 'endedAttestations'>> {
  refuseUnless(await isEmpty(ctx.tx), 'restore.not_empty')
  const rows: Record<string, number> = {}
  for (const { table } of tablesOf(kind)) {
    rows[table] = await insertRows(ctx.tx, table, present.rowsIn(table))
    refuseUnless(rows[table] === present.counts[table], 'restore.altered')
  }
  await dropSetUpLink(ctx.tx)
  await appendAudit(ctx, 'export.restored', 'organisation', { madeAt })
  await doubtUnsentMessages(ctx)
  // The original installation may still be signing: two pasts under one key would be a lie.
  await beginSuccessor(ctx, 'restored')
  return { rows, endedAttestations: await endRestored(ctx) }
}

interface From {
  identity: Identity
  /** The newest backup that is not later. */
  at: Instant | undefined
  /** For the decrypted snapshot; who calls removes the folder. */
  folder: string
}

/**
 * Restores a backup of a place into an empty installation, by the rules of `restoreExport`. A file whose object is
 * missing or altered is left out and counted: one of them must not keep the others from coming back. Refuses also with
 * `backup.other_installation`, `backup.not_found`, `backup.other_identity`, `backup.damaged` and
 * `backup.place_unavailable`.
 */
export async function restoreFromPlace(
  ctx: ActionContext,
  place: BackupPlace,
  { identity, at, folder }: From,
): Promise<Restored> {
  refuseUnless(await ctx.read(({ tx }) => isEmpty(tx)), 'restore.not_empty')
  refuseUnless((await ownerOf(ctx.secrets, place)) !== 'others', 'backup.other_installation')
  const whole = (await snapshotsIn(place)).filter(({ isWhole }) => isWhole)
  const newest = whole.findLast((one) => at === undefined || one.at <= at)
  refuseUnless(newest, 'backup.not_found')
  const list = await readList(ctx.secrets, place, newest.at)
  refuseUnless(list, 'backup.damaged')
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
  return restoreExport(ctx, path, {
    readElsewhere: readerOf(place, identity),
    needsNoSeal: true,
  })
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

const readerOf =
  (place: BackupPlace, identity: Identity): ReadElsewhere =>
  async ({ object, sha256 }) => {
    const sealed = await place.read(objectKey(object))
    // Whatever stops the decryption of bytes in memory is their fault.
    const bytes = sealed && (await identity.decrypt(sealed).catch(() => null))
    const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === sha256
    return isWhole ? bytes : null
  }
