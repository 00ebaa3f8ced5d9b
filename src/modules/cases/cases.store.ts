import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { sealRow } from '#modules/records'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  countOf,
  hasChanged,
  insertOnce,
  type Reader,
  selectPage,
  selectsAfter,
  selectsById,
  type Transaction,
} from '#platform/database'
import type { PageAsked } from '#platform/pages'
import type { CaseKind } from './kinds.schema.ts'

export type CaseRow = Tables['cases']
export type StepRow = Tables['caseSteps']

const insertCaseRow = insertOnce('cases')

export async function insertCase(tx: Transaction, row: CaseRow): Promise<void> {
  await insertCaseRow(tx, await sealRow(tx, 'cases', row))
}

const insertStepRow = insertOnce('caseSteps')

export async function insertStep(tx: Transaction, row: StepRow): Promise<void> {
  await insertStepRow(tx, await sealRow(tx, 'caseSteps', row))
}

export const selectCase = selectsById('cases')

export async function selectByNumber(tx: Reader, number: string): Promise<CaseRow | undefined> {
  return tx.selectFrom('cases').selectAll().where('number', '=', number).executeTakeFirst()
}

/** Whose cases: those about a record, and those of an account that are about none. */
export interface Whose {
  recordId: string | null
  accountId?: string | null
}

/** Selects everything that was brought about a record or by an account, the latest first. */
export async function selectOf(
  tx: Reader,
  { recordId, accountId = null }: Whose,
): Promise<CaseRow[]> {
  return tx
    .selectFrom('cases')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(recordId === null ? [] : [eb('recordId', 'in', idsWithMerged(recordId))]),
        ...(accountId === null ? [] : [eb('accountId', '=', accountId)]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Selects the steps of these cases, the oldest first. */
export async function selectSteps(tx: Reader, ids: readonly string[]): Promise<StepRow[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('caseSteps')
    .selectAll()
    .where('caseId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

const openOfRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('cases')
    .select(['kind', 'part', 'createdAt'])
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('state', '=', 'open'),
)

/** Selects what waits for an answer about a record. */
export async function selectOpenOf(tx: Reader, recordId: string) {
  return openOfRecord(tx, recordId)
}

/** Selects those of these records about which a case of these kinds waits for an answer. */
export async function selectOpenAmong(
  tx: Reader,
  recordIds: readonly string[],
  kinds: readonly CaseKind[],
): Promise<string[]> {
  if (recordIds.length === 0) return []
  const rows = await tx
    .selectFrom('cases')
    .select('recordId')
    .distinct()
    .where('recordId', 'in', recordIds)
    .where('kind', 'in', kinds)
    .where('state', '=', 'open')
    .execute()
  return rows.map(({ recordId }) => recordId as string)
}

/** Selects which of these, by what the rows of a kind are about, waits for an answer. */
export async function selectOpenAbout(tx: Reader, kind: CaseKind, partIds: readonly string[]) {
  if (partIds.length === 0) return new Set<string>()
  const rows = await tx
    .selectFrom('cases')
    .select('partId')
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('partId', 'in', partIds)
    .execute()
  return new Set(rows.map(({ partId }) => partId as string))
}

/** Selects when the last of a kind about something was answered. */
export async function selectLastAnswer(tx: Reader, kind: CaseKind, partId: string) {
  const { at } = await tx
    .selectFrom('cases')
    .select(({ fn }) => fn.max('changedAt').as('at'))
    .where('kind', '=', kind)
    .where('state', '=', 'answered')
    .where('partId', '=', partId)
    .executeTakeFirstOrThrow()
  return at
}

/** Selects what waits of a kind, and says exactly this. */
export async function selectOpenSaying(tx: Reader, kind: CaseKind, said: string) {
  return tx
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('said', '=', said)
    .executeTakeFirst()
}

/** Whose cases are listed: those of these kinds, or those that are assigned to somebody. */
export interface Listed {
  kinds: readonly CaseKind[]
  /** Without the kinds of their role, only what is assigned to them. */
  assignedTo: string | null
  state?: 'open' | 'answered' | undefined
  recordId?: string | undefined
  dueBefore?: Instant | undefined
  /** Only those of this person; `assignedTo` is what the actor may see at all. */
  has?: string | undefined
  ids?: readonly string[] | undefined
}

/** Finds them; records in the trash are left out, and what stays with its writer. */
function listed(tx: Reader, { kinds, assignedTo, state, ...of }: Listed) {
  const { recordId, dueBefore, has, ids } = of
  let query = tx
    .selectFrom('cases as c')
    .leftJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('c.recordId'))))
    .where('r.deletedAt', 'is', null)
    .where('c.state', 'in', state === undefined ? ['open', 'answered'] : [state])
    .where('c.kind', 'in', kinds.length > 0 ? kinds : [''])
  if (assignedTo !== null) query = query.where('c.assignedTo', '=', assignedTo)
  if (recordId !== undefined) query = query.where('c.recordId', 'in', idsWithMerged(recordId))
  if (dueBefore !== undefined) query = query.where('c.dueAt', '<', dueBefore)
  if (has !== undefined) query = query.where('c.assignedTo', '=', has)
  if (ids !== undefined) query = query.where('c.id', 'in', ids.length > 0 ? ids : [''])
  return query
}

