/** Imports of many records. No candidate’s data stands here but the names of files, which go with the files. */
export const imports = [
  `create table "imports" (
    "id" text primary key,
    "place" text not null check ("place" in ('server', 'command')),
    "state" text not null check ("state" in ('uploaded', 'mapped', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone')),
    "fileName" text not null,
    "fingerprint" text not null,
    "format" text not null,
    "reading" text not null default '[]',
    "letters" text,
    "sheets" text not null default '[]',
    "isOlder" integer not null,
    "columns" text not null,
    "rows" integer not null,
    "rowsDone" integer not null,
    "mapping" text not null,
    "updateExisting" integer not null,
    "answers" text not null default '[]',
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
  )`,
  `create index "importsByState" on "imports" ("state", "createdAt")`,
  `create table "importFiles" (
    "id" text primary key,
    "importId" text not null references "imports" ("id") on delete cascade,
    "name" text not null,
    "kind" text not null check ("kind" in ('zip', 'image')),
    "bytes" bigint not null,
    "entries" integer not null,
    unique ("importId", "name")
  )`,
  `create table "importRows" (
    "importId" text not null references "imports" ("id") on delete cascade,
    "row" integer not null,
    "outcome" text not null check ("outcome" in ('created', 'updated', 'unchanged', 'failed')),
    "recordId" text,
    "recordVersion" integer,
    "entryId" text,
    "problems" text,
    "alike" text,
    "undoneAt" text,
    primary key ("importId", "row")
  )`,
  `create index "importRowsByEntry" on "importRows" ("entryId")`,
  `create index "importRowsByRecord" on "importRows" ("importId", "recordId")`,
  // Each value before and after, for the undo. They go with the record, and with the files of the import.
  `create table "importChanges" (
    "importId" text not null references "imports" ("id") on delete cascade,
    "row" integer not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "change" text not null,
    primary key ("importId", "row")
  )`,
  `create index "importChangesByRecord" on "importChanges" ("recordId")`,
]
