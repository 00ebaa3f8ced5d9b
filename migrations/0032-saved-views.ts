import { type Kysely, sql } from 'kysely'

/** Filters and columns of the list of records that somebody keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "savedViews" (
    "id" text primary key,
    "accountId" text not null,
    "name" text not null,
    "filters" text not null,
    "columns" text not null,
    "createdAt" text not null,
    unique ("accountId", "name")
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "savedViews"`.execute(db)
}
