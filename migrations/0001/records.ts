/** Candidates’ records, and what staff do with them. */
export const records = [
  // A passport number stands once among the records that are not deleted.
  `create table "records" (
    "id" text primary key,
    "number" integer,
    "reference" text not null unique,
    "passportNumber" text not null,
    "referenceNumber" text,
    "name" text not null,
    "fatherName" text,
    "motherName" text,
    "address" text not null,
    "nationality" text not null,
    "destinationCountry" text,
    "dateOfBirth" text,
    "telephone" text,
    "email" text,
    "language" text,
    "nextOfKin" text,
    "nextOfKinTelephone" text,
    "flightOn" text,
    "broughtBy" text,
    "broughtByNumber" text,
    "state" text not null check ("state" in ('pending', 'approved', 'returned')),
    "returnReason" text,
    "hiddenAt" text,
    "unpublishedAt" text,
    "deletedAt" text,
    "createdBy" text not null,
    "createdAt" text not null,
    "updatedBy" text not null,
    "updatedAt" text not null,
    "approvedBy" text,
    "approvedAt" text,
    "submittedAt" text,
    "stage" text,
    "assignedTo" text,
    "version" integer not null,
    "salt" text not null
  )`,
  `create index "recordsByAge" on "records" ("createdAt")`,
  `create index "recordsByCreator" on "records" ("createdBy", "createdAt")`,
  `create index "recordsByLookAlike" on "records" (replace("passportNumber", 'O', '0')) where "deletedAt" is null`,
  `create unique index "recordsByNumber" on "records" ("number")`,
  `create unique index "recordsByPassportNumber" on "records" ("passportNumber") where "deletedAt" is null`,
  `create index "recordsByReferenceNumber" on "records" ("referenceNumber")`,
  `create index "recordsByStage" on "records" ("stage") where "stage" is not null and "deletedAt" is null`,
  `create index "recordsByState" on "records" ("state", "createdAt")`,
  `create index "recordsDeleted" on "records" ("deletedAt") where "deletedAt" is not null`,
  `create index "recordsNotAlwaysPublic" on "records" ("id")
    where "state" <> 'approved' or "hiddenAt" is not null or "deletedAt" is not null or "unpublishedAt" is not null`,
  // Which records changed since, by their small numbers: the list’s index keeps up by it (docs/decisions/0013).
  `create table "recordChanges" (
    "number" integer primary key,
    "sequence" integer not null unique
  )`,
  // Changes that have no place in the sequence yet (docs/decisions/0013).
  `create table "recordChangesToPlace" (
    "id" text primary key,
    "number" integer not null
  )`,
  // What fields held before and after an edit: not in the log, which lets nothing go. These rows leave with their
  // record.
  `create table "recordValues" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "salt" text not null,
    "held" text not null
  )`,
  `create index "recordValuesByRecord" on "recordValues" ("recordId")`,
  // What a change of many records did to each, so that it can be undone as a whole.
  `create table "bulkChanges" (
    "id" text primary key,
    "action" text not null,
    "items" text not null,
    "changedBy" text not null,
    "changedAt" text not null
  )`,
  `create index "bulkChangesByAge" on "bulkChanges" ("changedAt")`,
  `create table "stageSteps" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "stage" text,
    "setBy" text not null,
    "setAt" text not null
  )`,
  `create index "stageStepsByRecord" on "stageSteps" ("recordId", "setAt")`,
  `create table "recordNotes" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "writtenBy" text not null,
    "writtenAt" text not null,
    "text" text not null,
    "mentions" text not null
  )`,
  `create index "recordNotesByRecord" on "recordNotes" ("recordId", "writtenAt")`,
  // What was kept for as long as the settings say. `noticedAt`: since when it stands here to be removed by itself.
  `create table "dueRemovals" (
    "recordId" text not null references "records" ("id") on delete cascade,
    "what" text not null,
    "dueSince" text not null,
    "listedAt" text not null,
    "noticedAt" text,
    "seenAt" text not null,
    primary key ("recordId", "what")
  )`,
  `create index "dueRemovalsByTime" on "dueRemovals" ("dueSince", "recordId")`,
]
