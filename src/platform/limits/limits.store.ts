import { type RawBuilder, sql } from 'kysely'
import { type Instant, later, millisecondsBetween } from '#platform/clock'
import {
  batchQuery,
  compileOnce,
  type Database,
  type Reader,
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

/**
 * Adds tries to a counter; begins a new window when the old one is over, or was begun before the clock was
 * set back. A window begins with its earliest try, whichever was written first.
 */
export async function addHits(
  tx: Transaction,
  {
    key,
    hits,
    now,
    windowEndsAt,
  }: { key: string; hits: number; now: Instant; windowEndsAt: Instant },
): Promise<Counted> {
  const latest = later(windowEndsAt, outOfOrder)
  const [row] = (await added(tx, key, hits, now, windowEndsAt, latest)) as [Row]
  return { hits: row.hits, windowEndsAt: row.windowEndsAt }
}

type Hit = [key: string, hits: number, now: Instant, windowEndsAt: Instant, latest: Instant]
type Row = Counted & { key: string }

const added = batchQuery(
  compileOnce<Hit, Row>((_tx, key, hits, now, windowEndsAt, latest) =>
    adding([{ key, hits, windowEndsAt }], now, latest),
  ),
  addMany,
)

/**
 * Writes one row for each counter, because a statement may change no row twice. Each try gets the count
 * that it would have found on arrival; the windows of all tries of one length are judged at the time of the
 * last.
 */
async function addMany(tx: Reader, hits: readonly Hit[]): Promise<Row[][]> {
  const counted = new Map<Hit, Row>()
  const byLength = Map.groupBy(hits, ([, , now, end]) => millisecondsBetween(now, end))
  const addAlike = async (alike: readonly Hit[]) => {
    const byKey = Map.groupBy(alike, ([key]) => key)
    // In one order for all, so that no two processes deadlock.
    const rows = [...byKey]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, tries]) => ({
        key,
        hits: tries.reduce((sum, [, more]) => sum + more, 0),
        windowEndsAt: tries.map(([, , , end]) => end).reduce((a, b) => (a < b ? a : b)),
      }))
    const last = (times: readonly Instant[]) => times.reduce((a, b) => (a > b ? a : b))
    const now = last(alike.map(([, , at]) => at))
    const latest = last(alike.map(([, , , , at]) => at))
    const { rows: saved } = await adding(rows, now, latest).execute(tx)
    for (const row of saved) {
      let left = row.hits
      for (const hit of (byKey.get(row.key) ?? []).toReversed()) {
        counted.set(hit, { ...row, hits: left })
        left -= hit[1]
      }
    }
  }
  await Promise.all([...byLength.values()].map(addAlike))
  return hits.map((hit) => [counted.get(hit) as Row])
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
