import { sql } from 'kysely'
import type { Instant } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'

export interface Counted {
  hits: number
  windowEndsAt: Instant
}

/** Adds tries to a counter, beginning a new window when the old one is over. */
export async function addHits(
  tx: Transaction,
  hit: { key: string; hits: number; now: Instant; windowEndsAt: Instant },
): Promise<Counted> {
  const { rows } = await sql<Counted>`
    insert into "limits" ("key", "hits", "windowEndsAt")
    values (${hit.key}, ${hit.hits}, ${hit.windowEndsAt})
    on conflict ("key") do update set
      "hits" = case when "limits"."windowEndsAt" <= ${hit.now} then excluded."hits"
                    else "limits"."hits" + excluded."hits" end,
      "windowEndsAt" = case when "limits"."windowEndsAt" <= ${hit.now} then excluded."windowEndsAt"
                            else "limits"."windowEndsAt" end
    returning "hits", "windowEndsAt"`.execute(tx)
  return rows[0] as Counted
}

export async function dropEndedWindows(database: Database, now: Instant): Promise<void> {
  await database.write((tx) => tx.deleteFrom('limits').where('windowEndsAt', '<=', now).execute())
}

export async function forgetCounter(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom('limits').where('key', '=', key).execute()
}
