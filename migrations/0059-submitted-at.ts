import { type Kysely, sql } from 'kysely'

/**
 * Since when a record waits for approval; null where it never waited. The audit log knows when one
 * was submitted again or its approval withdrawn; one that an edit took back to waiting keeps when it
 * was approved, and its last change is the nearest that is known; every other waits since its entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "submittedAt" text`.execute(db)
  await sql`update "records" set "submittedAt" =
      case when "approvedAt" is not null then "updatedAt" else "createdAt" end
    where "state" <> 'approved'`.execute(db)
  await sql`update "records" set "submittedAt" = "again"."at" from (
      select "subject", max("at") as "at" from "auditEvents"
      where "action" in ('record.resubmitted', 'record.withdrawn') group by "subject"
    ) as "again"
    where "again"."subject" = 'record:' || "records"."id"
      and "records"."state" <> 'approved' and "records"."approvedAt" is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "submittedAt"`.execute(db)
}
