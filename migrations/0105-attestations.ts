import { type Kysely, sql } from 'kysely'

/**
 * Attestations that were made, each with its place in a status list. A purge takes away whose it was;
 * the place stays, and tells that the attestation is over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "attestations" (
    "id" text primary key not null,
    "list" integer not null,
    "place" integer not null,
    "recordId" text references "records" ("id") on delete set null,
    "documentId" text references "documents" ("id") on delete set null,
    "withName" integer not null,
    "madeBy" text,
    "madeAt" text not null,
    "validUntil" text not null,
    unique ("list", "place")
  )`.execute(db)
  await sql`create index "attestationsByRecord" on "attestations" ("recordId")`.execute(db)
  await sql`create index "attestationsByDocument" on "attestations" ("documentId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "attestations"`.execute(db)
}
