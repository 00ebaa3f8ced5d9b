import { type Kysely, sql } from 'kysely'

/** Scans of documents. Earlier versions stay; one is current per record and kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "documents" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "version" integer not null,
    "sha256" text not null,
    "mediaType" text not null,
    "bytes" integer not null,
    "width" integer not null,
    "height" integer not null,
    "pages" integer not null,
    "originalName" text not null,
    "uploadedBy" text not null,
    "uploadedAt" text not null,
    "supersededAt" text,
    "removedAt" text,
    unique ("recordId", "kind", "version")
  )`.execute(db)
  await sql`create unique index "documentsCurrent" on "documents" ("recordId", "kind") where "supersededAt" is null and "removedAt" is null`.execute(
    db,
  )
  await sql`create index "documentsByHash" on "documents" ("sha256")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "documents"`.execute(db)
}
