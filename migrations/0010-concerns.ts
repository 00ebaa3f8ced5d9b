import { type Kysely, sql } from 'kysely'

/** What the public reports (H10), and what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "concerns" (
    "id" text primary key,
    "from" text,
    "text" text not null,
    "page" text,
    "state" text not null check ("state" in ('open', 'answered', 'closed')),
    "note" text,
    "createdAt" text not null,
    "changedBy" text,
    "changedAt" text
  )`.execute(db)
  await sql`create index "concernsByState" on "concerns" ("state", "createdAt")`.execute(db)
  await sql`create index "concernsByAge" on "concerns" ("createdAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "concerns"`.execute(db)
}
