import { type Kysely, sql } from 'kysely'

/**
 * Imports of many records, the files of images that they were given, and what became of each row.
 * No candidate's data stands here but the names of files, and those go with the files themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "imports" (
    "id" text primary key,
    "place" text not null check ("place" in ('server', 'command')),
    "state" text not null check ("state" in
      ('uploaded', 'mapped', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone')),
    "fileName" text not null,
    "fingerprint" text not null,
    "format" text not null,
    "reading" text,
    "isOlder" integer not null,
    "columns" text not null,
    "rows" integer not null,
    "rowsDone" integer not null,
    "mapping" text not null,
    "updateExisting" integer not null,
    "counts" text not null,
    "findings" text not null,
    "problem" text,
    "actor" text not null,
    "runner" text,
    "createdAt" text not null,
    "updatedAt" text not null,
    "startedAt" text,
    "endedAt" text,
    "filesRemovedAt" text
  )`.execute(db)
  await sql`create index "importsByState" on "imports" ("state", "createdAt")`.execute(db)
  await sql`create table "importFiles" (
    "id" text primary key,
    "importId" text not null references "imports" ("id") on delete cascade,
    "name" text not null,
    "kind" text not null check ("kind" in ('zip', 'image')),
    "bytes" bigint not null,
    "entries" integer not null,
    unique ("importId", "name")
  )`.execute(db)
  await sql`create table "importRows" (
    "importId" text not null references "imports" ("id") on delete cascade,
    "row" integer not null,
    "outcome" text not null check ("outcome" in
      ('created', 'updated', 'unchanged', 'failed')),
    "recordId" text,
    "recordVersion" integer,
    "problems" text,
    "undoneAt" text,
    primary key ("importId", "row")
  )`.execute(db)
  await sql`create index "importRowsByRecord" on "importRows" ("importId", "recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "importRows"`.execute(db)
  await sql`drop table "importFiles"`.execute(db)
  await sql`drop table "imports"`.execute(db)
}
