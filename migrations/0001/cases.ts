/** What people say or ask, and what staff answer: docs/architecture.md, "Cases". */
export const cases = [
  `create table "cases" (
    "id" text primary key not null,
    "number" text not null unique,
    "kind" text not null,
    "recordId" text references "records" ("id") on delete cascade,
    "accountId" text,
    "part" text,
    "partId" text,
    "said" text,
    "digest" text,
    "file" text,
    "amount" bigint,
    "currency" text,
    "stays" integer not null,
    "createdAt" text not null,
    "mac" text not null,
    "state" text not null check ("state" in ('open', 'answered', 'kept')),
    "result" text,
    "dueAt" text not null,
    "assignedTo" text,
    "changedAt" text not null,
    check (("amount" is null) = ("currency" is null))
  )`,
  `create index "casesByRecord" on "cases" ("recordId", "createdAt")`,
  `create index "casesByState" on "cases" ("state", "dueAt")`,
  `create index "casesByKind" on "cases" ("kind", "state", "changedAt")`,
  // Answers, disagreement, notes: each stays as it was written.
  `create table "caseSteps" (
    "id" text primary key not null,
    "caseId" text not null references "cases" ("id") on delete cascade,
    "recordId" text,
    "accountId" text,
    "step" text not null check ("step" in ('answered', 'again', 'reopened', 'note')),
    "result" text,
    "text" text,
    "by" text,
    "at" text not null,
    "mac" text not null
  )`,
  `create index "caseStepsByCase" on "caseSteps" ("caseId", "at")`,
  `create index "caseStepsByRecord" on "caseSteps" ("recordId")`,
]
