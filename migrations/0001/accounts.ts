/** People: how they prove who they are, their sessions, and what integrations call with. */
export const accounts = [
  // The first three are better-auth’s user, account and session (src/modules/accounts/better-auth.ts), so
  // `emailVerified` is a flag of 0 or 1 on both engines.
  `create table "accounts" (
    "id" text primary key,
    "email" text not null unique check ("email" = lower("email")),
    "emailVerified" integer not null default 0 check ("emailVerified" in (0, 1)),
    "name" text not null,
    "photo" text,
    "role" text not null check ("role" in ('student', 'moderator', 'admin')),
    "createdAt" text not null,
    "updatedAt" text not null,
    "disabledAt" text,
    "lastSignInAt" text,
    "firstPage" text,
    "language" text,
    "classMailsOffAt" text
  )`,
  `create index "accountsActiveAdmins" on "accounts" ("id") where "role" = 'admin' and "disabledAt" is null`,
  `create index "accountsByAge" on "accounts" ("createdAt")`,
  `create table "credentials" (
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
  )`,
  `create index "credentialsByHolder" on "credentials" ("holderId")`,
  // `confirmedAt`: when its person last proved anew who they are. `device` in words such as "Firefox on Android".
  `create table "sessions" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "token" text not null unique,
    "createdAt" text not null,
    "updatedAt" text not null,
    "expiresAt" text not null,
    "ipAddress" text,
    "userAgent" text,
    "confirmedAt" text,
    "device" text
  )`,
  `create index "sessionsByAccount" on "sessions" ("accountId")`,
  `create index "sessionsByUse" on "sessions" ("updatedAt")`,
  `create table "apiKeys" (
    "id" text primary key,
    "name" text not null,
    "role" text not null check ("role" in ('student', 'moderator', 'admin')),
    "scope" text check ("scope" in ('accounts', 'candidates', 'exports', 'purge', 'organisation')),
    "keyHash" text not null unique,
    "createdBy" text not null,
    "createdAt" text not null,
    "expiresAt" text not null,
    "lastUsedAt" text,
    "revokedAt" text,
    "madeUnder" text not null
  )`,
  // Invitations to register with a role: one use each.
  `create table "invites" (
    "id" text primary key,
    "role" text not null check ("role" in ('student', 'moderator', 'admin')),
    "email" text,
    "tokenHash" text not null unique,
    "createdBy" text not null,
    "createdAt" text not null,
    "expiresAt" text not null,
    "madeUnder" text not null
  )`,
  // Tokens for a step somebody has begun: a new password, an email to confirm, the second half of signing in.
  `create table "accountLinks" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "purpose" text not null check ("purpose" in ('reset', 'confirm', 'second-factor')),
    "tokenHash" text not null unique,
    "createdAt" text not null,
    "expiresAt" text not null
  )`,
  `create index "accountLinksByAccount" on "accountLinks" ("accountId")`,
  `create index "accountLinksByEnd" on "accountLinks" ("expiresAt")`,
  // One authenticator app an account. `lastStep` is the time step of the last accepted code, so that none is accepted
  // twice (RFC 6238 §5.2).
  `create table "secondFactors" (
    "accountId" text primary key references "accounts" ("id") on delete cascade,
    "secret" text not null,
    "createdAt" text not null,
    "enabledAt" text,
    "lastStep" integer not null default 0
  )`,
  `create table "backupCodes" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "codeHash" text not null unique,
    "usedAt" text,
    "madeUnder" text not null
  )`,
  `create index "backupCodesByAccount" on "backupCodes" ("accountId")`,
  `create table "passkeys" (
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
  )`,
  `create index "passkeysByAccount" on "passkeys" ("accountId")`,
  // better-auth’s challenges, until they are answered.
  `create table "verifications" (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  )`,
  `create index "verificationsByIdentifier" on "verifications" ("identifier")`,
  `create table "setUpLink" (
    "id" integer primary key check ("id" = 1),
    "tokenHash" text not null,
    "createdAt" text not null
  )`,
  // Filters and columns of the list of records that somebody keeps under a name.
  `create table "savedViews" (
    "id" text primary key,
    "accountId" text not null,
    "name" text not null,
    "filters" text not null,
    "columns" text not null,
    "createdAt" text not null,
    unique ("accountId", "name")
  )`,
  // Who of the staff wants a mail a day about their notifications.
  `create table "dailySummaries" (
    "accountId" text primary key not null references "accounts" ("id") on delete cascade,
    "nextAt" text not null,
    "seenTo" text not null
  )`,
]
