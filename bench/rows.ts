import type { documentKinds } from '#modules/documents/schema'
import { day } from '#platform/clock/schema'
import type { Secrets } from '#platform/crypto'
import { inOrder, inventedRecord } from './invented-records.ts'

type Row = Record<string, string | number | null>
export type Table = 'records' | 'accessCodes' | 'documents'

const entered = '2026-01-05T08:00:00.000Z'
/**
 * An agency at work: none of its records is due for removal yet. An installation where most of them are due
 * lists them at each start, beside the measured look-ups.
 */
const firstEntered = Date.parse(new Date().toISOString().slice(0, 10)) - 620 * day

/** Returns the day this many days after the first record was entered. */
export const dayOfRecords = (days: number): string =>
  new Date(firstEntered + days * day).toISOString().slice(0, 10)

const staff = 20
const later = '2026-02-01T09:30:00.000Z'
/** A photo and two documents: with their official checks an answer has about 1 kB. */
const kindsPerRecord = [
  'photo',
  'work-permit',
] as const satisfies readonly (keyof typeof documentKinds)[]

/** One in fifty has another document, so that searches for missing ones find some. */
const withoutPermit = ['photo', 'lmia'] as const

/** Returns the state of an unapproved record: some were sent back to their author. */
function waiting(number: number): 'pending' | 'returned' {
  return number % 200 === 37 ? 'returned' : 'pending'
}

/** Returns all rows of the record with this number, as the product itself would have written them. */
export function rowsOf(number: number, secrets: Secrets): [Table, Row][] {
  const { accessCode, fate, ...record } = inventedRecord(number)
  const by = `bench-${number % staff}`
  const at = firstEntered + number * 20_000
  const changed = at + ((number * 7919) % 365) * day
  const row = {
    ...record,
    number: number + 1,
    nationality: 'BD',
    destinationCountry: 'CA',
    state: fate === 'pending' ? waiting(number) : 'approved',
    returnReason: null,
    hiddenAt: fate === 'hidden' ? later : null,
    unpublishedAt: fate === 'hidden' ? later : null,
    deletedAt: fate === 'deleted' ? new Date().toISOString() : null,
    createdBy: by,
    createdAt: new Date(at).toISOString(),
    updatedBy: by,
    updatedAt: new Date(changed).toISOString(),
    approvedBy: fate === 'pending' ? null : by,
    approvedAt: fate === 'pending' ? null : entered,
    version: 1,
    salt: record.id,
  }
  const code = {
    id: inOrder(number, 'b'),
    recordId: record.id,
    codeHash: secrets.hmac('access-code', accessCode),
    issuedBy: by,
    issuedAt: entered,
    revokedAt: fate === 'revoked' ? later : null,
    madeUnder: secrets.name,
  }
  const kinds = number % 50 === 13 ? withoutPermit : kindsPerRecord
  const documents = kinds.map((kind, index) => documentRow(number, record.id, kind, index))
  return [
    ['records', row],
    ['accessCodes', code],
    ...documents.map((document): [Table, Row] => ['documents', document]),
  ]
}

/** Returns the fingerprint of the first document of the record with this number. */
export function firstFingerprint(number: number): string {
  return fingerprintOf(documentId(number, 0))
}

/** Returns the storage keys of the files of the record with this number. */
export function fileKeysOf(number: number): string[] {
  const { id } = inventedRecord(number)
  return kindsPerRecord.map((_, index) => `originals/${id}/${documentId(number, index)}`)
}

function documentId(number: number, index: number): string {
  return inOrder(number * kindsPerRecord.length + index, 'c')
}

function fingerprintOf(documentId: string): string {
  return documentId.replaceAll('-', '').padStart(64, '0')
}

function documentRow(number: number, recordId: string, kind: string, index: number): Row {
  const id = documentId(number, index)
  return {
    id,
    recordId,
    kind,
    version: 1,
    sha256: fingerprintOf(id),
    mediaType: 'image/jpeg',
    bytes: 3_400_000,
    width: 3000,
    height: 4000,
    pages: 1,
    originalName: `IMG_${number}.jpg`,
    uploadedBy: 'bench',
    uploadedAt: entered,
    supersededAt: null,
    removedAt: null,
  }
}
