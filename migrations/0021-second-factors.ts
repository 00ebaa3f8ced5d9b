import { type Kysely, sql } from 'kysely'

/**
 * One authenticator app an account (its secret encrypted; not in force until `enabledAt`), and the
 * codes for the day it is lost. `lastStep` is the time step of the last code that was accepted, so
 * that none is accepted twice (RFC 6238 §5.2).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "secondFactors" (
    "accountId" text primary key references "accounts" ("id") on delete cascade,
    "secret" text not null,
    "createdAt" text not null,
    "enabledAt" text,
    "lastStep" integer not null default 0
  )`.execute(db)
  await sql`create table "backupCodes" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "codeHash" text not null unique,
    "usedAt" text
  )`.execute(db)
  await sql`create index "backupCodesByAccount" on "backupCodes" ("accountId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "backupCodes"`.execute(db)
  await sql`drop table "secondFactors"`.execute(db)
}
