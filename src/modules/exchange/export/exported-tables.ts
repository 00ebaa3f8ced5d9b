import type { Tables } from '#migrations'

/**
 * The tables of an export with what orders their rows, in an order in which rows can be put back:
 * whoever is referred to comes first.
 */
export const exportedTables = [
  { table: 'organisation', key: ['id'] },
  { table: 'accounts', key: ['id'] },
  { table: 'records', key: ['id'] },
  { table: 'recordValues', key: ['id'] },
  { table: 'documents', key: ['id'] },
  { table: 'accessCodes', key: ['id'] },
  { table: 'recordLinks', key: ['accountId'] },
  { table: 'shares', key: ['id'] },
  { table: 'concerns', key: ['id'] },
  { table: 'notices', key: ['id'] },
  { table: 'noticeImages', key: ['id'] },
  { table: 'classes', key: ['id'] },
  { table: 'classSessions', key: ['id'] },
  { table: 'enrolments', key: ['id'] },
  { table: 'attendance', key: ['sessionId', 'accountId'] },
  { table: 'trainingMessages', key: ['id'] },
  { table: 'ledgerEntries', key: ['sequence'] },
  { table: 'disputes', key: ['id'] },
  { table: 'savedViews', key: ['id'] },
  { table: 'auditEvents', key: ['sequence'] },
] as const satisfies readonly { table: keyof Tables; key: readonly string[] }[]

export type ExportedTable = (typeof exportedTables)[number]['table']

/** Why each other table stays behind. A new table is in one of the two lists, or nothing compiles. */
export const tablesLeftOut: Record<Exclude<keyof Tables, ExportedTable>, string> = {
  setUpLink: 'A key to an installation that is not set up.',
  credentials: 'Passwords: everybody sets a new one.',
  sessions: 'Keys of browsers that are signed in.',
  apiKeys: 'Keys of integrations: new ones are made.',
  secondFactors: 'Keys: everybody sets the second factor up again.',
  backupCodes: 'Keys of the second factor.',
  passkeys: 'They are bound to the address of the installation.',
  accountLinks: 'Keys to set a new password.',
  invites: 'Keys to an account.',
  verifications: 'Keys of sign-ins that are under way.',
  viewings: 'They last 15 minutes; the audit log tells of them.',
  shareViewings: 'They last 15 minutes; the audit log tells of them.',
  recordChanges: 'It follows from the records.',
  bulkChanges: 'They can be undone for a moment only.',
  wrongCodes: 'Counted for an hour.',
  codeAlerts: 'They tell of the last days of this installation.',
  limits: 'Counted for minutes.',
  imports: 'How far an import was; its records are there, and the audit log tells of it.',
  importFiles: 'Its tables and images, which are kept for days only.',
  importRows: 'Its rows, which are kept for days only.',
  keptAnswers: 'Answers to requests of the last day.',
}

/** What lies in the storage beside the scans, and is drawn or written anew. */
export const foldersLeftOut = ['originals/', 'derivatives/', 'notice-views/', 'audit/', 'imports/']
