import { type Expression, type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/database'

/** By kind of document, the day before which an answer is old. */
export type OldBefore = Readonly<Record<string, string>>

/**
 * Selects documents on file with an authority that was asked before the day of their kind, unless a later round has
 * ended. Withheld documents wait for a decision instead.
 */
const old = (tx: Reader, before: OldBefore) =>
  tx
    .selectFrom('comparisons as c')
    .innerJoin('documents as d', 'd.id', 'c.documentId')
    .innerJoin('records as r', 'r.id', 'c.recordId')
    .where('r.deletedAt', 'is', null)
    .where('d.supersededAt', 'is', null)
    .where('d.removedAt', 'is', null)
    .where('d.withheldAt', 'is', null)
    .where((eb) =>
      eb.or(
        Object.entries(before).map(
          ([kind, day]): Expression<SqlBool> =>
            eb.and([eb('c.kind', '=', kind), eb('c.askedOn', '<', day)]),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comparisons as l')
            .select('l.id')
            .whereRef('l.documentId', '=', 'c.documentId')
            .whereRef('l.checkId', '=', 'c.checkId')
            .whereRef('l.round', '>', 'c.round')
            .where((eb) => eb.or([eb('l.place', '=', 2), eb('l.showed', '=', 'other')])),
        ),
      ),
    )

/** Selects at most so many, the oldest first. */
export async function selectOld(tx: Reader, before: OldBefore, limit: number) {
  return old(tx, before)
    .select(['c.documentId', 'c.checkId', 'c.kind', 'c.recordId'])
    .select(['r.reference', 'r.name', 'r.nationality', 'r.destinationCountry'])
    .select(({ fn }) => fn.min<string>('c.askedOn').as('askedOn'))
    .groupBy(['c.documentId', 'c.checkId', 'c.kind', 'c.recordId'])
    .groupBy(['r.reference', 'r.name', 'r.nationality', 'r.destinationCountry'])
    .orderBy('askedOn')
    .orderBy('c.documentId')
    .orderBy('c.checkId')
    .limit(limit)
    .execute()
}

export async function countOld(tx: Reader, before: OldBefore): Promise<number> {
  const pair = sql<string>`c."documentId" || ' ' || c."checkId"`
  const { count } = await old(tx, before)
    .select(({ fn }) => fn.count<number>(pair).distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
