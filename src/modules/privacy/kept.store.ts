import { sql } from 'kysely'
import { kindsThat } from '#modules/cases/kinds.schema'
import type { DocumentKind } from '#modules/documents/schema'
import { keptId } from '#modules/merges'
import { closesAt } from '#modules/organisation/identity.schema'
import { keptAtLeast } from '#modules/organisation/keeping-laws.schema'
import { departedStage } from '#modules/organisation/lines.schema'
import type { Settings } from '#modules/organisation/schema'
import type { Instant } from '#platform/clock'
import { beginOfDay, dayAfter } from '#platform/clock/schema'
import type { Reader } from '#platform/database'
import type { Kept } from './due.ts'
import { contractTables, enteredColumns } from './kept-tables.ts'
import type { Hold } from './schema.ts'

/** Records by their ids, both ends included. */
export interface Range {
  from: string
  to: string
}

/** The settings that decide, besides the periods. */
export type Office = Pick<Settings, 'timeZone' | 'closing' | 'regulator' | 'licenceNumber'>

/** A record with what decides how long it is kept. */
export interface KeptRecord extends Kept {
  id: string
  reference: string
  name: string
  version: number
}

/**
 * Selects, in order, the ids of records in which something may be due: those unchanged since, and those with a
 * departure. Records in the trash have a period of their own.
 */
