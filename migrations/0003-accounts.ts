import { type Kysely, sql } from 'kysely'

/**
 * People, how they prove who they are, their sessions, and keys for integrations. The first three
 * are better-auth's user, account and session under names of ours (modules/accounts/better-auth.ts);
 * `emailVerified` is its only flag, 0 or 1 on both engines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "accounts" (
    "id" text primary key,
    "email" text not null unique check ("email" = lower("email")),
    "emailVerified" integer not null default 0 check ("emailVerified" in (0, 1)),
    "name" text not null,
    "photo" text,
    "role" text not null check ("role" in ('student', 'moderator', 'admin')),
    "createdAt" text not null,
    "updatedAt" text not null,
    "disabledAt" text,
    "lastSignInAt" text
  )`.execute(db)
  await sql`create index "accountsByAge" on "accounts" ("createdAt")`.execute(db)
  await sql`create index "accountsActiveAdmins" on "accounts" ("id") where "role" = 'admin' and "disabledAt" is null`.execute(
    db,
  )
  await sql`create table "credentials" (
    "id" text primary key,
    "holderId" text not null references "accounts" ("id") on delete cascade,
    "provider" text not null,
    "subject" text not null,
    "password" text,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" text,
    "refreshTokenExpiresAt" text,
    "scope" text,
    "createdAt" text not null,
    "updatedAt" text not null,
    unique ("provider", "subject")
  )`.execute(db)
  await sql`create index "credentialsByHolder" on "credentials" ("holderId")`.execute(db)
  await sql`create table "sessions" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "token" text not null unique,
    "createdAt" text not null,
    "updatedAt" text not null,
    "expiresAt" text not null,
    "ipAddress" text,
    "userAgent" text
  )`.execute(db)
  await sql`create index "sessionsByAccount" on "sessions" ("accountId")`.execute(db)
  await sql`create index "sessionsByUse" on "sessions" ("updatedAt")`.execute(db)
  await sql`create table "apiKeys" (
    "id" text primary key,
    "name" text not null,
    "role" text not null check ("role" in ('student', 'moderator', 'admin')),
    "keyHash" text not null unique,
    "createdBy" text not null,
    "createdAt" text not null,
    "expiresAt" text not null,
    "lastUsedAt" text,
    "revokedAt" text
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "apiKeys"`.execute(db)
  await sql`drop table "sessions"`.execute(db)
  await sql`drop table "credentials"`.execute(db)
  await sql`drop table "accounts"`.execute(db)
}
