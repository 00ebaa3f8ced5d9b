import { type Kysely, sql } from 'kysely'

/** Who a row of an import may be the same person as: ids of records and numbers of rows, no names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "importRows" add column "alike" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "importRows" drop column "alike"`.execute(db)
}
