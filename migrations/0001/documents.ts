/** Candidates’ documents: scans, originals in hand, and what is said of them. */
export const documents = [
  // Earlier versions stay; one is current per record and kind.
  `create table "documents" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "version" integer not null,
    "sha256" text not null,
    "mediaType" text not null,
    "bytes" integer not null,
    "width" integer not null,
    "height" integer not null,
    "pages" integer not null,
    "originalName" text not null,
    "uploadedBy" text not null,
    "uploadedAt" text not null,
    "supersededAt" text,
    "removedAt" text,
    "issuedOn" text,
    "validUntil" text,
    "withheldAt" text,
    unique ("recordId", "kind", "version")
  )`,
  `create index "documentsByEnd" on "documents" ("validUntil") where "validUntil" is not null`,
  `create index "documentsByHash" on "documents" ("sha256")`,
  `create unique index "documentsCurrent" on "documents" ("recordId", "kind")
    where "supersededAt" is null and "removedAt" is null`,
  `create index "documentsNoLongerShown" on "documents" ("id")
    where "supersededAt" is not null or "removedAt" is not null or "withheldAt" is not null`,
  // What each marked picture that left us hashes to, so that it is known again.
  `create table "shownCopies" (
    "sha256" text not null,
    "documentId" text not null references "documents" ("id") on delete cascade,
    "firstShownAt" text not null,
    primary key ("sha256", "documentId")
  )`,
  `create index "shownCopiesByDocument" on "shownCopies" ("documentId")`,
  // Documents that staff saw and kept no scan of.
  `create table "sightings" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "seenOn" text not null,
    "seenBy" text not null,
    "number" text,
    "notedAt" text not null,
    "removedAt" text,
    "removedBy" text
  )`,
  `create index "sightingsByRecord" on "sightings" ("recordId")`,
  // Documents that the agency has in hand, and each step with them.
  `create table "originals" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "purpose" text not null,
    "receivedOn" text not null,
    "dueOn" text not null,
    "backBy" text not null,
    "receivedBy" text not null,
    "createdAt" text not null,
    "agreedBy" text,
    "agreedAt" text,
    "askedBackAt" text,
    "returnedOn" text,
    "returnedBy" text,
    "returnNotedAt" text,
    "returnAgreedBy" text,
    "returnAgreedAt" text,
    "overdueToldAt" text
  )`,
  `create index "originalsByEnd" on "originals" ("backBy")`,
  `create index "originalsByRecord" on "originals" ("recordId")`,
  // What staff saw when they asked an authority: two people a round, each on their own.
  `create table "comparisons" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "documentId" text not null,
    "kind" text not null,
    "checkId" text not null,
    "round" integer not null,
    "place" integer not null check ("place" in (1, 2)),
    "askedOn" text not null,
    "showed" text not null check ("showed" in ('same', 'other', 'nothing', 'unavailable')),
    "notedBy" text not null,
    "notedAt" text not null,
    "browserAccounts" text not null,
    "screenshot" text,
    "answer" text check ("answer" in ('kept', 'shown')),
    "answeredBy" text,
    "answeredAt" text,
    unique ("documentId", "checkId", "round", "place")
  )`,
  `create index "comparisonsByRecord" on "comparisons" ("recordId")`,
  `create index "comparisonsByShown" on "comparisons" ("showed", "answer")`,
  // The public halves stay for ever.
  `create table "attestationKeys" (
    "multikey" text primary key not null,
    "madeAt" text not null,
    "retiredAt" text,
    "revokedAt" text,
    "restoredAt" text,
    "fromFile" integer not null default 0
  )`,
  // The private halves, encrypted; an export leaves them behind.
  `create table "attestationSeeds" (
    "multikey" text primary key not null references "attestationKeys" ("multikey"),
    "sealedSeed" text not null
  )`,
  // A purge takes away whose it was; the place in the status list stays, and tells that it is over.
  `create table "attestations" (
    "id" text primary key not null,
    "list" integer not null,
    "place" integer not null,
    "recordId" text references "records" ("id") on delete set null,
    "documentId" text references "documents" ("id") on delete set null,
    "withName" integer not null,
    "madeBy" text,
    "madeAt" text not null,
    "validUntil" text not null,
    "signatureHash" text,
    unique ("list", "place")
  )`,
  `create index "attestationsByDocument" on "attestations" ("documentId")`,
  `create index "attestationsByRecord" on "attestations" ("recordId")`,
  `create table "walletOffers" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "documentId" text not null references "documents" ("id") on delete cascade,
    "withName" integer not null,
    "withReference" integer not null,
    "codeHash" text not null unique,
    "pinHash" text not null,
    "tries" integer not null,
    "madeAt" text not null,
    "redeemedAt" text,
    "tokenHash" text unique,
    "endedAt" text,
    "accessCodeId" text
  )`,
  `create index "walletOffersByDocument" on "walletOffers" ("documentId")`,
  `create index "walletOffersByRecord" on "walletOffers" ("recordId")`,
  // Of what wallets signed once: none serves twice.
  `create table "usedNonces" (
    "nonceHash" text primary key not null,
    "usedAt" text not null
  )`,
]
