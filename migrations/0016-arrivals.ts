import { type Kysely, sql } from 'kysely'

/** When candidates were asked how it is after they arrived, and what they answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "arrivalAsks" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "flightOn" text not null,
    "dueOn" text not null,
    "askedAt" text not null,
    "answer" text,
    "answeredAt" text,
    "caseId" text
  )`.execute(db)
  // Of two processes only one asks.
  await sql`create unique index "arrivalAsksOnce" on "arrivalAsks" ("recordId", "dueOn")`.execute(
    db,
  )
  // Who wants none of the messages that there were wants no new kinds either.
  for (const kind of ['arrival', 'announcement'])
    await sql`insert into "messagesOff" ("recordId", "kind", "offAt")
      select "recordId", ${kind}, max("offAt") from "messagesOff"
      where "kind" in ('file', 'paper', 'ending', 'share', 'case', 'class')
      group by "recordId" having count(*) = 6`.execute(db)
  await sql`create index "arrivalAsksByMoment" on "arrivalAsks" ("askedAt")`.execute(db)
}
