import { type Kysely, sql } from 'kysely'

/**
 * What fields held before and after an edit, and the reasons that were given. Not in the audit log,
 * whose chain lets nothing go: these rows leave with their record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "recordValues" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "salt" text not null,
    "held" text not null
  )`.execute(db)
  await sql`create index "recordValuesByRecord" on "recordValues" ("recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "recordValues"`.execute(db)
}
