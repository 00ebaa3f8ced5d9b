/** What the agency tells the public, and what the public tells the agency. */
export const published = [
  `create table "notices" (
    "id" text primary key,
    "title" text not null,
    "text" text not null,
    "language" text not null default 'en',
    "translations" text not null default '{}',
    "sentences" text not null default '[]',
    "publishedBy" text not null,
    "publishedAt" text not null,
    "version" integer not null default 1,
    "withdrawnAt" text,
    "changedBy" text,
    "changedAt" text
  )`,
  `create index "noticesByAge" on "notices" ("publishedAt", "id")`,
  `create table "noticeImages" (
    "id" text primary key,
    "noticeId" text not null references "notices" ("id") on delete cascade,
    "place" integer not null,
    "sha256" text not null,
    "mediaType" text not null,
    "width" integer not null,
    "height" integer not null,
    unique ("noticeId", "place")
  )`,
  // What the public reports (H10), requests for a new access code included.
  `create table "concerns" (
    "id" text primary key,
    "kind" text not null default 'concern',
    "name" text,
    "number" text,
    "from" text,
    "text" text not null,
    "page" text,
    "state" text not null check ("state" in ('open', 'answered', 'closed')),
    "note" text,
    "createdAt" text not null,
    "changedBy" text,
    "changedAt" text
  )`,
  `create index "concernsByAge" on "concerns" ("createdAt")`,
  `create index "concernsByState" on "concerns" ("state", "createdAt")`,
  // docs/decisions/0020. Of what was not sent only number, moment and digest are here.
  `create table "complaints" (
    "id" text primary key not null,
    "number" text not null unique,
    "digest" text not null,
    "content" text,
    "createdAt" text not null,
    "mac" text not null
  )`,
  `create index "complaintsByTime" on "complaints" ("createdAt")`,
  `create table "complaintAnswers" (
    "complaintId" text primary key not null references "complaints" ("id"),
    "answer" text not null,
    "answeredBy" text not null,
    "answeredAt" text not null,
    "mac" text not null
  )`,
  // What staff are told in the dashboard, each row for one person.
  `create table "notifications" (
    "id" text primary key not null,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "kind" text not null,
    "recordId" text references "records" ("id") on delete cascade,
    "concernId" text references "concerns" ("id") on delete cascade,
    "madeBy" text,
    "createdAt" text not null,
    "readAt" text
  )`,
  `create index "notificationsByAccount" on "notifications" ("accountId", "createdAt")`,
  `create index "notificationsByConcern" on "notifications" ("concernId")`,
  `create index "notificationsByRecord" on "notifications" ("recordId")`,
]
