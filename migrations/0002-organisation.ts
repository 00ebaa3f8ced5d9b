import { type Kysely, sql } from 'kysely'

/** The one organisation: settings as JSON that is parsed where it is read, and the set-up link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "organisation" (
    "id" integer primary key check ("id" = 1),
    "settings" text not null,
    "version" integer not null,
    "updatedAt" text not null
  )`.execute(db)
  await sql`create table "setUpLink" (
    "id" integer primary key check ("id" = 1),
    "tokenHash" text not null,
    "createdAt" text not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "setUpLink"`.execute(db)
  await sql`drop table "organisation"`.execute(db)
}
