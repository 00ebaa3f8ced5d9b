import { type Kysely, sql } from 'kysely'

/**
 * What candidates agreed to and took back, each answer with the words that they had before them. No row
 * is changed but for `replacedAt`: the answer that holds is the one without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "consents" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "purpose" text not null,
    "answer" text not null,
    "answeredAt" text not null,
    "words" text,
    "replacedAt" text
  )`.execute(db)
  await sql`create index "consentsByRecord" on "consents" ("recordId", "purpose")`.execute(db)
  await sql`create index "consentsByAnswer" on "consents" ("answer", "replacedAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "consents"`.execute(db)
}
