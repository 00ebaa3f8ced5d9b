import { type Kysely, sql } from 'kysely'

/**
 * When a key came back from a backup. What was revoked after the backup was taken is not known then, so
 * the key asserts nothing any more, and what it signed is over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "attestationKeys" add column "restoredAt" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "attestationKeys" drop column "restoredAt"`.execute(db)
}
