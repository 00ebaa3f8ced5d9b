import { type Kysely, sql } from 'kysely'

/** Which record a signed-in person has linked, and with which access code that was proved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "recordLinks" (
    "accountId" text primary key references "accounts" ("id") on delete cascade,
    "recordId" text not null references "records" ("id") on delete cascade,
    "accessCodeId" text not null references "accessCodes" ("id") on delete cascade,
    "linkedAt" text not null,
    "viewedAt" text
  )`.execute(db)
  await sql`create index "recordLinksByRecord" on "recordLinks" ("recordId")`.execute(db)
  await sql`create index "recordLinksByCode" on "recordLinks" ("accessCodeId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "recordLinks"`.execute(db)
}