export async function selectCandidates(
  tx: Reader,
  { after, changedBefore, limit }: { after: string; changedBefore: Instant; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('records')
    .select('id')
    .where('id', '>', after)
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('updatedAt', '<=', changedBefore),
        eb('flightOn', 'is not', null),
        eb('stage', '=', departedStage),
        eb('id', 'in', unwanted(tx).select(keptId(sql.ref('consents.recordId')).as('id'))),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects consents to keeping that candidates have withdrawn. */
function unwanted(tx: Reader) {
  return tx
    .selectFrom('consents')
    .where('purpose', '=', 'keeping')
    .where('answer', '=', 'withdrawn')
    .where('replacedAt', 'is', null)
}

async function selectUnwanted(tx: Reader, { from, to }: Range): Promise<Map<string, Instant>> {
  const rows = await unwanted(tx)
    .select(['recordId', 'answeredAt'])
    .where('recordId', '>=', from)
    .where('recordId', '<=', to)
    .execute()
  return new Map(rows.map(({ recordId, answeredAt }) => [recordId, answeredAt]))
}

/** Selects what decides for the records of a range outside the trash. Days end by the office's clock. */
export async function selectKept(
  tx: Reader,
  { from, to }: Range,
  office: Office,
): Promise<KeptRecord[]> {
  const { timeZone } = office
  const atLeast = keptAtLeast(office)
  const records = await tx
    .selectFrom('records')
    .select(['id', 'reference', 'name', 'version', 'updatedAt', 'flightOn', 'stage'])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const { changed, left, contracts, documents, unwantedSince } = await selectFacts(tx, { from, to })
  return records.map(({ updatedAt, flightOn, stage, ...record }) => ({
    ...record,
    changedAt: [updatedAt, changed.get(record.id) ?? ''].toSorted().at(-1) as Instant,
    departedAt: flightOn
      ? beginOfDay(dayAfter(flightOn, 1), timeZone)
      : stage === departedStage
        ? (left.get(record.id) ?? null)
        : null,
    unwantedSince: unwantedSince.get(record.id) ?? null,
    closesAt: closesAt(office),
    documents: documents.get(record.id) ?? [],
    hasContract: contracts.has(record.id),
    timeZone,
    atLeast,
  }))
}

interface Facts {
  changed: Map<string, Instant>
  left: Map<string, Instant>
  contracts: Set<string>
  documents: Map<string, Kept['documents'][number][]>
  unwantedSince: Map<string, Instant>
}

/** Selects what is known of the records of a range, with those that were merged into them. */
async function selectFacts(tx: Reader, range: Range): Promise<Facts> {
  const facts = await selectOwnFacts(tx, range)
  const merged = await tx
    .selectFrom('records')
    .select(['id', 'mergedInto'])
    .where('mergedInto', '>=', range.from)
    .where('mergedInto', '<=', range.to)
    .orderBy('id')
    .execute()
  for (const { id, mergedInto } of merged) {
    const kept = mergedInto as string
    const of = await selectOwnFacts(tx, { from: id, to: id })
    addLatest(facts.changed, kept, of.changed.get(id))
    addLatest(facts.left, kept, of.left.get(id))
    addLatest(facts.unwantedSince, kept, of.unwantedSince.get(id))
    if (of.contracts.has(id)) facts.contracts.add(kept)
    const documents = [...(facts.documents.get(kept) ?? []), ...(of.documents.get(id) ?? [])]
    facts.documents.set(kept, newestOfEach(documents))
  }
  return facts
}

async function selectOwnFacts(tx: Reader, range: Range): Promise<Facts> {
  return {
    changed: await selectLastEntries(tx, range),
    left: await selectDepartures(tx, range),
    contracts: await selectWithContract(tx, range),
    documents: await selectDocuments(tx, range),
    unwantedSince: await selectUnwanted(tx, range),
  }
}

function addLatest(times: Map<string, Instant>, id: string, at: Instant | undefined): void {
  const known = times.get(id)
  if (at !== undefined && (known === undefined || at > known)) times.set(id, at)
}

/** Returns each kind once, with its last upload. */
function newestOfEach(documents: readonly Kept['documents'][number][]) {
  const byTime = documents.toSorted((one, other) => one.uploadedAt.localeCompare(other.uploadedAt))
  const newest = new Map(byTime.map((one) => [one.kind, one]))
  return [...newest.values()].toSorted((one, other) => one.kind.localeCompare(other.kind))
}

/** Selects when something other than an edit of its details was last entered about each record. */
async function selectLastEntries(tx: Reader, { from, to }: Range) {
  const { rows } = await sql<{ recordId: string; at: Instant }>`
    select "recordId", max("at") as "at" from (
      ${sql.join(
        enteredColumns.map(
          ({ table, column }) =>
            sql`select "recordId", ${sql.ref(column)} as "at" from ${sql.table(table)}
              where "recordId" >= ${from} and "recordId" <= ${to}
              ${table === 'cases' ? sql`and "kind" not in (${sql.join(noEntries)})` : sql``}`,
        ),
        sql` union all `,
      )}
    ) as "entries" where "at" is not null group by "recordId"`.execute(tx)
  return new Map(rows.map(({ recordId, at }) => [recordId, at]))
}

/** Selects when each record was last put into the stage of departed candidates. */
async function selectDepartures(tx: Reader, { from, to }: Range) {
  const rows = await tx
    .selectFrom('stageSteps')
    .select(({ fn }) => ['recordId', fn.max('setAt').as('at')])
    .where('recordId', '>=', from)
    .where('recordId', '<=', to)
    .where('stage', '=', departedStage)
    .groupBy('recordId')
    .execute()
  return new Map(rows.map(({ recordId, at }) => [recordId, at]))
}

/** Selects the records that have, besides documents, what a contract said or what was paid. */
async function selectWithContract(tx: Reader, { from, to }: Range): Promise<Set<string>> {
  const { rows } = await sql<{ recordId: string }>`${sql.join(
    contractTables.map(
      (table) =>
        sql`select "recordId" from ${sql.table(table)} where "recordId" >= ${from} and "recordId" <= ${to}`,
    ),
    sql` union `,
  )} union select "recordId" from "cases" where "kind" in (${sql.join(ofContract)})
    and "recordId" >= ${from} and "recordId" <= ${to}`.execute(tx)
  return new Set(rows.map(({ recordId }) => recordId))
}

/** Who leaves wants the file to go, not to stay for longer. */
const noEntries = kindsThat(({ isNoEntry }) => isNoEntry)

const ofContract = kindsThat(({ isOfContract }) => isOfContract)

/** Selects the kinds of documents of each record, in any state, with the last upload of each. */
async function selectDocuments(tx: Reader, { from, to }: Range) {
  const rows = await tx
    .selectFrom('documents')
    .select(({ fn }) => ['recordId', 'kind', fn.max('uploadedAt').as('uploadedAt')])
    .where('recordId', '>=', from)
    .where('recordId', '<=', to)
    .groupBy(['recordId', 'kind'])
    .orderBy('kind')
    .execute()
  const documents = Map.groupBy(rows, ({ recordId }) => recordId)
  return new Map(
    [...documents].map(([recordId, each]) => [
      recordId,
      each.map(({ kind, uploadedAt }) => ({ kind: kind as DocumentKind, uploadedAt })),
    ]),
  )
}

/** Selects what waits for an answer or a person, by record: also about one that was merged into it. */
export async function selectHolds(
  tx: Reader,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Hold[]>> {
  if (recordIds.length === 0) return new Map()
  const merged = await tx
    .selectFrom('records')
    .select(['id', 'mergedInto'])
    .where('mergedInto', 'in', recordIds)
    .execute()
  const keptBy = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto as string]))
  const rows = await selectOwnHolds(tx, [...recordIds, ...keptBy.keys()])
  const holds = Map.groupBy(rows, ({ recordId }) => keptBy.get(recordId) ?? recordId)
  return new Map(
    [...holds].map(([id, each]) => [id, [...new Set(each.map(({ hold }) => hold))].toSorted()]),
  )
}

