import { type Kysely, sql } from 'kysely'

/**
 * Which signature an attestation was made with, as its SHA-256. Whoever has the key can sign another text
 * under the name of one that was made before; without this it passed for that one. Null for those of
 * before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "attestations" add column "signatureHash" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "attestations" drop column "signatureHash"`.execute(db)
}
