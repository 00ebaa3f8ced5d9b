/** How files are opened. Codes are kept as HMAC, never as such. */
export const lookup = [
  // `slipRun`: the run of slips that it was issued for, until somebody said that they were printed.
  `create table "accessCodes" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "codeHash" text not null unique,
    "issuedBy" text not null,
    "issuedAt" text not null,
    "revokedAt" text,
    "slipRun" text,
    "madeUnder" text not null
  )`,
  `create unique index "accessCodesCurrent" on "accessCodes" ("recordId") where "revokedAt" is null`,
  `create index "accessCodesUnprinted" on "accessCodes" ("slipRun") where "slipRun" is not null`,
  // Found by their ids, which grow with time; hashes would write pages in the middle of an index.
  `create table "viewings" (
    "id" text primary key,
    "tokenHash" text not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kinds" text,
    "startedAt" text not null,
    "endsAt" text not null,
    "closedAt" text
  )`,
  `create index "viewingsByEnd" on "viewings" ("endsAt")`,
  // Which record a signed-in person has linked, and by which access code.
  `create table "recordLinks" (
    "accountId" text primary key references "accounts" ("id") on delete cascade,
    "recordId" text not null references "records" ("id") on delete cascade,
    "accessCodeId" text not null references "accessCodes" ("id") on delete cascade,
    "linkedAt" text not null,
    "viewedAt" text
  )`,
  `create index "recordLinksByCode" on "recordLinks" ("accessCodeId")`,
  `create index "recordLinksByRecord" on "recordLinks" ("recordId")`,
  `create table "ownDataCodes" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "codeHash" text not null,
    "madeAt" text not null,
    "endsAt" text not null,
    "tries" integer not null,
    "usedAt" text
  )`,
  `create index "ownDataCodesByRecord" on "ownDataCodes" ("recordId", "madeAt")`,
  `create table "shares" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "accessCodeId" text not null references "accessCodes" ("id") on delete cascade,
    "codeHash" text not null unique,
    "kinds" text not null,
    "purpose" text not null check ("purpose" in ('employer', 'bank', 'authority', 'other')),
    "label" text not null,
    "createdBy" text,
    "createdAt" text not null,
    "expiresAt" text not null,
    "revokedAt" text,
    "madeUnder" text not null
  )`,
  `create index "sharesByCode" on "shares" ("accessCodeId")`,
  `create index "sharesByRecord" on "shares" ("recordId", "createdAt")`,
  `create table "shareViewings" (
    "id" text primary key,
    "shareId" text not null references "shares" ("id") on delete cascade,
    "tokenHash" text not null unique,
    "startedAt" text not null,
    "endsAt" text not null,
    "closedAt" text
  )`,
  `create index "shareViewingsByShare" on "shareViewings" ("shareId", "startedAt")`,
  // A number stands here as HMAC only.
  `create table "wrongCodes" (
    "key" text not null,
    "slot" text not null,
    "tries" integer not null,
    primary key ("key", "slot")
  )`,
  `create index "wrongCodesBySlot" on "wrongCodes" ("slot")`,
  // Of all numbers together, by slots of five minutes.
  `create table "wrongCodeTotals" (
    "slot" text not null,
    "kind" text not null check ("kind" in ('access', 'share')),
    "tries" integer not null,
    primary key ("slot", "kind")
  )`,
  // What was compared and found, as it was said then.
  `create table "checkReceipts" (
    "id" text primary key not null,
    "number" text not null unique,
    "recordId" text references "records" ("id") on delete cascade,
    "shareId" text references "shares" ("id") on delete cascade,
    "documentIds" text not null,
    "about" text,
    "content" text not null,
    "createdAt" text not null
  )`,
  `create index "checkReceiptsByRecord" on "checkReceipts" ("recordId")`,
  `create index "checkReceiptsByShare" on "checkReceipts" ("shareId")`,
  `create index "checkReceiptsByTime" on "checkReceipts" ("createdAt")`,
]
