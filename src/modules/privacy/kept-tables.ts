import type { Tables } from '#migrations'

/** How the rows of a table that are about a record are found. */
type Bond =
  | { by: 'record'; column: string }
  /** The event's subject. */
  | { by: 'subject' }
  /** By a row about the record in another table, named in a column. */
  | { by: 'through'; column: string; table: 'documents' | 'shares' }
  /** By an account that is linked to the record now. */
  | { by: 'account'; column: string }
  /** By the record, or such an account: either column may name it. */
  | { by: 'either'; record: string; account: string }

/** A table whose rows about a record are part of the candidate's data. */
export type HeldTable = Bond & {
  /** The column that orders its rows. */
  order: string
  /** Rows that are left out: what staff note for each other. */
  but?: { column: string; is: string }
  /** Columns that are left out: keys, as hashes, and signatures of a row. */
  without?: readonly string[]
}

const ofRecord = (order: string, ...without: string[]): HeldTable => ({
  ...{ by: 'record', column: 'recordId', order, without },
})
const ofEither = (order: string, ...without: string[]): HeldTable => ({
  ...{ by: 'either', record: 'recordId', account: 'accountId', order, without },
})
const ofAccount = (order: string): HeldTable => ({ by: 'account', column: 'accountId', order })

/** A signature, and who of the staff works on it. */
const ofStaff = ['mac', 'assignedTo']
const otherPeople = 'About all candidates, or about other people.'
const keys = 'Keys of browsers and accounts; the page of the account shows and ends them.'
const working = 'How far a piece of work is; what came of it is in the record and in its events.'
const organisations = 'About the agency, not about a person.'

/**
 * Every table: what a candidate takes of it, or why there is nothing to take. A new table has to be here, or nothing
 * compiles.
 */
const tables: { [Table in keyof Tables]: HeldTable | string } = {
  records: { by: 'record', column: 'id', order: 'id', without: ['assignedTo', 'salt'] },
  recordValues: ofRecord('id', 'salt'),
  documents: ofRecord('id'),
  shownCopies: { by: 'through', column: 'documentId', table: 'documents', order: 'firstShownAt' },
  stageSteps: ofRecord('id'),
  newsSeen: ofRecord('seenAt'),
  waitingChanges: ofRecord('madeAt'),
  contractTerms: ofRecord('id'),
  contractReadings: ofRecord('id'),
  ledgerEntries: { by: 'either', record: 'recordId', account: 'accountId', order: 'sequence' },
  originals: ofRecord('id'),
  originalMoves: ofRecord('notedAt', 'movedBy'),
  appointments: ofRecord('day', 'madeBy'),
  announcements: ofRecord('madeAt', 'madeBy'),
  incoming: ofRecord('sentAt', 'decidedBy'),
  cases: ofEither('id', ...ofStaff),
  caseSteps: {
    ...ofEither('id', ...ofStaff, 'by'),
    but: { column: 'step', is: 'note' },
  },
  shares: ofRecord('id', 'codeHash', 'madeUnder'),
  shareViewings: {
    ...{ by: 'through', column: 'shareId', table: 'shares', order: 'id' },
    without: ['tokenHash'],
  },
  viewings: ofRecord('id', 'tokenHash'),
  accessCodes: ofRecord('id', 'codeHash', 'slipRun', 'madeUnder'),
  recordLinks: ofRecord('linkedAt'),
  messages: { by: 'either', record: 'recordId', account: 'accountId', order: 'id' },
  sentOnce: ofRecord('about'),
  messagesOff: ofRecord('kind'),
  consents: ofRecord('answeredAt'),
  sightings: ofRecord('notedAt'),
  checkReceipts: ofRecord('id'),
  attestations: ofRecord('id', 'signatureHash'),
  accounts: { by: 'account', column: 'id', order: 'id' },
  enrolments: ofAccount('id'),
  attendance: ofAccount('markedAt'),
  trainingMessages: ofAccount('id'),
  auditEvents: { by: 'subject', order: 'id', without: ['mac'] },

  comparisons:
    'What each of two people noted without seeing the other; what came of both stands beside the document.',
  walletOffers: 'Codes as hashes, which last minutes; the events tell of each.',
  recordNotes: 'What staff write to one another about a record, for staff alone.',
  notifications:
    'What staff are told in the dashboard: that there is work, in no words of the record.',
  dailySummaries: 'Which of the staff want a mail a day about their notifications.',
  ownDataCodes: 'Codes as hashes, which last 15 minutes; the events tell that each was sent.',
  importRows: working,
  importChanges: working,
  imports: working,
  dueRemovals: working,
  importFiles: working,
  bulkChanges: working,
  recordChanges: working,
  recordChangesToPlace: working,
  keptAnswers: working,
  classes: organisations,
  classSessions: organisations,
  organisation: organisations,
  notices: organisations,
  noticeImages: organisations,
  savedViews: 'How staff look at their lists.',
  invites: otherPeople,
  apiKeys: otherPeople,
  calendars: keys,
  setUpLink: keys,
  credentials: keys,
  sessions: keys,
  accountLinks: keys,
  secondFactors: keys,
  backupCodes: keys,
  passkeys: keys,
  verifications: keys,
  wrongCodes: 'Counted for an hour, under keyed hashes.',
  wrongCodeTotals: otherPeople,
  limits: 'Counted for minutes, under keyed hashes.',
  attestationKeys: 'Public keys, about nobody.',
  formerSecrets: 'Keys that verify, about nobody.',
  losses: 'What the machine lost, about nobody.',
  usedNonces: 'Hashes of random texts, about nobody.',
  attestationSeeds: 'What signs attestations.',
  logs: 'The log itself; the proofs of the events are part of what is taken.',
  logKeys: 'What signs the log.',
  logTiles: 'The log itself, which is public.',
  logSalts: 'Random bytes of all events; those of the own ones are in their proofs.',
  logLease:
    'Who seals, and who sends messages, at the moment; and since when the clock has not jumped.',
  locks: 'Names of what one at a time may do.',
  dataKeys: 'Keys of stored files, which are taken in plain.',
}

