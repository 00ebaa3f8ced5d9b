import { type Kysely, sql } from 'kysely'

/** What the machine lost, as far as it is known; a row goes when somebody has looked at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table "losses" (
    "id" text primary key,
    "kind" text not null,
    "noticedAt" text not null,
    "since" text,
    "writes" integer,
    "keptAs" text
  )`)
    .execute(db)
}
