import { type Kysely, sql } from 'kysely'

/** A link for a new password knows who made it; null: the person asked for it. */
const links = [`alter table "accountLinks" add column "createdBy" text`]

/** Changes of approved records that wait for a second person; the scan that one brings is not on file until then. */
const changes = [
  `create table "waitingChanges" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "held" text not null,
    "documentId" text,
    "caseId" text,
    "madeBy" text not null,
    "madeAt" text not null,
    "state" text not null,
    "decidedBy" text,
    "decidedAt" text,
    "reason" text
  )`,
  `create index "waitingChangesByAge" on "waitingChanges" ("madeAt", "id") where "state" = 'waiting'`,
  `create index "waitingChangesByRecord" on "waitingChanges" ("recordId")`,
  `alter table "documents" add column "changeId" text`,
]

/** Who stands behind what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...links, ...changes]) await sql.raw(statement).execute(db)
}
