import { z } from 'zod'
import type { Tables } from '#migrations'

interface CopiedTable {
  table: keyof Tables
  /** The columns that order its rows. */
  key: readonly string[]
}

/** The tables of an export in an order in which rows can be restored: a table comes after those that it refers to. */
export const exportedTables = [
  { table: 'organisation', key: ['id'] },
  { table: 'accounts', key: ['id'] },
  { table: 'records', key: ['id'] },
  { table: 'recordValues', key: ['id'] },
  { table: 'stageSteps', key: ['id'] },
  { table: 'newsSeen', key: ['recordId', 'item'] },
  { table: 'waitingChanges', key: ['id'] },
  { table: 'recordNotes', key: ['id'] },
  { table: 'contractTerms', key: ['id'] },
  { table: 'contractReadings', key: ['id'] },
  { table: 'messages', key: ['id'] },
  { table: 'sentOnce', key: ['about'] },
  { table: 'messagesOff', key: ['recordId', 'kind'] },
  { table: 'consents', key: ['id'] },
  { table: 'sightings', key: ['id'] },
  { table: 'originals', key: ['id'] },
  { table: 'originalMoves', key: ['id'] },
  { table: 'appointments', key: ['id'] },
  { table: 'announcements', key: ['id'] },
  { table: 'incoming', key: ['id'] },
  { table: 'documents', key: ['id'] },
  { table: 'shownCopies', key: ['sha256', 'documentId'] },
  { table: 'accessCodes', key: ['id'] },
  { table: 'recordLinks', key: ['accountId'] },
  { table: 'shares', key: ['id'] },
  { table: 'checkReceipts', key: ['id'] },
  { table: 'comparisons', key: ['id'] },
  { table: 'cases', key: ['id'] },
  { table: 'caseSteps', key: ['id'] },
  { table: 'notifications', key: ['id'] },
  { table: 'dailySummaries', key: ['accountId'] },
  { table: 'notices', key: ['id'] },
  { table: 'noticeImages', key: ['id'] },
  { table: 'classes', key: ['id'] },
  { table: 'classSessions', key: ['id'] },
  { table: 'enrolments', key: ['id'] },
  { table: 'attendance', key: ['sessionId', 'accountId'] },
  { table: 'trainingMessages', key: ['id'] },
  { table: 'ledgerEntries', key: ['sequence'] },
  { table: 'savedViews', key: ['id'] },
  { table: 'auditEvents', key: ['id'] },
  { table: 'formerSecrets', key: ['name'] },
  { table: 'logs', key: ['number'] },
  { table: 'logSalts', key: ['place'] },
  { table: 'attestationKeys', key: ['multikey'] },
  { table: 'attestations', key: ['id'] },
] as const satisfies readonly CopiedTable[]

/**
 * The tables that only a backup has, because it goes back into the same installation: credentials of people and
 * programs, each hashed or encrypted; and why an export leaves them out.
 */
const backupTables = [
  { table: 'credentials', key: ['id'], why: 'Passwords: everybody sets a new one.' },
  {
    table: 'secondFactors',
    key: ['accountId'],
    why: 'Keys: everybody sets the second factor up again.',
  },
  { table: 'backupCodes', key: ['id'], why: 'Keys of the second factor.' },
  { table: 'passkeys', key: ['id'], why: 'They are bound to the address of the installation.' },
  { table: 'apiKeys', key: ['id'], why: 'Keys of integrations: new ones are made.' },
  { table: 'calendars', key: ['accountId'], why: 'Keys of calendars: new ones are made.' },
  { table: 'invites', key: ['id'], why: 'Keys to an account.' },
  {
    table: 'attestationSeeds',
    key: ['multikey'],
    why: 'What signs attestations: the next one is signed with a new key.',
  },
] as const satisfies readonly (CopiedTable & { why: string })[]

type CopiedName = (typeof exportedTables | typeof backupTables)[number]['table']

/** Why each other table is left out. A new table has to be in one of the three lists, or nothing compiles. */
const tablesLeftOut: Record<Exclude<keyof Tables, CopiedName>, string> = {
  setUpLink: 'A key to an installation that is not set up.',
  sessions: 'Keys of browsers that are signed in.',
  accountLinks: 'Keys to set a new password.',
  verifications: 'Keys of sign-ins that are under way.',
  viewings: 'They last 15 minutes; the audit log tells of them.',
  shareViewings: 'They last 15 minutes; the audit log tells of them.',
  ownDataCodes: 'Keys to what a candidate takes; they last 15 minutes.',
  walletOffers: 'Keys to an attestation; they last ten minutes.',
  losses: 'What this machine lost.',
  usedNonces: 'What wallets signed in the last minutes.',
  recordChanges: 'It follows from the records.',
  dueRemovals: 'It follows from the records; who restores gets seven days anew.',
  recordChangesToPlace: 'It follows from the records.',
  bulkChanges: 'They can be undone for a moment only.',
  wrongCodes: 'Counted for an hour.',
  wrongCodeTotals: 'They tell what is usual with this installation.',
  limits: 'Counted for minutes.',
  imports: 'How far an import was; its records are there, and the audit log tells of it.',
  importFiles: 'Its tables and images, which are kept for days only.',
  importRows: 'Its rows, which are kept for days only.',
  importChanges: 'What its rows changed, which is kept for days only.',
  keptAnswers: 'Answers for requests that are sent again.',
  logKeys: 'What signs the log: what is put back gets a log of its own, which follows this one.',
  logTiles: 'They follow from the events and the random bytes beside them.',
  logLease:
    'Who seals, and who sends messages, at the moment; and since when the clock has not jumped.',
  locks: 'Names of what one at a time may do: each installation has them.',
  dataKeys:
    'Keys of stored files and sealed values: a zip has these in plain, a place for backups has the keys apart.',
}

