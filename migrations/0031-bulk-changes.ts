import { type Kysely, sql } from 'kysely'

/** What a change of many records at once did to each, so that it can be undone as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "bulkChanges" (
    "id" text primary key,
    "action" text not null,
    "items" text not null,
    "changedBy" text not null,
    "changedAt" text not null
  )`.execute(db)
  await sql`create index "bulkChangesByAge" on "bulkChanges" ("changedAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "bulkChanges"`.execute(db)
}
