import { type Kysely, sql } from 'kysely'

/** The agency's notices to the public, each with two pictures of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "notices" (
    "id" text primary key,
    "title" text not null,
    "text" text not null,
    "publishedBy" text not null,
    "publishedAt" text not null
  )`.execute(db)
  await sql`create index "noticesByAge" on "notices" ("publishedAt", "id")`.execute(db)
  await sql`create table "noticeImages" (
    "id" text primary key,
    "noticeId" text not null references "notices" ("id") on delete cascade,
    "place" integer not null,
    "sha256" text not null,
    "mediaType" text not null,
    "width" integer not null,
    "height" integer not null,
    unique ("noticeId", "place")
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "noticeImages"`.execute(db)
  await sql`drop table "notices"`.execute(db)
}
