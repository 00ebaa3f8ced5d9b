/** The log of events, and the Merkle trees that it is sealed into. */
export const audit = [
  // Ids sort by time. An event gets its place in the log when it is sealed.
  `create table "auditEvents" (
    "id" text primary key not null,
    "sequence" integer,
    "at" text not null,
    "actorKind" text not null,
    "actorId" text,
    "action" text not null,
    "subject" text,
    "details" text not null,
    "mac" text not null
  )`,
  `create index "auditEventsByAction" on "auditEvents" ("action", "id")`,
  `create index "auditEventsByActor" on "auditEvents" ("actorId", "id") where "actorId" is not null`,
  `create unique index "auditEventsByPlace" on "auditEvents" ("sequence") where "sequence" is not null`,
  `create index "auditEventsBySubject" on "auditEvents" ("subject", "id")`,
  `create index "auditEventsUnsealed" on "auditEvents" ("id") where "sequence" is null`,
  // Each is the successor of the one before. Tiles and random bytes are base64, 256 leaves a row.
  `create table "logs" (
    "number" integer primary key,
    "origin" text not null,
    "verifier" text not null,
    "opening" text not null,
    "size" integer not null,
    "checkpoint" text,
    "begunAt" text not null
  )`,
  `create table "logKeys" (
    "log" integer primary key references "logs" ("number"),
    "sealedSeed" text not null
  )`,
  `create table "logTiles" (
    "log" integer not null references "logs" ("number"),
    "level" integer not null,
    "place" integer not null,
    "hashes" text not null,
    primary key ("log", "level", "place")
  )`,
  `create table "logSalts" (
    "place" integer primary key,
    "salts" text not null
  )`,
  // Who may seal.
  `create table "logLease" (
    "id" integer primary key,
    "holder" text not null,
    "epoch" integer not null,
    "until" text not null
  )`,
]
