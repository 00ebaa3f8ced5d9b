import type { Answer } from '#api/client'
import type { WhoAmI } from '#modules/accounts/schema'

export type OverviewName = keyof Answer<'GET /overview'>['counts']

interface Row {
  /** The list that shows exactly what is counted. */
  to: string
  search?: (who: WhoAmI) => Record<string, string>
  /** Where on that page the list begins. */
  hash?: string
}

type Group = Readonly<Partial<Record<OverviewName, Row>>>

/** Somebody waits for an answer to these. */
const unanswered = {
  overdueOriginals: { to: '/records', search: () => ({ view: 'originals', overdue: 'yes' }) },
  comparisonAlerts: { to: '/records', search: () => ({ view: 'withheld' }) },
  leavings: { to: '/leavings' },
  cases: { to: '/cases', search: () => ({ state: 'open' }) },
  otherContracts: { to: '/other-contracts' },
  ownPayments: { to: '/money', hash: 'unanswered' },
  disputes: { to: '/payments', search: () => ({ dispute: 'open' }) },
} as const satisfies Group

const records = {
  ownReturned: { to: '/submissions', hash: 'returned' },
  ownWaiting: { to: '/submissions', hash: 'pending' },
  ownAssigned: { to: '/submissions', hash: 'assigned' },
  waiting: { to: '/approvals' },
  returned: { to: '/records', search: () => ({ state: 'returned' }) },
  assigned: { to: '/records', search: ({ id }) => ({ assignedTo: id }) },
  missesDocuments: { to: '/records', search: () => ({ lacks: 'needed' }) },
  withoutDateOfBirth: { to: '/records', search: () => ({ dateOfBirth: 'none' }) },
} as const satisfies Group

const watched = {
  endingPapers: { to: '/records', search: () => ({ view: 'ending' }) },
  oldComparisons: { to: '/records', search: () => ({ view: 'again' }) },
  feesAboveCap: { to: '/money', hash: 'above' },
  codeAlerts: { to: '/wrong-codes' },
  unprintedCodes: { to: '/unprinted-codes' },
  withdrawnConsents: { to: '/withdrawn-consents' },
  failedMessages: { to: '/failed-messages' },
} as const satisfies Group

type Known = Readonly<Record<OverviewName, Row>>
/** The compiler requires a row for each number that the server counts. */
const all: Known = { ...unanswered, ...records, ...watched }

const namesOf = (group: Group) => Object.keys(group) as OverviewName[]

/** In display order; what the role does not deal with is left out. */
export const overviewGroups = [
  { name: 'unanswered', isUrgent: true, names: namesOf(unanswered) },
  { name: 'records', isUrgent: false, names: namesOf(records) },
  { name: 'watched', isUrgent: false, names: namesOf(watched) },
] as const

/** Returns where a number leads. */
export function rowOf(name: OverviewName): Row {
  return all[name]
}
