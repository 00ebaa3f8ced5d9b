/** What candidates agreed to, were promised, report and are told. */
export const agreements = [
  // No row is changed but for `replacedAt`: the answer that holds is the one without it.
  `create table "consents" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "purpose" text not null,
    "answer" text not null,
    "answeredAt" text not null,
    "words" text,
    "replacedAt" text
  )`,
  `create index "consentsByAnswer" on "consents" ("answer", "replacedAt")`,
  `create index "consentsByRecord" on "consents" ("recordId", "purpose")`,
  // The terms are one JSON text: a term more needs no migration.
  `create table "contractTerms" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "version" integer not null check ("version" > 0),
    "terms" text not null,
    "enteredBy" text not null,
    "enteredAt" text not null,
    unique ("recordId", "version")
  )`,
  `create table "contractReadings" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "version" integer not null,
    "how" text not null check ("how" in ('read', 'heard')),
    "accountId" text,
    "saidAt" text not null
  )`,
  `create index "contractReadingsByRecord" on "contractReadings" ("recordId", "saidAt")`,
  // The outbox: from the transaction of the change until it is sent.
  `create table "messages" (
    "id" text primary key not null,
    "recordId" text references "records" ("id") on delete cascade,
    "accountId" text references "accounts" ("id") on delete cascade,
    "kind" text not null,
    "state" text not null,
    "way" text,
    "createdAt" text not null,
    "queuedAt" text not null,
    "dueAt" text not null,
    "tries" integer not null,
    "triedAt" text,
    "endedAt" text,
    "epoch" integer,
    check (("recordId" is null) <> ("accountId" is null))
  )`,
  `create index "messagesByAccount" on "messages" ("accountId", "createdAt") where "accountId" is not null`,
  `create index "messagesByRecord" on "messages" ("recordId", "createdAt")`,
  `create index "messagesByState" on "messages" ("state", "endedAt")`,
  `create index "messagesUnderWay" on "messages" ("dueAt") where "state" in ('waiting', 'sending')`,
  // A kind without a row is sent.
  `create table "messagesOff" (
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "offAt" text not null,
    primary key ("recordId", "kind")
  )`,
  `create table "sentOnce" (
    "about" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade
  )`,
  `create index "sentOnceByRecord" on "sentOnce" ("recordId")`,
]
