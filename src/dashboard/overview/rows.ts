import type { Answer } from '#api/client'
import type { WhoAmI } from '#modules/accounts/schema'
import { paperKindNames } from '#modules/documents/schema'

export type OverviewName = keyof Answer<'GET /overview'>['counts']

interface RowWords {
  label: string
  /** The list that shows exactly what is counted. */
  to: string
  search?: (who: WhoAmI) => Record<string, string>
  /** Where in that page the list begins. */
  hash?: string
}

type Group = Readonly<Partial<Record<OverviewName, RowWords>>>

/** Somebody waits for these. */
const unanswered = {
  overdueOriginals: {
    label: 'Originals overdue',
    to: '/originals',
    search: () => ({ overdue: 'yes' }),
  },
  comparisonAlerts: { label: 'Hidden documents to decide on', to: '/comparison-alerts' },
  leavings: { label: 'Candidates who leave', to: '/leavings' },
  contests: {
    label: 'Reported mistakes to answer',
    to: '/contests',
    search: () => ({ state: 'open' }),
  },
  otherContracts: { label: 'Other contracts to answer', to: '/other-contracts' },
  complaints: {
    label: 'Complaints to answer',
    to: '/complaints',
    search: () => ({ state: 'open' }),
  },
  concerns: { label: 'Concerns to answer', to: '/concerns', search: () => ({ state: 'open' }) },
  ownPayments: {
    label: 'Payments and objections to answer',
    to: '/money',
    hash: 'unanswered',
  },
  disputes: {
    label: 'Payments that students call wrong',
    to: '/payments',
    search: () => ({ dispute: 'open' }),
  },
} as const satisfies Group

const records = {
  ownReturned: { label: 'Returned to you', to: '/submissions', hash: 'returned' },
  ownWaiting: { label: 'Your records that wait for approval', to: '/submissions', hash: 'pending' },
  waiting: { label: 'Waiting for approval', to: '/approvals' },
  returned: {
    label: 'Returned to their authors',
    to: '/records',
    search: () => ({ state: 'returned' }),
  },
  assigned: { label: 'Assigned to you', to: '/records', search: ({ id }) => ({ assignedTo: id }) },
  withoutDocuments: {
    label: 'Records without any document',
    to: '/records',
    search: () => ({ missing: paperKindNames.join(',') }),
  },
} as const satisfies Group

const watched = {
  endingPapers: { label: 'Papers with a printed end within 30 days', to: '/ending-papers' },
  oldComparisons: {
    label: 'Papers to ask the authority about again',
    to: '/old-comparisons',
  },
  feesAboveCap: { label: 'Candidates who paid more than allowed', to: '/money', hash: 'above' },
  codeAlerts: { label: 'Numbers with many wrong codes', to: '/wrong-codes' },
  unprintedCodes: { label: 'Access codes issued and not printed', to: '/unprinted-codes' },
  withdrawnConsents: { label: 'Consents taken back', to: '/withdrawn-consents' },
  failedMessages: { label: 'Failed messages', to: '/failed-messages' },
} as const satisfies Group

type Known = Readonly<Record<OverviewName, RowWords>>
/** The compiler asks for a row for each number that the server counts. */
const all: Known = { ...unanswered, ...records, ...watched }

const namesOf = (group: Group) => Object.keys(group) as OverviewName[]

/** In the order in which they stand; what the role has nothing to do with is left out. */
export const overviewGroups = [
  { title: 'To answer', isUrgent: true, names: namesOf(unanswered) },
  { title: 'Records', isUrgent: false, names: namesOf(records) },
  { title: 'To look at', isUrgent: false, names: namesOf(watched) },
] as const

/** How a number is called, and where it leads. */
export function rowOf(name: OverviewName): RowWords {
  return all[name]
}
