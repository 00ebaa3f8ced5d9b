import { type Kysely, sql } from 'kysely'

/** Where the office took originals that it has in hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "originalMoves" (
    "id" text primary key not null,
    "originalId" text not null references "originals" ("id") on delete cascade,
    "recordId" text not null references "records" ("id") on delete cascade,
    "place" text,
    "since" text not null,
    "backBy" text,
    "movedBy" text not null,
    "notedAt" text not null
  )`.execute(db)
  await sql`create index "originalMovesOfRecord" on "originalMoves" ("recordId", "notedAt")`.execute(
    db,
  )
}
