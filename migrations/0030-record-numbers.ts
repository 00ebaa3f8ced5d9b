import { type Kysely, sql } from 'kysely'

/**
 * What the list of records is kept up to date by (decision 0014): each record has a small number,
 * and `recordChanges` says which ones changed since. The folded name is not stored any more; it
 * follows from the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "number" integer`.execute(db)
  await sql`update "records" set "number" = "ranked"."place" from (
      select "id", row_number() over (order by "createdAt", "id") as "place" from "records"
    ) as "ranked" where "ranked"."id" = "records"."id"`.execute(db)
  await sql`create unique index "recordsByNumber" on "records" ("number")`.execute(db)
  await sql`alter table "records" drop column "nameFolded"`.execute(db)
  await sql`create table "recordChanges" (
    "number" integer primary key,
    "sequence" integer not null unique
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "recordChanges"`.execute(db)
  await sql`drop index "recordsByNumber"`.execute(db)
  await sql`alter table "records" add column "nameFolded" text not null default ''`.execute(db)
  await sql`alter table "records" drop column "number"`.execute(db)
}
