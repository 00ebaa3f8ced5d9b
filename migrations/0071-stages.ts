import { type Kysely, sql } from 'kysely'

/** Where the agency is with each candidate, in its own words, and each step that led there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "stage" text`.execute(db)
  await sql`create table "stageSteps" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "stage" text,
    "setBy" text not null,
    "setAt" text not null
  )`.execute(db)
  await sql`create index "stageStepsByRecord" on "stageSteps" ("recordId", "setAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "stageSteps"`.execute(db)
  await sql`alter table "records" drop column "stage"`.execute(db)
}
