import { type Kysely, sql } from 'kysely'

/** What candidates let others see (codes as HMAC only), and every time that somebody looked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "shares" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "accessCodeId" text not null references "accessCodes" ("id") on delete cascade,
    "codeHash" text not null unique,
    "kinds" text not null,
    "purpose" text not null check ("purpose" in ('employer', 'bank', 'authority', 'other')),
    "label" text not null,
    "createdBy" text,
    "createdAt" text not null,
    "expiresAt" text not null,
    "revokedAt" text
  )`.execute(db)
  await sql`create index "sharesByRecord" on "shares" ("recordId", "createdAt")`.execute(db)
  await sql`create index "sharesByCode" on "shares" ("accessCodeId")`.execute(db)
  await sql`create table "shareViewings" (
    "id" text primary key,
    "shareId" text not null references "shares" ("id") on delete cascade,
    "tokenHash" text not null unique,
    "startedAt" text not null,
    "endsAt" text not null,
    "closedAt" text
  )`.execute(db)
  await sql`create index "shareViewingsByShare" on "shareViewings" ("shareId", "startedAt")`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "shareViewings"`.execute(db)
  await sql`drop table "shares"`.execute(db)
}
