import { type RawBuilder, sql } from 'kysely'
import { type Instant, later, millisecondsBetween } from '#platform/clock'
import {
  answersAtOnce,
  askLast,
  compileOnce,
  type Database,
  type Later,
  type Transaction,
} from '#platform/database'

export interface Counted {
  hits: number
  windowEndsAt: Instant
}

/**
 * Tries are not written in the order of their times: some wait for others, in several processes with
 * different clocks. A window counts as begun before the clock was set back only if it ends this many
 * milliseconds later than a new one.
 */
export const outOfOrder = 30_000

/** Tries of one subject, as they are counted. */
interface Hits extends Counted {
  key: string
  now: Instant
}

/**
 * Adds tries to a counter; begins a new window when the old one is over, or was begun before the clock was set back. A
 * window begins with its earliest try, whichever was written first. On PostgreSQL the count is known with the commit.
 */
export function addHits(tx: Transaction, tries: Hits): Later<Counted> {
  if (!answersAtOnce(tx)) return addedLast(tx, tries)
  const { key, hits, now, windowEndsAt } = tries
  const [row] = addedAtOnce(tx, key, hits, now, windowEndsAt, later(windowEndsAt, outOfOrder)) as [
    Row,
  ]
  return { answer: Promise.resolve(row) }
}

type Row = Counted & { key: string }

const addedAtOnce = compileOnce(
  (_tx, key: string, hits: number, now: Instant, windowEndsAt: Instant, latest: Instant) =>
    adding([{ key, hits, windowEndsAt }], now, latest),
)

/**
 * Writes one row for each counter, because a statement may change no row twice. Each try gets the count that it would
 * have found on arrival; the windows of all tries of one length are judged at the time of the last.
 */
const addedLast = askLast({
  alike: ({ now, windowEndsAt }: Hits) => millisecondsBetween(now, windowEndsAt),
  ask: addTogether,
})

function addTogether(tx: Transaction, tries: readonly Hits[]) {
  const byKey = Map.groupBy(tries, ({ key }) => key)
  const last = (times: readonly Instant[]) => times.reduce((a, b) => (a > b ? a : b))
  // In one order for all, so that no two processes deadlock.
  const rows = [...byKey]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => ({
      key,
      hits: own.reduce((sum, { hits }) => sum + hits, 0),
      windowEndsAt: own.map((each) => each.windowEndsAt).reduce((a, b) => (a < b ? a : b)),
    }))
  const now = last(tries.map((each) => each.now))
  const latest = later(last(tries.map(({ windowEndsAt }) => windowEndsAt)), outOfOrder)
  return {
    query: adding(rows, now, latest).compile(tx),
    answers: (saved: readonly Row[]) => {
      const counted = new Map<Hits, Counted>()
      for (const row of saved) {
        let left = row.hits
        for (const own of (byKey.get(row.key) ?? []).toReversed()) {
          counted.set(own, { ...row, hits: left })
          left -= own.hits
        }
      }
      return tries.map((each) => counted.get(each) as Counted)
    },
  }
}

function adding(rows: readonly Row[], now: Instant, latest: Instant): RawBuilder<Row> {
  const values = sql.join(
    rows.map(({ key, hits, windowEndsAt }) => sql`(${key}, ${hits}, ${windowEndsAt})`),
  )
  const isOver = sql`"limits"."windowEndsAt" <= ${now} or "limits"."windowEndsAt" > ${latest}`
  const isLater = sql`"limits"."windowEndsAt" > excluded."windowEndsAt"`
  return sql<Row>`
    insert into "limits" ("key", "hits", "windowEndsAt")
    values ${values}
    on conflict ("key") do update set
      "hits" = case when ${isOver} then excluded."hits"
                    else "limits"."hits" + excluded."hits" end,
      "windowEndsAt" = case when ${isOver} or ${isLater} then excluded."windowEndsAt"
                            else "limits"."windowEndsAt" end
    returning "key", "hits", "windowEndsAt"`
}

/** Removes windows that are over, and those that end later than any begun now. */
export async function dropEndedWindows(
  database: Database,
  { now, latestEnd }: { now: Instant; latestEnd: Instant },
): Promise<void> {
  await database.write((tx) =>
    tx
      .deleteFrom('limits')
      .where((eb) => eb.or([eb('windowEndsAt', '<=', now), eb('windowEndsAt', '>', latestEnd)]))
      .execute(),
  )
}

export async function forgetCounter(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom('limits').where('key', '=', key).execute()
}
