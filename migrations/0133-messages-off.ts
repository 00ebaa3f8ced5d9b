import { type Kysely, sql } from 'kysely'

/** The kinds of messages that a candidate does not want; a kind without a row is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "messagesOff" (
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "offAt" text not null,
    primary key ("recordId", "kind")
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "messagesOff"`.execute(db)
}
