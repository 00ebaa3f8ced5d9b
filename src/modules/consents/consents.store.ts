import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  countOf,
  type Reader,
  type Soon,
  selectPage,
  soon,
  type Transaction,
  untilWritten,
} from '#platform/database'
import type { PageAsked } from '#platform/pages'
import type { ConsentPurpose } from './words.schema.ts'

export type ConsentRow = Tables['consents']

/** Selects every answer of a record, the latest first. */
export async function selectAnswers(tx: Reader, recordId: string): Promise<ConsentRow[]> {
  return tx
    .selectFrom('consents')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('answeredAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Selects the answer in force; undefined where there is none. */
export function selectStanding(
  tx: Reader,
  recordId: string,
  purpose: ConsentPurpose,
): Soon<ConsentRow | undefined> {
  return soon(standingOf(tx, recordId, purpose), ([standing]) => standing)
}

const standingOf = untilWritten(
  compileOnce((tx, recordId: string, purpose: ConsentPurpose) =>
    tx
      .selectFrom('consents')
      .selectAll()
      .where('recordId', 'in', idsWithMerged(recordId))
      .where('purpose', '=', purpose)
      .where('replacedAt', 'is', null),
  ),
)

/** Replaces the answer in force. */
export async function replaceAnswer(
  tx: Transaction,
  row: Omit<ConsentRow, 'replacedAt'>,
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ replacedAt: row.answeredAt })
    .where('recordId', 'in', idsWithMerged(row.recordId))
    .where('purpose', '=', row.purpose)
    .where('replacedAt', 'is', null)
    .execute()
  await tx
    .insertInto('consents')
    .values({ ...row, replacedAt: null })
    .execute()
}

/** Two records of one person, of which the other becomes an alias, or was one; and when that was. */
interface Merged {
  recordId: string
  otherId: string
  at: Instant
}

/** Of the answers in force to one purpose of two records that become one, leaves the latest: a person says one thing. */
export async function settleAnswers(
  tx: Transaction,
  { recordId, otherId, at }: Merged,
): Promise<void> {
  const rows = await tx
    .selectFrom('consents')
    .select(['id', 'purpose'])
    .where((eb) =>
      eb.or([eb('recordId', 'in', idsWithMerged(recordId)), eb('recordId', 'in', [otherId])]),
    )
    .where('replacedAt', 'is', null)
    .orderBy('answeredAt')
    .orderBy('id')
    .execute()
  const latest = new Map(rows.map(({ id, purpose }) => [purpose, id]))
  for (const { id, purpose } of rows)
    if (latest.get(purpose) !== id)
      await tx.updateTable('consents').set({ replacedAt: at }).where('id', '=', id).execute()
}

/** Puts answers in force again that this merge replaced, unless the same record has another since. */
export async function separateAnswers(
  tx: Transaction,
  { recordId, otherId, at }: Merged,
): Promise<void> {
  const rows = await tx
    .selectFrom('consents')
    .select(['id', 'recordId', 'purpose', 'replacedAt'])
    .where('recordId', 'in', [recordId, otherId])
    .where((eb) => eb.or([eb('replacedAt', 'is', null), eb('replacedAt', '=', at)]))
    .execute()
  const inForce = new Set(
    rows.flatMap((row) => (row.replacedAt === null ? [`${row.recordId} ${row.purpose}`] : [])),
  )
  for (const { id, recordId: whose, purpose } of rows)
    if (!inForce.has(`${whose} ${purpose}`))
      await tx.updateTable('consents').set({ replacedAt: null }).where('id', '=', id).execute()
}

/** Selects the records outside the trash whose candidates have said yes to a purpose since an instant, and still do. */
export async function selectAgreed(
  tx: Reader,
  { purpose, since }: { purpose: ConsentPurpose; since: Instant },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('consents as c')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('c.recordId'))))
    .select('c.recordId')
    .where('r.deletedAt', 'is', null)
    .where('c.purpose', '=', purpose)
    .where('c.answer', '=', 'given')
    .where('c.replacedAt', 'is', null)
    .where('c.answeredAt', '>=', since)
    .orderBy('c.recordId')
    .execute()
  return rows.map(({ recordId }) => recordId)
}

/** Selects every yes to a purpose, including those that were replaced since. */
export async function selectGiven(
  tx: Reader,
  purpose: ConsentPurpose,
): Promise<Pick<ConsentRow, 'recordId' | 'answeredAt'>[]> {
  return tx
    .selectFrom('consents')
    .select(['recordId', 'answeredAt'])
    .where('purpose', '=', purpose)
    .where('answer', '=', 'given')
    .orderBy('answeredAt')
    .orderBy('id')
    .execute()
}

/**
 * Selects answers in force that are no, of records outside the trash. Messages have their own place on the record, and
 * for the handover there is nothing to do.
 */
function withdrawn(tx: Reader) {
  return tx
    .selectFrom('consents as c')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('c.recordId'))))
    .where('r.deletedAt', 'is', null)
    .where('c.answer', '=', 'withdrawn')
    .where('c.replacedAt', 'is', null)
    .where('c.purpose', 'not in', ['messages', 'handover'])
}

export async function selectWithdrawn(tx: Reader, asked: PageAsked) {
  return selectPage(
    withdrawn(tx),
    (consents) =>
      consents
        .select(['c.id', 'c.recordId', 'c.purpose', 'r.name', 'r.reference'])
        .select('c.answeredAt'),
    { ...asked, sortedBy: ['c.answeredAt desc', 'c.id desc'] },
  )
}

export function countWithdrawn(tx: Reader): Promise<number> {
  return countOf(withdrawn(tx))
}
