/** What the agency tells the public, and what staff are told. */
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
  // What staff are told in the dashboard, each row for one person.
  `create table "notifications" (
    "id" text primary key not null,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "kind" text not null,
    "recordId" text references "records" ("id") on delete cascade,
    "caseId" text references "cases" ("id") on delete cascade,
    "madeBy" text,
    "createdAt" text not null,
    "readAt" text
  )`,
  `create index "notificationsByAccount" on "notifications" ("accountId", "createdAt")`,
  `create index "notificationsByCase" on "notifications" ("caseId")`,
  `create index "notificationsByRecord" on "notifications" ("recordId")`,
]
