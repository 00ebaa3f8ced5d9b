import type { Tables } from '#migrations'

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

const working = 'How far a piece of work is.'
const reading = 'That somebody looked; nobody entered anything.'
const sent = 'What the candidate is told, not what anybody entered.'

/**
 * Every table about records: which of its columns count as a change of the file, or why none does. A new table has to
 * be here, or nothing compiles.
 */
const tables: { [Name in OfRecords]: KeptTable<Name> | string } = {
  stageSteps: { entered: ['setAt'] },
  recordNotes: { entered: ['writtenAt'] },
  contractTerms: { entered: ['enteredAt'], asContract: true },
  contractReadings: { entered: ['saidAt'] },
  ledgerEntries: { entered: ['createdAt'], asContract: true },
  cases: { entered: ['createdAt'] },
  caseSteps: { entered: ['at'] },
  originals: { entered: ['createdAt', 'returnNotedAt'] },
  sightings: { entered: ['notedAt', 'removedAt'] },
  comparisons: { entered: ['notedAt', 'answeredAt'] },
  shares: { entered: ['createdAt'] },

  recordValues: 'What the details said before: an edit, which the record itself dates.',
  documents: 'An upload is an edit, which the record itself dates.',
  importRows: working,
  importChanges: working,
  dueRemovals: working,
  notifications: 'That staff have work; what they then enter counts.',
  accessCodes: 'A key to the file, not what is in it.',
  recordLinks: 'A key to the file, not what is in it.',
  ownDataCodes: 'A key to the file, not what is in it.',
  viewings: reading,
  checkReceipts: reading,
  attestations: 'What was signed of documents that are dated themselves; it ends after 90 days.',
  walletOffers: 'A key to an attestation, not what is in the file.',
  messages: sent,
  toldOnce: sent,
  messagesOff: 'How the candidate is told.',
  consents: 'Whether the file may be kept is asked apart.',
}

const counted = Object.entries(tables).flatMap(([name, table]) =>
  typeof table === 'string' ? [] : [{ name, ...(table as KeptTable<OfRecords>) }],
)

/** Each column that dates what somebody entered about a record, besides the edits of its details. */
export const enteredColumns = counted.flatMap(({ name, entered }) =>
  entered.map((column) => ({ table: name, column: column as string })),
)

/** The tables whose rows are kept as long as a contract. */
export const contractTables = counted.filter(({ asContract }) => asContract).map(({ name }) => name)
