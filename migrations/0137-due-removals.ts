import { type Kysely, sql } from 'kysely'

/**
 * What has been kept for as long as the settings say, found by going through all records: a kind of
 * document of a record, or the record. `noticedAt`: since when it stands here to be removed by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "dueRemovals" (
    "recordId" text not null references "records" ("id") on delete cascade,
    "what" text not null,
    "dueSince" text not null,
    "listedAt" text not null,
    "noticedAt" text,
    "seenAt" text not null,
    primary key ("recordId", "what")
  )`.execute(db)
  await sql`create index "dueRemovalsByTime" on "dueRemovals" ("dueSince", "recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "dueRemovals"`.execute(db)
}
