/** Classes, and money. */
export const training = [
  // Money is in minor units. A class outlives who taught it, so the teacher has no foreign key.
  `create table "classes" (
    "id" text primary key,
    "title" text not null,
    "teacherId" text,
    "teacherName" text,
    "place" text,
    "link" text,
    "timeZone" text not null,
    "seats" integer not null check ("seats" > 0),
    "fee" bigint not null check ("fee" >= 0),
    "currency" text not null,
    "state" text not null check ("state" in ('draft', 'open', 'full', 'running', 'finished', 'cancelled')),
    "createdBy" text not null,
    "createdAt" text not null,
    "updatedAt" text not null,
    "version" integer not null
  )`,
  `create index "classesByState" on "classes" ("state", "createdAt")`,
  `create index "classesByTeacher" on "classes" ("teacherId")`,
  `create table "classSessions" (
    "id" text primary key,
    "classId" text not null references "classes" ("id") on delete cascade,
    "startsAt" text not null,
    "endsAt" text not null,
    check ("endsAt" > "startsAt")
  )`,
  `create index "classSessionsByClass" on "classSessions" ("classId", "startsAt")`,
  // `place` is the order of the waiting list.
  `create table "enrolments" (
    "id" text primary key,
    "classId" text not null references "classes" ("id") on delete cascade,
    "accountId" text not null,
    "state" text not null check ("state" in ('selected', 'enrolled', 'left', 'cancelled')),
    "place" integer not null,
    "selectedAt" text not null,
    "enrolledAt" text,
    "endedAt" text,
    unique ("classId", "place")
  )`,
  `create index "enrolmentsByAccount" on "enrolments" ("accountId", "state")`,
  `create unique index "enrolmentsOnce" on "enrolments" ("classId", "accountId")
    where "state" in ('selected', 'enrolled')`,
  `create table "attendance" (
    "sessionId" text not null references "classSessions" ("id"),
    "accountId" text not null,
    "markedBy" text not null,
    "markedAt" text not null,
    primary key ("sessionId", "accountId")
  )`,
  `create table "trainingMessages" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "classId" text not null references "classes" ("id") on delete cascade,
    "kind" text not null check ("kind" in ('enrolled', 'class-cancelled', 'taken-off')),
    "createdAt" text not null,
    "readAt" text
  )`,
  `create index "trainingMessagesByAccount" on "trainingMessages" ("accountId", "createdAt")`,
  // docs/decisions/0017. No foreign key leads away: it outlives accounts, classes and records.
  `create table "ledgerEntries" (
    "id" text primary key,
    "sequence" integer not null unique check ("sequence" > 0),
    "accountId" text,
    "kind" text not null check ("kind" in ('payment', 'charge', 'refund', 'correction')),
    "amount" bigint not null,
    "currency" text not null,
    "classId" text,
    "feeName" text,
    "method" text check ("method" in ('cash', 'bank', 'mobile-wallet', 'other')),
    "reference" text,
    "receivedBy" text,
    "receivedOn" text,
    "receiptYear" integer,
    "receiptNumber" integer check ("receiptNumber" > 0),
    "corrects" text unique references "ledgerEntries" ("id"),
    "refunds" text references "ledgerEntries" ("id"),
    "with" text references "ledgerEntries" ("id"),
    "reason" text,
    "enteredBy" text,
    "createdAt" text not null,
    "recordId" text,
    "item" text,
    "paidBy" text check ("paidBy" in ('worker', 'employer', 'agency', 'other')),
    check ("accountId" is not null or "recordId" is not null),
    check (("item" is null) = ("paidBy" is null)),
    check ("item" is null or ("classId" is null and "feeName" is null)),
    check ("refunds" is null or ("kind" = 'refund' and "item" is not null and "paidBy" <> 'agency')),
    unique ("receiptYear", "receiptNumber"),
    check (("kind" = 'payment' and "amount" > 0) or ("kind" in ('charge', 'refund') and "amount" < 0)
      or ("kind" = 'correction' and "amount" <> 0) or ("kind" = 'charge' and "amount" > 0
      and "item" is not null and "with" is not null)),
    check (("kind" = 'correction') = ("corrects" is not null)),
    check ((("kind" = 'payment' and coalesce("paidBy", '') <> 'agency')
      or "refunds" is not null) = ("receiptNumber" is not null)),
    check (("receiptNumber" is null) = ("receiptYear" is null)),
    check ("classId" is null or "feeName" is null)
  )`,
  `create index "ledgerByAccount" on "ledgerEntries" ("accountId", "currency", "sequence")`,
  `create index "ledgerByClass" on "ledgerEntries" ("classId")`,
  `create index "ledgerByDay" on "ledgerEntries" ("receivedOn")`,
  `create index "ledgerByRecord" on "ledgerEntries" ("recordId", "sequence")`,
  `create index "ledgerByRefunded" on "ledgerEntries" ("refunds")`,
]