/** Selects one page: what waits first, the most overdue at the top, then the newest answers. */
export async function selectCases(tx: Reader, of: Listed, asked: PageAsked) {
  const isOpen = sql`"c"."state" = 'open'`
  return selectPage(
    listed(tx, of),
    (cases) => cases.selectAll('c').select(['r.reference', 'r.name']),
    {
      ...asked,
      sortedBy: [
        { by: sql`case when ${isOpen} then 0 else 1 end` },
        { by: sql`case when ${isOpen} then coalesce("c"."dueAt", '') else '' end` },
        { by: sql`coalesce("c"."changedAt", '')`, isDescending: true },
        'c.id',
      ],
    },
  )
}
export type ListedCase = Awaited<ReturnType<typeof selectCases>>['rows'][number]

/** Selects what words are looked for in, after an id. */
export async function selectTexts(tx: Reader, of: Listed, after: string, limit: number) {
  return listed(tx, of)
    .select(['c.id', 'c.number', 'c.said', 'c.accountId', 'r.reference', 'r.name'])
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

/** Selects one of them with whose it is. */
export async function selectListed(tx: Reader, id: string): Promise<ListedCase | undefined> {
  return tx
    .selectFrom('cases as c')
    .leftJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('c.recordId'))))
    .selectAll('c')
    .select(['r.reference', 'r.name'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

export function countCases(tx: Reader, of: Listed): Promise<number> {
  return countOf(listed(tx, of))
}

/** Changes how far a case is, if it is still as far as it was; false when somebody else was faster. */
export async function moveCase(
  tx: Transaction,
  { id, state }: Pick<CaseRow, 'id' | 'state'>,
  change: Partial<Pick<CaseRow, 'state' | 'result' | 'dueAt' | 'assignedTo' | 'changedAt'>>,
): Promise<boolean> {
  return hasChanged(
    tx.updateTable('cases').set(change).where('id', '=', id).where('state', '=', state),
  )
}

/** Deletes what of a kind was answered before then. */
export async function deleteAnsweredBefore(
  tx: Transaction,
  kind: CaseKind,
  before: Instant,
): Promise<void> {
  await tx
    .deleteFrom('cases')
    .where('kind', '=', kind)
    .where('state', '=', 'answered')
    .where('changedAt', '<', before)
    .execute()
}

/** Deletes what of these kinds names one of these numbers. */
export async function deleteNaming(
  tx: Transaction,
  kinds: readonly CaseKind[],
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return
  await tx.deleteFrom('cases').where('kind', 'in', kinds).where('partId', 'in', numbers).execute()
}

/** Selects cases by id, after one: for going through all of them. */
export const selectCasesAfter = selectsAfter('cases')
