import { type Kysely, sql } from 'kysely'

/** better-auth's passkeys, and the challenges that it keeps until they are answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "passkeys" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "name" text,
    "publicKey" text not null,
    "credentialID" text not null unique,
    "counter" bigint not null,
    "deviceType" text not null,
    "backedUp" integer not null,
    "transports" text,
    "aaguid" text,
    "createdAt" text
  )`.execute(db)
  await sql`create index "passkeysByAccount" on "passkeys" ("accountId")`.execute(db)
  await sql`create table "verifications" (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  )`.execute(db)
  await sql`create index "verificationsByIdentifier" on "verifications" ("identifier")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "verifications"`.execute(db)
  await sql`drop table "passkeys"`.execute(db)
}
