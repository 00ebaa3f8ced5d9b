import { type Kysely, sql } from 'kysely'

/**
 * Tokens that stand for a step somebody has begun: choosing a new password, confirming an email,
 * the second half of signing in. Only a hash is kept; a used one is removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "accountLinks" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "purpose" text not null check ("purpose" in ('reset', 'confirm', 'second-factor')),
    "tokenHash" text not null unique,
    "createdAt" text not null,
    "expiresAt" text not null
  )`.execute(db)
  await sql`create index "accountLinksByAccount" on "accountLinks" ("accountId")`.execute(db)
  await sql`create index "accountLinksByEnd" on "accountLinks" ("expiresAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "accountLinks"`.execute(db)
}
