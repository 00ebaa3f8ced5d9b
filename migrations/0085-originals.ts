import { type Kysely, sql } from 'kysely'

/** Documents of a candidate that the agency has in hand: passport and certificates, and each step with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "originals" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "purpose" text not null,
    "receivedOn" text not null,
    "dueOn" text not null,
    "backBy" text not null,
    "receivedBy" text not null,
    "createdAt" text not null,
    "agreedBy" text,
    "agreedAt" text,
    "askedBackAt" text,
    "returnedOn" text,
    "returnedBy" text,
    "returnNotedAt" text,
    "returnAgreedBy" text,
    "returnAgreedAt" text
  )`.execute(db)
  await sql`create index "originalsByRecord" on "originals" ("recordId")`.execute(db)
  await sql`create index "originalsByEnd" on "originals" ("backBy")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "originals"`.execute(db)
}
