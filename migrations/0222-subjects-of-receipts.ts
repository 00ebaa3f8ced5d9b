import { type Kysely, sql } from 'kysely'

/**
 * What a receipt of a check is about that is neither a record nor a share nor a document, as JSON: the attestation that
 * was shown. Null in receipts of before, and where there is nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "checkReceipts" add column "about" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "checkReceipts" drop column "about"`.execute(db)
}
