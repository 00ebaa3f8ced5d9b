import type { ReadContext, WriteContext } from '#platform/context'
import { isRowWhole, newToken, type Signed, signedPart, signRow } from '#platform/crypto'
import { fieldNames } from './fields.schema.ts'
import { type Change, insertRecord, recordOf, updateRecord } from './records.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { CandidateRecord } from './schema.ts'
import { selectWholeRow, type WholeRow } from './whole-rows.store.ts'

/** What the event of a change says of the row, so that one changed in any other way is found. */
export type WrittenRow = {
  /** By which the events of one record are in order, whatever the clock said. */
  recordVersion: number
  /** A keyed digest of the row as it was written. */
  rowDigest: string
  /** The same of the row as it was found: an edit makes nothing right that came from elsewhere. */
  foundDigest?: string
  /** The state, where the change changed it. */
  state?: CandidateRecord['state']
}

/** A record after a change, and what each event of that change has to say of it. */
export interface Written {
  record: CandidateRecord
  written: WrittenRow
}

type Keys = Pick<ReadContext, 'secrets'>

/** A digest leaves out where the list keeps the row, and what is no edit, since the version stays. */
const signed: Signed<Omit<WholeRow, (typeof fieldNames)[number]>> = {
  ...{ id: true, reference: true, state: true, returnReason: true, salt: true, version: true },
  ...{ hiddenAt: true, unpublishedAt: true, deletedAt: true, submittedAt: true },
  ...{ createdBy: true, createdAt: true, updatedBy: true, updatedAt: true },
  ...{ approvedBy: true, approvedAt: true, number: false, stage: false, assignedTo: false },
}
const columns = { ...signed, ...Object.fromEntries(fieldNames.map((name) => [name, true])) }

const digestOf = ({ secrets }: Keys, row: WholeRow): string =>
  signRow(secrets, 'record-row', signedPart(row, columns))

/** Tells whether a row is the one that an event gives the digest of. */
export function isRowOf({ secrets }: Keys, row: WholeRow, digest: string): boolean {
  return isRowWhole(secrets, 'record-row', { ...signedPart(row, columns), mac: digest })
}

/** Writes a new record. With `writeChange` the only place that writes the row of one. */
export async function writeNew(
  ctx: WriteContext,
  row: Omit<WholeRow, 'number' | 'salt'>,
): Promise<Written> {
  await insertRecord(ctx.tx, { ...row, salt: newToken() })
  const { record, rowDigest } = await readWritten(ctx, row.id)
  return { record, written: { recordVersion: record.version, rowDigest, state: record.state } }
}

/** Writes a change of a record; refuses with the current record when it is not the version that was read. */
export async function writeChange(
  ctx: WriteContext,
  target: { id: string; version: number },
  change: Change,
): Promise<Written> {
  const found = await selectWholeRow(ctx.tx, target.id)
  refuseUnless(found, 'record.not_found')
  if (!(await updateRecord(ctx.tx, target, change)))
    throw refusal('record.changed_meanwhile', { extra: { current: recordOf(found) } })
  const { record, rowDigest } = await readWritten(ctx, target.id)
  const { version: recordVersion, state } = record
  const foundDigest = digestOf(ctx, found)
  const written = { recordVersion, rowDigest, foundDigest }
  return { record, written: state === found.state ? written : { ...written, state } }
}

async function readWritten(ctx: WriteContext, id: string) {
  const row = (await selectWholeRow(ctx.tx, id)) as WholeRow
  return { record: recordOf(row), rowDigest: digestOf(ctx, row) }
}
