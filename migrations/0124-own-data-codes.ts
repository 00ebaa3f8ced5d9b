import { type Kysely, sql } from 'kysely'

/** One-time codes with which a candidate takes everything that is held, each as a keyed hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "ownDataCodes" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "codeHash" text not null,
    "madeAt" text not null,
    "endsAt" text not null,
    "tries" integer not null,
    "usedAt" text
  )`.execute(db)
  await sql`create index "ownDataCodesByRecord" on "ownDataCodes" ("recordId", "madeAt")`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "ownDataCodes"`.execute(db)
}
