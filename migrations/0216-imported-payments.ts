import { type Kysely, sql } from 'kysely'

/** Which entry of the ledger a row of an import made, so that it can be countered when the import is taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "importRows" add column "entryId" text`.execute(db)
  await sql`create index "importRowsByEntry" on "importRows" ("entryId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "importRowsByEntry"`.execute(db)
  await sql`alter table "importRows" drop column "entryId"`.execute(db)
}
