import { type Kysely, sql } from 'kysely'

/**
 * The random text under the digests that events have of a record's row: it goes with the row, so what stays in the log
 * tells nothing. Null until the row is written again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "salt" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "salt"`.execute(db)
}
