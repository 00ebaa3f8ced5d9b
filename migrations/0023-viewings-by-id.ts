import { type Kysely, sql } from 'kysely'

/**
 * A viewing is found by its id, which its token carries, and no longer by the token's hash or its
 * record. Ids grow with time, hashes and records do not: each successful look-up wrote two pages
 * somewhere in the middle of an index. Viewings last 15 minutes, so those that are open end here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "viewings"`.execute(db)
  await createViewings(db, sql`text not null`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "viewings"`.execute(db)
  await createViewings(db, sql`text not null unique`)
  await sql`create index "viewingsByRecord" on "viewings" ("recordId", "startedAt")`.execute(db)
}

async function createViewings(db: Kysely<unknown>, tokenHash: ReturnType<typeof sql>) {
  await sql`create table "viewings" (
    "id" text primary key,
    "tokenHash" ${tokenHash},
    "recordId" text not null references "records" ("id") on delete cascade,
    "accessCodeId" text not null references "accessCodes" ("id") on delete cascade,
    "kinds" text,
    "startedAt" text not null,
    "endsAt" text not null,
    "closedAt" text
  )`.execute(db)
  await sql`create index "viewingsByEnd" on "viewings" ("endsAt")`.execute(db)
}