async function selectOwnHolds(tx: Reader, recordIds: readonly string[]) {
  const ids = sql.join(recordIds)
  const kinds = sql.join(kindsThat((row) => row.holds))
  const { rows } = await sql<{ recordId: string; hold: Hold }>`
    select "recordId", 'case' as "hold" from "cases"
      where "kind" in (${kinds}) and "state" = 'open' and "recordId" in (${ids})
    union select "l"."recordId", 'case' from "recordLinks" as "l"
      inner join "cases" as "c" on "c"."accountId" = "l"."accountId"
      where "l"."recordId" in (${ids}) and "c"."kind" in (${kinds}) and "c"."state" = 'open'
    union select "recordId", 'original' from "originals" where "recordId" in (${ids})
      and ("returnNotedAt" is null or "askedBackAt" > "returnNotedAt")
    union select "recordId", 'authority' from "comparisons" where "recordId" in (${ids})
      and "showed" = 'other' and "answer" is null
    union select "l"."recordId", 'class' from "recordLinks" as "l"
      inner join "enrolments" as "e" on "e"."accountId" = "l"."accountId"
      inner join "classes" as "c" on "c"."id" = "e"."classId"
      where "l"."recordId" in (${ids}) and "e"."state" in ('selected', 'enrolled')
        and "c"."state" not in ('finished', 'cancelled')
    order by 1, 2`.execute(tx)
  return [...rows, ...(await selectAskedCodes(tx, recordIds))]
}

/** Selects the records with whose number somebody asks for a code; the numbers on file are sealed. */
async function selectAskedCodes(tx: Reader, recordIds: readonly string[]) {
  const records = await tx
    .selectFrom('records')
    .select(['id', 'passportNumber', 'referenceNumber'])
    .where('id', 'in', recordIds)
    .execute()
  const holders = records.flatMap(({ id, passportNumber, referenceNumber }) =>
    [passportNumber, referenceNumber].flatMap((number) => (number ? [[number, id] as const] : [])),
  )
  const byNumber = Map.groupBy(holders, ([number]) => number)
  const asked = await tx
    .selectFrom('cases')
    .select('partId')
    .where('kind', '=', 'code')
    .where('state', '=', 'open')
    .where('partId', 'in', [...byNumber.keys()])
    .execute()
  return asked.flatMap(({ partId }) =>
    (byNumber.get(partId ?? '') ?? []).map(([, recordId]) => ({ recordId, hold: 'case' as const })),
  )
}
