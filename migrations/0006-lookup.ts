import { type Kysely, sql } from 'kysely'

/** Access codes (as HMAC, never the code) and the 15 minutes in which an opened record stays open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "accessCodes" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "codeHash" text not null unique,
    "issuedBy" text not null,
    "issuedAt" text not null,
    "revokedAt" text
  )`.execute(db)
  await sql`create unique index "accessCodesCurrent" on "accessCodes" ("recordId") where "revokedAt" is null`.execute(
    db,
  )
  await sql`create table "viewings" (
    "id" text primary key,
    "tokenHash" text not null unique,
    "recordId" text not null references "records" ("id") on delete cascade,
    "accessCodeId" text not null references "accessCodes" ("id") on delete cascade,
    "kinds" text,
    "startedAt" text not null,
    "endsAt" text not null,
    "closedAt" text
  )`.execute(db)
  await sql`create index "viewingsByRecord" on "viewings" ("recordId", "startedAt")`.execute(db)
  await sql`create index "viewingsByEnd" on "viewings" ("endsAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "viewings"`.execute(db)
  await sql`drop table "accessCodes"`.execute(db)
}
