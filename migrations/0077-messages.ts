import { type Kysely, sql } from 'kysely'

/**
 * The outbox: what a candidate is told, from the transaction of the change until it is sent; and what
 * was told once and is not told again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "messages" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "state" text not null,
    "way" text,
    "createdAt" text not null,
    "queuedAt" text not null,
    "dueAt" text not null,
    "tries" integer not null,
    "triedAt" text,
    "endedAt" text,
    "epoch" integer
  )`.execute(db)
  await sql`create index "messagesByRecord" on "messages" ("recordId", "createdAt")`.execute(db)
  await sql`create index "messagesUnderWay" on "messages" ("dueAt")
    where "state" in ('waiting', 'sending')`.execute(db)
  await sql`create table "toldOnce" (
    "about" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade
  )`.execute(db)
  await sql`create index "toldOnceByRecord" on "toldOnce" ("recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "toldOnce"`.execute(db)
  await sql`drop table "messages"`.execute(db)
}
