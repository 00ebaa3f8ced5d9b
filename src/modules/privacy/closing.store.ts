import { sql } from 'kysely'
import type { Reader } from '#platform/database'

/** What is noted when a candidate is told: about which announcement, and which candidate. */
interface Telling {
  kind: 'closing' | 'not-closing'
  announcedAt: string
}

function aboutOf({ kind, announcedAt }: Telling) {
  return sql<string>`${`${kind}:${announcedAt}:`} || r."id"`
}

/**
 * Selects records outside the trash whose candidate was not told yet; for a withdrawal, those who were told of the
 * announcement.
 */
export async function selectUntold(tx: Reader, telling: Telling, limit: number) {
  const about = aboutOf(telling)
  const first = aboutOf({ ...telling, kind: 'closing' })
  return tx
    .selectFrom('records as r')
    .select(['r.id as recordId', about.as('about')])
    .where('r.deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('toldOnce as t').select('t.about').where('t.about', '=', about))),
    )
    .$if(telling.kind === 'not-closing', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(selectFrom('toldOnce as t').select('t.about').where('t.about', '=', first)),
      ),
    )
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

/**
 * Selects the records outside the trash whose candidate counts as told of an announcement, without a message about it.
 */
export async function selectToldWithout(tx: Reader, telling: Telling): Promise<string[]> {
  const { kind, announcedAt } = telling
  const rows = await tx
    .selectFrom('records as r')
    .innerJoin('toldOnce as t', (join) => join.on('t.about', '=', aboutOf(telling)))
    .select('r.id')
    .where('r.deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as m')
            .select('m.id')
            .whereRef('m.recordId', '=', 'r.id')
            .where('m.kind', '=', kind)
            // A message still waiting from an earlier announcement tells of this one.
            .where((eb) =>
              eb.or([eb('m.endedAt', 'is', null), eb('m.endedAt', '>=', announcedAt)]),
            ),
        ),
      ),
    )
    .orderBy('r.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts the records outside the trash. */
export async function countCandidates(tx: Reader): Promise<number> {
  const { count } = await tx
    .selectFrom('records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the messages of a kind since then by their state. */
export async function countTold(
  tx: Reader,
  { kind, announcedAt }: Telling,
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('messages as m')
    .innerJoin('records as r', 'r.id', 'm.recordId')
    .select(({ fn }) => ['m.state', fn.countAll<number>().as('count')])
    .where('m.kind', '=', kind)
    .where('m.createdAt', '>=', announcedAt)
    .where('r.deletedAt', 'is', null)
    .groupBy('m.state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}
