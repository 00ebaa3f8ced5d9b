import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { keyHolderOf } from '#modules/records'
import type { ActionContext } from '#platform/context'
import { inBatches, type Reader } from '#platform/database'
import { type Row, selectRecordKeys, selectRecordsWithoutKey } from './archive.store.ts'

/** The data keys of records by their holders (`record:…`), 32 bytes each: the backups of a place are sealed by them. */
export type RecordKeys = ReadonlyMap<string, Buffer>

const batch = 1000

/** Sees to it that each record has a data key: one of an earlier version that nobody has changed since has none. */
export async function makeMissingKeys(ctx: ActionContext): Promise<void> {
  for (;;) {
    const without = await ctx.read(({ tx }) => selectRecordsWithoutKey(tx, batch))
    for (const { id } of without) await ctx.encryption.keys.forWriting(keyHolderOf(id))
    if (without.length < batch) return
  }
}

/**
 * Notes the keys of the records that exist in one state of the database. One whose data key is wrapped by a key that
 * is not known here has none: what is about it is kept as it is.
 */
export async function fillRecordKeys(
  { encryption }: Pick<ActionContext, 'encryption'>,
  tx: Reader,
  keys: Map<string, Buffer>,
): Promise<void> {
  const { unwrap } = encryption.keys.forValues()
  for await (const rows of inBatches(batch, (after, limit) => selectRecordKeys(tx, after, limit)))
    for (const { id, wrapped } of rows) {
      const holder = keyHolderOf(id)
      const key = unwrap({ holder, wrapped })
      if (key) keys.set(holder, key)
    }
}

const ivBytes = 12
const tagBytes = 16

/** How many bytes longer what is sealed is. */
export const sealedBeyond = ivBytes + tagBytes

/** In the installation the same key encrypts in another way, so backups have one that follows from it. */
const backupKey = (key: Buffer) =>
  hash('sha256', Buffer.concat([Buffer.from('backup'), key]), 'buffer')

/**
 * Seals bytes (AES-256-GCM: 12 bytes of nonce, what is encrypted, 16 of tag).
 * @param name what they are, authenticated with them: sealed bytes cannot be put in the place of others
 */
export function sealBytes(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', backupKey(key), iv).setAAD(Buffer.from(name))
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** @throws when they are not as they were sealed, or under another key or name */
export function openBytes(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const end = bytes.length - tagBytes
  const options = { authTagLength: tagBytes }
  const cipher = createDecipheriv(
    'aes-256-gcm',
    backupKey(key),
    bytes.subarray(0, ivBytes),
    options,
  )
  cipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(end))
  return Buffer.concat([cipher.update(bytes.subarray(ivBytes, end)), cipher.final()])
}

/** Rows that name a record and outlive it: in the installation a purge leaves them, too. */
const outliving: ReadonlySet<string> = new Set(['ledgerEntries', 'attestations'])

/** Returns whose key a row is sealed with in a backup; null where it is about no record. */
function holderOfRow(table: string, row: Row): string | null {
  if (outliving.has(table)) return null
  const recordId = table === 'records' ? row.id : row.recordId
  return typeof recordId === 'string' ? keyHolderOf(recordId) : null
}

/** A row about a record as a backup of a place has it; its id tells which rows that name it cannot come back without it. */
export interface SealedRow {
  id: string | number | null
  /** Whose key opens it. */
  of: string
  /** Its JSON, deflated, sealed under the name of its table, as base64. */
  sealed: string
}

/** Returns a row as a backup keeps it. */
export function sealRowIn(keys: RecordKeys, table: string, row: Row): Row {
  const of = holderOfRow(table, row)
  const key = of === null ? undefined : keys.get(of)
  if (of === null || key === undefined) return row
  const bytes = deflateRawSync(JSON.stringify(row))
  const sealed = sealBytes(key, `${table} ${of}`, bytes).toString('base64')
  return { id: row.id ?? null, of, sealed } satisfies SealedRow
}

/** Tells whether a row of an archive is sealed: no table has such columns. */
export const isSealedRow = (row: Readonly<Record<string, unknown>>): row is SealedRow & Row =>
  typeof row.sealed === 'string' && typeof row.of === 'string'

/** @throws when it is not as it was sealed */
export function openRow(key: Buffer, table: string, { of, sealed }: SealedRow): Row {
  const bytes = openBytes(key, `${table} ${of}`, Buffer.from(sealed, 'base64'))
  return JSON.parse(inflateRawSync(bytes).toString('utf8'))
}
