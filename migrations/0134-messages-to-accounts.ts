import { type Kysely, sql } from 'kysely'

/**
 * A message goes to the candidate of a record, or to a person with an account: staff, or a student who
 * has linked no file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rebuild(
    db,
    sql`"recordId" text references "records" ("id") on delete cascade,
      "accountId" text references "accounts" ("id") on delete cascade,
      check (("recordId" is null) <> ("accountId" is null))`,
  )
  await sql`create index "messagesByAccount" on "messages" ("accountId", "createdAt")
    where "accountId" is not null`.execute(db)
}

/** Messages to accounts go. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "messages" where "recordId" is null`.execute(db)
  await rebuild(db, sql`"recordId" text not null references "records" ("id") on delete cascade`)
}

async function rebuild(db: Kysely<unknown>, whose: ReturnType<typeof sql>): Promise<void> {
  const rest = sql`"kind", "state", "way", "createdAt", "queuedAt", "dueAt", "tries", "triedAt",
    "endedAt", "epoch"`
  // A check of the table comes after its columns.
  await sql`create table "rebuiltMessages" (
    "id" text primary key not null,
    "kind" text not null,
    "state" text not null,
    "way" text,
    "createdAt" text not null,
    "queuedAt" text not null,
    "dueAt" text not null,
    "tries" integer not null,
    "triedAt" text,
    "endedAt" text,
    "epoch" integer,
    ${whose}
  )`.execute(db)
  await sql`insert into "rebuiltMessages" ("id", "recordId", ${rest})
    select "id", "recordId", ${rest} from "messages"`.execute(db)
  await sql`drop table "messages"`.execute(db)
  await sql`alter table "rebuiltMessages" rename to "messages"`.execute(db)
  await sql`create index "messagesByRecord" on "messages" ("recordId", "createdAt")`.execute(db)
  await sql`create index "messagesUnderWay" on "messages" ("dueAt")
    where "state" in ('waiting', 'sending')`.execute(db)
}
