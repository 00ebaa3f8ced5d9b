/** What the installation is, and what its machinery keeps. */
export const installation = [
  // Settings are JSON that is parsed where it is read.
  `create table "organisation" (
    "id" integer primary key check ("id" = 1),
    "settings" text not null,
    "version" integer not null,
    "updatedAt" text not null
  )`,
  // Keys of former secrets that verify what these signed.
  `create table "formerSecrets" (
    "name" text primary key,
    "since" text not null,
    "sealedKeys" text not null
  )`,
  // The keys that stored files are encrypted with, each wrapped by the key of the installation.
  `create table "dataKeys" (
    "holder" text primary key,
    "wrapped" text not null,
    "madeAt" text not null
  )`,
  // Counters of tries: limits survive a restart and hold across processes.
  `create table "limits" (
    "key" text primary key,
    "hits" integer not null,
    "windowEndsAt" text not null
  )`,
  `create index "limitsByEnd" on "limits" ("windowEndsAt")`,
  // Answers to requests with an Idempotency-Key, for those who did not get theirs and ask again.
  `create table "keptAnswers" (
    "id" text primary key,
    "actor" text not null,
    "route" text not null,
    "requestHash" text not null,
    "status" integer not null,
    "sealedBody" text not null,
    "keptAt" text not null,
    "expiresAt" text not null
  )`,
  `create index "keptAnswersByExpiry" on "keptAnswers" ("expiresAt")`,
  // To lock a row is to have the turn, also where a database knows no other locks. Nothing is ever written to it, so
  // it does not grow old versions.
  `create table "locks" (
    "name" text primary key
  )`,
  `insert into "locks" ("name") values ('ledger'), ('record-numbers')`,
]
