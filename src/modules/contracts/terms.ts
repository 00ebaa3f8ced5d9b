import { appendAudit, signInEvent } from '#modules/audit'
import { currentDocuments } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { timeZoneOf } from '#modules/organisation'
import { getRecord, recordRefusals, selectRecord } from '#modules/records'
import { dayIn } from '#platform/clock/schema'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusalsOf, refusing } from '#platform/errors'
import {
  insertReading,
  insertTerms,
  selectLatestTerms,
  selectReadings,
  selectTerms,
} from './contracts.store.ts'
import type { NewReading, OwnContract, Reading, StaffContract, Terms } from './schema.ts'

/** Refusals about contracts. */
export const contractRefusals = refusalsOf({
  'contract.changed_meanwhile': 'conflict',
  'contract.no_copy': 'conflict',
  'contract.no_terms': 'not_found',
})

const known = refusing({ ...recordRefusals, ...contractRefusals })

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/**
 * Enters what a contract says, or a change of it: as a further version, which replaces none. The same terms again
 * change nothing. `version` is the one that was seen, 0 where there was none. Refuses with `record.not_found`,
 * `record.in_trash`, `contract.changed_meanwhile`.
 */
export async function enterTerms(
  ctx: WriteContext,
  { recordId, version, terms }: { recordId: string; version: number; terms: Terms },
): Promise<void> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const [latest] = await selectTerms(ctx.tx, recordId)
  refuseUnless((latest?.version ?? 0) === version, 'contract.changed_meanwhile')
  const held = JSON.stringify(terms)
  if (latest?.terms === held) return
  const row = {
    id: ctx.ids.uuid(),
    recordId,
    version: version + 1,
    terms: held,
    enteredBy: actorId(ctx.actor) as string,
    enteredAt: ctx.clock.now(),
  }
  await insertTerms(ctx.tx, row)
  const details = { version: row.version, ...signInEvent(ctx, 'contractTerms', row) }
  await appendAudit(ctx, 'contract.terms_entered', `record:${recordId}`, details)
}

/**
 * "I have read it", "It was read to me": stores this with the version of the terms that it is about. For one version it
 * is stored only once. Refuses with `contract.no_terms`, with `contract.no_copy` where nobody could have read more than what
 * staff typed, and with `contract.changed_meanwhile` when the terms are not those that the page showed.
 */
export async function noteReading(
  ctx: WriteContext,
  holder: Holder,
  { version, how }: NewReading,
): Promise<void> {
  const contract = await ownContract(ctx, holder)
  refuseUnless(contract, 'contract.no_terms')
  refuseUnless(contract.hasCopy, 'contract.no_copy')
  refuseUnless(contract.version === version, 'contract.changed_meanwhile')
  const isSaid = contract.readings.some((one) => one.version === version && one.how === how)
  if (isSaid) return
  const { recordId } = holder
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.id : null
  const id = ctx.ids.uuid()
  const saidAt = ctx.clock.now()
  const row = { id, recordId, version, how, accountId, saidAt }
  await insertReading(ctx.tx, row)
  const details = { version, how, ...signInEvent(ctx, 'contractReadings', row) }
  await appendAudit(ctx, 'contract.read', `record:${recordId}`, details)
}

/** Whose file is open, and for which documents; null for all. */
interface Holder {
  recordId: string
  kinds: readonly DocumentKind[] | null
}

/** Returns every version of the terms for staff. Refuses with `record.not_found`. */
export async function staffContract(ctx: ReadContext, recordId: string): Promise<StaffContract> {
  await getRecord(ctx, recordId)
  const rows = await selectTerms(ctx.tx, recordId)
  return {
    versions: rows.map(({ version, terms, enteredBy, enteredAt }) => ({
      ...{ version, enteredBy, enteredAt },
      terms: JSON.parse(terms) as Terms,
    })),
    readings: await readingsOf(ctx, recordId),
  }
}

/** Returns the present terms of a record, for any caller; null where there are none. */
export async function presentTerms(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<Terms | null> {
  const [latest] = await selectTerms(tx, recordId)
  return latest ? (JSON.parse(latest.terms) as Terms) : null
}

/** Returns the present terms of records, by their ids; no entry for records without terms. */
export async function presentTermsOf(
  { tx }: Pick<ReadContext, 'tx'>,
  recordIds: readonly string[],
): Promise<Map<string, Terms>> {
  const rows = await selectLatestTerms(tx, recordIds)
  return new Map(rows.map(({ recordId, terms }) => [recordId, JSON.parse(terms) as Terms]))
}

/**
 * Returns the present terms for the holder of an opened file; null where there are none, and where the file was opened
 * for other documents.
 */
export async function ownContract(
  ctx: ReadContext,
  { recordId, kinds }: Holder,
): Promise<OwnContract | null> {
  if (kinds !== null && !kinds.includes('contract')) return null
  const [latest] = await selectTerms(ctx.tx, recordId)
  const record = await selectRecord(ctx.tx, recordId)
  if (!latest || !record) return null
  const { flightOn } = record
  const documents = await currentDocuments(ctx, recordId)
  const document = documents.find(({ kind }) => kind === 'contract')
  const hasCopy = document !== undefined && document.withheldAt === null
  const availableSince = latestOf(latest.enteredAt, record.approvedAt, document?.uploadedAt)
  const availableOn = dayIn(await timeZoneOf(ctx.tx), availableSince)
  return {
    terms: JSON.parse(latest.terms) as Terms,
    version: latest.version,
    ...{ enteredAt: latest.enteredAt, hasCopy, availableSince },
    flightOn,
    daysBeforeFlight: flightOn === null ? null : daysBetween(availableOn, flightOn),
    readings: await readingsOf(ctx, recordId),
  }
}

async function readingsOf({ tx }: ReadContext, recordId: string): Promise<Reading[]> {
  const rows = await selectReadings(tx, recordId)
  return rows.map(({ version, how, saidAt }) => ({ version, how, saidAt }))
}

/**
 * Returns the latest instant: a contract has arrived only when all of it is there. Counting from the first part would
 * favour the agency.
 */
function latestOf(...instants: (string | null | undefined)[]): string {
  return instants
    .filter((one) => one != null)
    .toSorted()
    .at(-1) as string
}

/** Counts whole days from one calendar day to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
