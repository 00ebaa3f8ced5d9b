import { type Kysely, sql } from 'kysely'

/**
 * What staff saw when they asked an authority about a document: two people for each round, each on their
 * own. A document of which one saw something else is withheld from the public.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "comparisons" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "documentId" text not null,
    "kind" text not null,
    "checkId" text not null,
    "round" integer not null,
    "place" integer not null check ("place" in (1, 2)),
    "askedOn" text not null,
    "showed" text not null check ("showed" in ('same', 'other', 'nothing', 'unavailable')),
    "notedBy" text not null,
    "notedAt" text not null,
    "browserAccounts" text not null,
    "screenshot" text,
    "answer" text check ("answer" in ('kept', 'shown')),
    "answeredBy" text,
    "answeredAt" text,
    unique ("documentId", "checkId", "round", "place")
  )`.execute(db)
  await sql`create index "comparisonsByRecord" on "comparisons" ("recordId")`.execute(db)
  await sql`create index "comparisonsByShown" on "comparisons" ("showed", "answer")`.execute(db)
  await sql`alter table "documents" add column "withheldAt" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "documents" drop column "withheldAt"`.execute(db)
  await sql`drop table "comparisons"`.execute(db)
}
