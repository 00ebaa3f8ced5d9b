import { sql } from 'kysely'
import { type Instant, later } from '#platform/clock'
import { compileOnce, type Database, type Transaction } from '#platform/database'

export interface Counted {
  hits: number
  windowEndsAt: Instant
}

/**
 * Tries are not written in the order of their times: some wait for others, in several processes, whose
 * clocks differ. Only a window that ends so much later than a new one, in milliseconds, was begun
 * before the clock was set back.
 */
export const outOfOrder = 30_000

/**
 * Adds tries to a counter, beginning a new window when the old one is over, or was begun before the
 * clock was set back. A window begins with its earliest try, whichever was written first.
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
  const [counted] = await added(tx, key, hits, now, windowEndsAt, latest)
  return counted as Counted
}

type Hit = [key: string, hits: number, now: Instant, windowEndsAt: Instant, latest: Instant]

const added = compileOnce<Hit, Counted>((_tx, key, hits, now, windowEndsAt, latest) => {
  const isOver = sql`"limits"."windowEndsAt" <= ${now} or "limits"."windowEndsAt" > ${latest}`
  const isLater = sql`"limits"."windowEndsAt" > excluded."windowEndsAt"`
  return sql<Counted>`
    insert into "limits" ("key", "hits", "windowEndsAt")
    values (${key}, ${hits}, ${windowEndsAt})
    on conflict ("key") do update set
      "hits" = case when ${isOver} then excluded."hits"
                    else "limits"."hits" + excluded."hits" end,
      "windowEndsAt" = case when ${isOver} or ${isLater} then excluded."windowEndsAt"
                            else "limits"."windowEndsAt" end
    returning "hits", "windowEndsAt"`
})

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
