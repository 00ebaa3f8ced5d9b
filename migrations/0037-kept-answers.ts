import { type Kysely, sql } from 'kysely'

/** The answers to requests with an Idempotency-Key, for those who did not get theirs and ask again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "keptAnswers" (
    "id" text primary key,
    "actor" text not null,
    "route" text not null,
    "requestHash" text not null,
    "status" integer not null,
    "sealedBody" text not null,
    "keptAt" text not null,
    "expiresAt" text not null
  )`.execute(db)
  await sql`create index "keptAnswersByExpiry" on "keptAnswers" ("expiresAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "keptAnswers"`.execute(db)
}
