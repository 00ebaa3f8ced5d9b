import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsOfKept, idsWithMerged, keptId } from '#modules/merges'
import { sealRow } from '#modules/records'
import {
  compileOnce,
  countOf,
  hasChanged,
  type Reader,
  selectPage,
  type Transaction,
} from '#platform/database'
import type { PageAsked } from '#platform/pages'
import type { AskList } from './schema.ts'

export type AskRow = Tables['arrivalAsks']

/** Notes that somebody is asked; false where another process was faster. */
export async function insertAsk(tx: Transaction, row: AskRow): Promise<boolean> {
  return hasChanged(
    tx
      .insertInto('arrivalAsks')
      .values(await sealRow(tx, 'arrivalAsks', row))
      .onConflict((conflict) => conflict.columns(['recordId', 'dueOn']).doNothing()),
  )
}

/** Selects what a candidate was asked, the latest first. */
export const selectAsks = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('arrivalAsks')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('askedAt', 'desc')
    .orderBy('dueOn', 'desc')
    .orderBy('id', 'desc'),
)

/** Keeps the answer to something that has none; false where it has one. */
export async function keepAnswer(
  tx: Transaction,
  { id, recordId, answer, answeredAt, caseId }: AskRow,
): Promise<boolean> {
  const { recordId: _, ...change } = await sealRow(tx, 'arrivalAsks', {
    ...{ recordId, answer, answeredAt, caseId },
  })
  return hasChanged(
    tx.updateTable('arrivalAsks').set(change).where('id', '=', id).where('answeredAt', 'is', null),
  )
}

interface Flown {
  from: string
  to: string
  today: string
  after: string
  limit: number
}

/** Selects who flew between two days, after an id, with the latest day up to today for which each was asked. */
export async function selectFlown(tx: Reader, { from, to, today, after, limit }: Flown) {
  return tx
    .selectFrom('records as r')
    .select(['r.id', 'r.state', 'r.hiddenAt', 'r.deletedAt'])
    .select(sql<string>`r."flightOn"`.as('flightOn'))
    .select(({ selectFrom }) =>
      selectFrom('arrivalAsks as a')
        .select(({ fn }) => fn.max('a.dueOn').as('dueOn'))
        .where('a.recordId', 'in', idsOfKept(sql.ref('r.id')))
        .where('a.dueOn', '<=', today)
        .as('askedFor'),
    )
    .where('r.flightOn', '>=', from)
    .where('r.flightOn', '<=', to)
    .where('r.state', '=', 'approved')
    .where('r.hiddenAt', 'is', null)
    .where('r.deletedAt', 'is', null)
    .where('r.mergedInto', 'is', null)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

const withRecords = (tx: Reader) =>
  tx
    .selectFrom('arrivalAsks as a')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('a.recordId'))))

const columns = [
  ...(['r.id as recordId', 'r.reference', 'r.name', 'r.nationality'] as const),
  'r.destinationCountry as destination',
] as const

function listed(tx: Reader, answer: AskList['answer']) {
  const all = withRecords(tx).where('r.deletedAt', 'is', null)
  if (answer === undefined) return all
  if (answer === 'none') return all.where('a.answeredAt', 'is', null)
  return all
    .where('a.answeredAt', 'is not', null)
    .where('a.caseId', answer === 'trouble' ? 'is not' : 'is', null)
}

/** Selects one page of what was asked of anybody, the latest first. */
export async function selectListed(
  tx: Reader,
  { answer, ...asked }: PageAsked & Pick<AskList, 'answer'>,
) {
  return selectPage(listed(tx, answer), (asks) => asks.selectAll('a').select(columns), {
    ...asked,
    sortedBy: [{ by: sql`"a"."askedAt"`, isDescending: true }, 'a.id'],
  })
}

/** Counts what was asked before a moment and has no answer. */
export const countSilent = (tx: Reader, before: string): Promise<number> =>
  countOf(listed(tx, 'none').where('a.askedAt', '<', before))

/** Selects what was asked between two moments, the earliest first; of records in the trash too. */
export async function selectBetween(
  tx: Reader,
  { from, until, limit }: { from: string; until: string; limit: number },
) {
  return withRecords(tx)
    .selectAll('a')
    .select(columns)
    .where('a.askedAt', '>=', from)
    .where('a.askedAt', '<', until)
    .orderBy('a.askedAt')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}
