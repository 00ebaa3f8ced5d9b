import { buffer } from 'node:stream/consumers'
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
import type { ActionContext, WriteContext } from '#platform/context'
import type { Secrets } from '#platform/crypto'
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
import { type ArchiveKind, tablesOf } from './archive-parts.ts'
import type { RecordKeys } from './record-keys.ts'
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
  /** Records that were purged since: their keys are gone, and so they stay away. */
  purged: number
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
  { readElsewhere, keys, needsNoSeal = false }: RestoreOptions = {},
): Promise<Restored> {
  refuseUnless(await ctx.read(({ tx }) => isEmpty(tx)), 'restore.not_empty')
  const archive = await openArchive(path, keys)
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
    // Under the same keys earlier backups of the place stay readable, and its files need not be written again.
    await ctx.encryption.keys.take(archive.sealedRows.keys)
    const stored = await storeFiles(ctx, archive, readElsewhere)
    const { rows, endedAttestations } = await replacingLog(ctx, () =>
      fitting(() => ctx.write((write) => insertAll(write, archive, present))),
    )
    const { kind, organisation, madeAt, damaged } = archive.manifest
    return {
      ...{ kind, organisation, madeAt, rows, ...stored, damaged: damaged.length },
      purged: archive.sealedRows.purged.size,
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
  /** What opens the rows and files of records, where they are sealed. */
  keys?: RecordKeys
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
export type ReadElsewhere = (
  file: KeptFile & { under: Buffer | undefined },
) => Promise<Uint8Array | null>

/** A file of a backup: its key in the storage, its object, and the hash of its bytes. */
interface KeptFile {
  key: string
  object: string
  sha256: string
}

async function storeFiles(
  ctx: ActionContext,
  archive: Archive,
  readElsewhere: ReadElsewhere | undefined,
): Promise<Pick<Restored, 'files' | 'lost'>> {
  const stored = { files: 0, lost: 0 }
  for (const { path, key, object, sha256, of } of archive.manifest.entries) {
    const under = of === undefined ? undefined : archive.sealedRows.keys.get(of)
    // Of a record that was purged since.
    if (key === undefined || (of !== undefined && !under)) continue
    const bytes =
      object === undefined
        ? await buffer(await streamOf(archive, path))
        : await readElsewhere?.({ key, object, sha256, under })
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
  { manifest: { kind, madeAt }, sealedRows }: Archive,
  present: PresentRows,
): Promise<Pick<Restored, 'rows' | 'endedAttestations'>> {
  refuseUnless(await isEmpty(ctx.tx), 'restore.not_empty')
  const rows: Record<string, number> = {}
  for (const { table } of tablesOf(kind)) {
    rows[table] = await insertRows(ctx.tx, table, present.rowsIn(table))
    refuseUnless(rows[table] === present.countOf(table), 'restore.altered')
  }
  await dropSetUpLink(ctx.tx)
  await appendAudit(ctx, 'export.restored', 'organisation', { madeAt })
  for (const holder of sealedRows.purged) await appendAudit(ctx, 'record.purged', holder)
  await doubtUnsentMessages(ctx)
  // The original installation may still be signing: two pasts under one key would be a lie.
  await beginSuccessor(ctx, 'restored')
  return { rows, endedAttestations: await endRestored(ctx) }
}
