import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Events get an id that sorts by time, and their place in the log only when they are sealed. The id of
 * an event of the chain is its time and its sequence as a uuid v7 (src/modules/audit/event-id.ts);
 * sequence and link stay, so the chain can be verified as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "eventsWithIds" (
    "id" text primary key not null,
    "sequence" integer,
    "at" text not null,
    "actorKind" text not null,
    "actorId" text,
    "action" text not null,
    "subject" text,
    "details" text not null,
    "mac" text not null
  )`.execute(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const time = isPostgres ? timeOnPostgres : timeOnSqlite
  const sequence = isPostgres
    ? sql`lpad("sequence"::text, 12, '0')`
    : sql`printf('%012d', "sequence")`
  await sql`insert into "eventsWithIds"
    ("id", "sequence", "at", "actorKind", "actorId", "action", "subject", "details", "mac")
    select substr("time", 1, 8) || '-' || substr("time", 9, 4) || '-7000-8000-' || ${sequence},
      "sequence", "at", "actorKind", "actorId", "action", "subject", "details", "mac"
    from (select "auditEvents".*, ${time} as "time" from "auditEvents") as "timed"
    order by "sequence"`.execute(db)
  await sql`drop table "auditEvents"`.execute(db)
  await sql`alter table "eventsWithIds" rename to "auditEvents"`.execute(db)
  await sql`create unique index "auditEventsByPlace" on "auditEvents" ("sequence")
    where "sequence" is not null`.execute(db)
  await sql`create index "auditEventsUnsealed" on "auditEvents" ("id")
    where "sequence" is null`.execute(db)
  await addSearch(db, 'id')
}

/** Events that are not sealed get places; what was written without a link has none afterwards either. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create table "eventsInOrder" (
    "sequence" integer primary key,
    "at" text not null,
    "actorKind" text not null,
    "actorId" text,
    "action" text not null,
    "subject" text,
    "details" text not null,
    "mac" text not null
  )`.execute(db)
  await sql`insert into "eventsInOrder"
    ("sequence", "at", "actorKind", "actorId", "action", "subject", "details", "mac")
    select row_number() over (order by coalesce("sequence", 2147483647), "id"),
      "at", "actorKind", "actorId", "action", "subject", "details", "mac" from "auditEvents"`.execute(
    db,
  )
  await sql`drop table "auditEvents"`.execute(db)
  await sql`alter table "eventsInOrder" rename to "auditEvents"`.execute(db)
  await addSearch(db, 'sequence')
}

async function addSearch(db: Kysely<unknown>, order: 'id' | 'sequence'): Promise<void> {
  const last = sql.ref(order)
  await sql`create index "auditEventsBySubject" on "auditEvents" ("subject", ${last})`.execute(db)
  await sql`create index "auditEventsByActor" on "auditEvents" ("actorId", ${last})
    where "actorId" is not null`.execute(db)
  await sql`create index "auditEventsByAction" on "auditEvents" ("action", ${last})`.execute(db)
}

/** The milliseconds since 1970 in twelve hexadecimal digits; 0 of what is no time. */
const timeOnSqlite = sql`printf('%012x', max(0, coalesce(
  cast(strftime('%s', "at") as integer) * 1000 + cast(substr("at", 21, 3) as integer), 0)))`
const timeOnPostgres = sql`lpad(to_hex(case
  when "at" ~ '^[12][0-9]{3}-[01][0-9]-[0-3][0-9]T[0-9:.]+Z$'
  then (extract(epoch from "at"::timestamptz) * 1000)::bigint else 0 end), 12, '0')`
