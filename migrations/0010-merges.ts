import { type Kysely, sql } from 'kysely'

/** Into which record one was merged, as whose alias it stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "mergedInto" text`.execute(db)
  await sql`create index "recordsMerged" on "records" ("mergedInto") where "mergedInto" is not null`.execute(
    db,
  )
}
