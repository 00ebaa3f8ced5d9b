import { type Kysely, sql } from 'kysely'

/** Counts that every page of the dashboard asks for look through what they count, not through all records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "accessCodesUnprinted" on "accessCodes" ("slipRun")
    where "slipRun" is not null`.execute(db)
  await sql`create index "recordsByStage" on "records" ("stage")
    where "stage" is not null and "deletedAt" is null`.execute(db)
  await sql`create index "messagesByState" on "messages" ("state", "endedAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['accessCodesUnprinted', 'recordsByStage', 'messagesByState'])
    await sql`drop index ${sql.ref(index)}`.execute(db)
}
