import { type Kysely, sql } from 'kysely'

/** What each marked picture that left us hashes to, so that it is known again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "shownCopies" (
    "sha256" text not null,
    "documentId" text not null references "documents" ("id") on delete cascade,
    "firstShownAt" text not null,
    primary key ("sha256", "documentId")
  )`.execute(db)
  await sql`create index "shownCopiesByDocument" on "shownCopies" ("documentId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "shownCopies"`.execute(db)
}
