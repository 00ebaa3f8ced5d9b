import { type Kysely, sql } from 'kysely'

/** Counters of tries, so that limits survive a restart and hold across processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "limits" (
    "key" text primary key,
    "hits" integer not null,
    "windowEndsAt" text not null
  )`.execute(db)
  await sql`create index "limitsByEnd" on "limits" ("windowEndsAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "limits"`.execute(db)
}
