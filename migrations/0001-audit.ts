import { type Kysely, sql } from 'kysely'

/** The append-only chained log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "auditEvents" (
    "sequence" integer primary key,
    "at" text not null,
    "actorKind" text not null,
    "actorId" text,
    "action" text not null,
    "subject" text,
    "details" text not null,
    "mac" text not null
  )`.execute(db)
  await sql`create index "auditEventsBySubject" on "auditEvents" ("subject", "sequence")`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "auditEvents"`.execute(db)
}
