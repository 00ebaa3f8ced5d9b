import { type Kysely, sql } from 'kysely'

/** Recordings of the words that candidates agree to, read aloud: one of each purpose in each language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "consentRecordings" (
    "id" text primary key not null,
    "purpose" text not null,
    "language" text not null,
    "edition" integer not null,
    "mediaType" text not null,
    "bytes" integer not null,
    "sha256" text not null,
    "recordedBy" text,
    "recordedAt" text not null,
    unique ("purpose", "language")
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "consentRecordings"`.execute(db)
}
