import { type Kysely, sql } from 'kysely'

/**
 * What a row of an import changed of a record on file: each value before and after, for the undo.
 * They go with the record, and with the files of the import.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "importChanges" (
    "importId" text not null references "imports" ("id") on delete cascade,
    "row" integer not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "change" text not null,
    primary key ("importId", "row")
  )`.execute(db)
  await sql`create index "importChangesByRecord" on "importChanges" ("recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "importChanges"`.execute(db)
}