/** The tables that a candidate takes, in reading order. */
export const heldTables: [name: keyof Tables, held: HeldTable][] = Object.entries(tables).flatMap(
  ([name, held]) => (typeof held === 'string' ? [] : [[name as keyof Tables, held]]),
)

/** Why each other table has nothing for a candidate to take. */
export const tablesNotHeld: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tables).filter((one): one is [string, string] => typeof one[1] === 'string'),
)

/** Prefixes of events for staff only: who noted something, works on it, or was the first to compare a document. */
export const staffEvents: readonly string[] = [
  'record.note_written',
  'record.assigned',
  'comparison.',
]

/** The tables whose rows name their record. */
type OfRecords = {
  [Name in keyof Tables]: 'recordId' extends keyof Tables[Name] ? Name : never
}[keyof Tables]

interface KeptTable<Name extends OfRecords> {
  /** When somebody entered something about the record: its last change is the latest of all these. */
  entered: readonly (keyof Tables[Name] & string)[]
  /** Whether it is kept as long as a contract, because it shows what was promised or paid. */
  asContract?: true
}

const workingOn = 'How far a piece of work is.'
const reading = 'That somebody looked; nobody entered anything.'
const sent = 'What the candidate is told, not what anybody entered.'

/**
 * Every table about records: which of its columns count as a change of the file, or why none does. A new table has to
 * be here, or nothing compiles.
 */
const keptTables: { [Name in OfRecords]: KeptTable<Name> | string } = {
  stageSteps: { entered: ['setAt'] },
  waitingChanges: { entered: ['madeAt', 'decidedAt'] },
  recordNotes: { entered: ['writtenAt'] },
  contractTerms: { entered: ['enteredAt'], asContract: true },
  contractReadings: { entered: ['saidAt'] },
  ledgerEntries: { entered: ['createdAt'], asContract: true },
  cases: { entered: ['createdAt'] },
  caseSteps: { entered: ['at'] },
  originals: { entered: ['createdAt', 'returnNotedAt'] },
  originalMoves: { entered: ['notedAt'] },
  appointments: { entered: ['madeAt', 'changedAt'] },
  announcements: { entered: ['madeAt'] },
  incoming: { entered: ['changedAt', 'decidedAt'] },
  sightings: { entered: ['notedAt', 'removedAt'] },
  comparisons: { entered: ['notedAt', 'answeredAt'] },
  shares: { entered: ['createdAt'] },

  recordValues: 'What the details said before: an edit, which the record itself dates.',
  documents: 'An upload is an edit, which the record itself dates.',
  importRows: workingOn,
  importChanges: workingOn,
  dueRemovals: workingOn,
  notifications: 'That staff have work; what they then enter counts.',
  accessCodes: 'A key to the file, not what is in it.',
  recordLinks: 'A key to the file, not what is in it.',
  ownDataCodes: 'A key to the file, not what is in it.',
  viewings: reading,
  newsSeen: reading,
  checkReceipts: reading,
  attestations: 'What was signed of documents that are dated themselves; it ends after 90 days.',
  walletOffers: 'A key to an attestation, not what is in the file.',
  messages: sent,
  sentOnce: sent,
  messagesOff: 'How the candidate is told.',
  consents: 'Whether the file may be kept is asked apart.',
}

const counted = Object.entries(keptTables).flatMap(([name, table]) =>
  typeof table === 'string' ? [] : [{ name, ...(table as KeptTable<OfRecords>) }],
)

/** Each column that dates what somebody entered about a record, besides the edits of its details. */
export const enteredColumns = counted.flatMap(({ name, entered }) =>
  entered.map((column) => ({ table: name, column: column as string })),
)

/** The tables whose rows are kept as long as a contract. */
export const contractTables = counted.filter(({ asContract }) => asContract).map(({ name }) => name)
