import { type Kysely, sql } from 'kysely'

/**
 * Finding events by who and by what among millions. Those of visitors, the many, have no actor and
 * cost no entry; times need no index, since they grow with the sequence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "auditEventsByActor" on "auditEvents" ("actorId", "sequence") where "actorId" is not null`.execute(
    db,
  )
  await sql`create index "auditEventsByAction" on "auditEvents" ("action", "sequence")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "auditEventsByAction"`.execute(db)
  await sql`drop index "auditEventsByActor"`.execute(db)
}