/** Whether an archive is for leaving and reading, or for restoring the same installation. */
export type ArchiveKind = 'export' | 'backup'

export function tablesOf(kind: ArchiveKind): readonly CopiedTable[] {
  return kind === 'backup' ? [...exportedTables, ...backupTables] : exportedTables
}

/** Returns the tables that an archive does not have, and why. */
function leftOutOf(kind: ArchiveKind): [table: string, why: string][] {
  const keys = kind === 'backup' ? [] : backupTables
  return [
    ...keys.map(({ table, why }): [string, string] => [table, why]),
    ...Object.entries(tablesLeftOut),
  ]
}

/** Every table that a database of this version has to have. */
export const tableNames: readonly string[] = [
  ...tablesOf('backup').map(({ table }) => table),
  ...Object.keys(tablesLeftOut),
]

/** What else is in the storage besides the scans: it can be drawn or written again, or no row names it (aside). */
export const foldersLeftOut = [
  'originals/',
  'derivatives/',
  'notice-views/',
  'audit/head',
  'audit/log-head',
  'imports/',
  'aside/',
]

export const manifestName = 'manifest.json'
export const format = 'candor-export'

const tables: Record<ArchiveKind, string> = {
  export: `tables/     each table twice: .csv opens in a spreadsheet, .json holds exactly the same rows as
            they are kept. Times are UTC. In the .csv an apostrophe stands before a cell that a
            spreadsheet would otherwise take for a formula.`,
  backup: `tables/     each table as .json, one row a line, exactly as it is kept. Times are UTC.`,
}

const afterwards: Record<ArchiveKind, string> = {
  export: `Everybody with an account sets a new password afterwards ("candor admin reset" for the first admin).`,
  backup: `Everybody signs in as before. What was revoked or purged since this was made has to be revoked or
purged again.`,
}

const keys: Record<ArchiveKind, string> = {
  export: 'Access codes are in it as keyed hashes only.',
  backup: `Passwords, API keys and access codes are in it as hashes only, second factors encrypted. Who has this
archive can try out passwords on a machine of their own.`,
}

const files = `documents/  the scans as they were uploaded, by record reference, kind and version
files/      pictures of notices, logo and office, photos of accounts`

/** In the place of a backup that grows. */
const filesElsewhere = `The scans and other files are not in this zip. ${manifestName} says which object below "objects", beside
"snapshots", has which file; each is encrypted with age, as this zip was. Rows and files about a record are
sealed besides, with its key from "keys": Candor's docs/keep-safe.md, "Restore", says how.
`

const commands = {
  zip: 'candor restore THIS-FILE.zip',
  place: 'candor restore --from PLACE --identity FILE-WITH-THE-PRIVATE-KEY',
}

/** Returns the text for people who open the archive, also years from now. */
export function readme(
  kind: ArchiveKind,
  organisation: string,
  madeAt: string,
  within: keyof typeof commands = 'zip',
): string {
  return `${kind === 'backup' ? 'Backup of everything' : 'Everything'} that ${organisation} held in Candor on ${madeAt}

${tables[kind]}
${within === 'zip' ? files : filesElsewhere}
${manifestName}  the SHA-256 of every file above, and what was missing when this was made

This archive holds passports, medical forms and police documents. Keep it as you would keep those, and
delete copies that nobody needs.

${keys[kind]} Not in it is CANDOR_SECRET, with which hashes and
the audit log were made. Left out are also these tables:

${leftOutOf(kind)
  .map(([table, why]) => `${`${table} `.padEnd(18, '.')} ${why}`)
  .join('\n')}

To put it back: an empty installation of the same version with the same CANDOR_SECRET, then

    ${commands[within]}

${afterwards[kind]}
`
}

/** The last file of an export: a description, and the SHA-256 of every other file. */
export const manifestSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  kind: z.enum(['export', 'backup']).default('export'),
  /** All migrations: with fewer the rows are brought up to date, with others they cannot be read. */
  migrations: z.array(z.string()),
  madeAt: z.string(),
  organisation: z.string(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  entries: z.array(
    z.object({
      path: z.string(),
      /** The file's key in the storage. */
      key: z
        .string()
        .max(512)
        .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
        .optional(),
      bytes: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** The object that has the file in the place of the backup; without one it is in the zip. */
      object: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .optional(),
      /** Whose key the object is sealed with besides. */
      of: z.string().max(200).optional(),
    }),
  ),
  /** Scans whose file was missing in the storage, or had other bytes than were uploaded. */
  damaged: z.array(z.object({ documentId: z.string(), problem: z.enum(['missing', 'altered']) })),
})

export type Manifest = z.infer<typeof manifestSchema>
