import { infiniteQueryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import type { Keeping } from '#modules/organisation/keeping.schema'
import { minute } from '#platform/clock/schema'
import { keyOf, query } from './query-client.ts'
import { type ListSearch, listQueryOf, type ViewSearch } from './records/list-search.ts'
import {
  type AccountSearch,
  type AuditSearch,
  auditQueryOf,
  type CaseSearch,
  type PaymentsSearch,
} from './searches.ts'

/** Who is signed in; refetched whenever the window gets the focus, so a new role shows soon. */
export const sessionQuery = { ...query('GET /session', {}), staleTime: minute }
export type Who = Answer<'GET /session'>
/** The organisation and its settings. */
export const organisationQuery = { ...query('GET /organisation', {}), staleTime: minute }
/** The state of the licence, and what the register showed at each look-up. */
export const licenceQuery = query('GET /organisation/licence', {})
/** Whether the agency is closing, and how many candidates were told. */
export const closingQuery = query('GET /organisation/closing', {})
/** What waits for the signed-in person. */
export const countsQuery = query('GET /counts', {})

/** The page of the list of records for the filters in the address. */
export const recordListQuery = (search: ListSearch) =>
  query('POST /records/search', { body: listQueryOf(search) })
/** Who entered records, and who can be assigned one. */
export const authorsQuery = { ...query('GET /records/authors', {}), staleTime: minute }
/** The views of that list that the person saved. */
export const viewsQuery = query('GET /my/record-views', {})
/** The stages, each with the number of its records. */
export const stagesQuery = query('GET /stages', {})
/** The stages that a record went through. */
export const stepsQuery = (id: string) => query('GET /records/{id}/stages', { params: { id } })
/** The notes of staff on a record, and which colleagues may see it. */
export const notesQuery = (id: string) => query('GET /records/{id}/notes', { params: { id } })
/** What waits for the signed-in person, and the records of the last weeks; refetched at each visit. */
export const todayQuery = { ...query('GET /today', {}), staleTime: 1_000 }
export type Today = Answer<'GET /today'>
export const overviewQuery = { ...query('GET /overview', {}), staleTime: 1_000 }
/** The signed-in person's notifications, the newest first. */
export const notificationsQuery = (cursor?: string) =>
  query('GET /my/notifications', { query: { cursor } })
/** What the contract of a record says, and whether the candidate read it. */
export const contractQuery = (id: string) => query('GET /records/{id}/contract', { params: { id } })
/** What was paid for a candidate; and the overview of all candidates for admins. */
export const paidQuery = (id: string) => query('GET /records/{id}/paid', { params: { id } })
export const moneyToLookAtQuery = query('GET /money-to-look-at', {})
/** What was said or asked about a record. */
export const recordCasesQuery = (id: string) => query('GET /records/{id}/cases', { params: { id } })
/** What authorities showed about the documents of a record, and what waits for a decision. */
export const comparisonsQuery = (id: string) =>
  query('GET /records/{id}/comparisons', { params: { id } })
/** What was attested about a record, and for which of its documents an attestation can be made. */
export const attestationsQuery = (id: string) =>
  query('GET /records/{id}/attestations', { params: { id } })
export const oldComparisonsQuery = query('GET /old-comparisons', {})
export const withheldQuery = query('GET /withheld-documents', {})
/** Records by filters other than a search: newest first, unless the filters say otherwise. */
export const recordsQuery = (search: Parameters<typeof listQueryOf>[0]) =>
  query('GET /records', { query: listQueryOf(search) })
/** The first page of one's own records in each state, in display order. */
export const submissionsQueries = (['returned', 'pending', 'approved'] as const).map((state) =>
  recordsQuery({ state }),
)
/**
 * Records waiting for approval: the longest waiting first; an update by its author keeps its place. `of`:
 * only these, by their ids with commas between.
 */
export const pendingQuery = (of?: string) =>
  recordsQuery({ state: 'pending', sort: 'waiting', pageSize: 100, ids: of })
/** The records with these ids, with commas between. */
export const chosenRecordsQuery = (ids: string) => recordsQuery({ ids, pageSize: 100 })
/** Deleted records, the most recent first. */
export const trashQuery = ({ search = '', cursor }: Pick<ListSearch, 'search' | 'cursor'>) =>
  query('POST /records/search', {
    body: { ...listQueryOf({ sort: 'updated', search, cursor }), trash: 'yes' },
  })
/** What would leave the trash permanently within the hour if records were kept for this many days. */
export const trashDueQuery = (days: number) => query('GET /trash/due', { query: { days } })

export type FullRecord = Answer<'GET /records/{id}'>
export type StaffDocument = FullRecord['documents'][number]
export type DocumentVersions = Answer<'GET /records/{id}/documents'>

/** One record with its current documents. */
export const recordQuery = (id: string) => query('GET /records/{id}', { params: { id } })
/** The same with what else its page shows first, in one answer: each part is kept as if asked for by itself. */
export const recordPageQuery = (id: string) => ({
  ...recordQuery(id),
  queryFn: async ({ client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>) => {
    const answer = await call('GET /records/{id}/overview', { params: { id } })
    // What was changed meanwhile is asked for again, and newer than this.
    if (signal.aborted) return answer.record
    client.setQueryData(notesQuery(id).queryKey, answer.notes)
    client.setQueryData(recordCasesQuery(id).queryKey, answer.cases)
    client.setQueryData(messagesQuery(id).queryKey, answer.messages)
    client.setQueryData(consentsQuery(id).queryKey, answer.consents)
    client.setQueryData(stepsQuery(id).queryKey, answer.stages)
    client.setQueryData(organisationQuery.queryKey, answer.organisation)
    client.setQueryData(closingQuery.queryKey, answer.closing)
    return answer.record
  },
})
/** Every version of the documents of a record, and where each kind can be checked. */
export const versionsQuery = (id: string) =>
  query('GET /records/{id}/documents', { params: { id } })
/** Who issued the access code of a record, and when it last opened the file. */
export const accessCodeQuery = (id: string) =>
  query('GET /records/{id}/access-code', { params: { id } })
/** The messages to a record's candidate. */
export const messagesQuery = (id: string) => query('GET /records/{id}/messages', { params: { id } })
/** What the candidate of a record agrees to. */
export const consentsQuery = (id: string) => query('GET /records/{id}/consents', { params: { id } })
/** The shares that the candidate of a record made. */
export const sharesQuery = (id: string) => query('GET /records/{id}/shares', { params: { id } })
/** What changed since the last approval; by version, so that a concurrent edit causes a refetch. */
export const reviewQuery = ({ id, version }: Pick<FullRecord, 'id' | 'version'>) => {
  const one = query('GET /records/{id}/review', { params: { id } })
  return { ...one, queryKey: [...one.queryKey, version] }
}

/** Changes of approved records that wait for a second person. */
export const waitingChangesQuery = query('GET /waiting-changes', {
  query: { pageSize: 50 },
})

/** What was done to a record, page by page, newest first. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('GET /records/{id}/history', { params: { id }, query: {} }),
    queryFn: ({ pageParam: before }) =>
      call('GET /records/{id}/history', { params: { id }, query: { before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

const viewsAtOnce = 10
/** When the file of a record was opened from outside, page by page, newest first. */
export const viewingsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('GET /records/{id}/views', { params: { id }, query: {} }),
    queryFn: ({ pageParam: before }) =>
      call('GET /records/{id}/views', { params: { id }, query: { limit: viewsAtOnce, before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ views }) => (views.length < viewsAtOnce ? undefined : views.at(-1)?.id),
  })

const eventsAtOnce = 50
/** Everything that was done, by the filters in the address; newest first. */
export const auditQuery = (search: AuditSearch) => {
  const filters = auditQueryOf(search)
  return infiniteQueryOptions({
    queryKey: keyOf('GET /audit-events', { query: filters }),
    queryFn: ({ pageParam: before }) =>
      call('GET /audit-events', { query: { ...filters, limit: eventsAtOnce, before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events }) =>
      events.length < eventsAtOnce ? undefined : events.at(-1)?.id,
  })
}

/** The page of accounts for the filters in the address. */
export const accountListQuery = (search: AccountSearch) =>
  query('POST /accounts/search', { body: { pageSize: 25, ...search } })
/** People by a part of their name or email. */
export const peopleQuery = (search: string) => query('POST /accounts/search', { body: { search } })
/** Everybody with a role among the staff. */
export const staffQuery = (role: 'admin' | 'moderator') =>
  query('GET /accounts', { query: { role, pageSize: 100 } })
export const accountQuery = (id: string) => query('GET /accounts/{id}', { params: { id } })
/** Where somebody is signed in. */
export const accountSessionsQuery = (id: string) =>
  query('GET /accounts/{id}/sessions', { params: { id } })
/** Invitations that nobody has used yet. */
export const invitesQuery = query('GET /invites', {})
export const apiKeysQuery = query('GET /api-keys', {})

/** What people say and ask: unanswered first. */
export const casesQuery = ({ mine, ...asked }: CaseSearch, me?: string) =>
  query('POST /cases/search', {
    body: { pageSize: 25, state: 'open', ...asked, ...(mine && me ? { assignedTo: me } : {}) },
  })
export type ListedCase = Answer<'POST /cases/search'>['cases'][number]
/** Those that a number, or its beginning, finds. */
export const numberedCasesQuery = (search: string) =>
  query('POST /cases/search', { body: { search, pageSize: 25 } })
export const caseQuery = (id: string) => query('GET /cases/{id}', { params: { id } })
/** Documents by their printed expiry date. */
export const endingQuery = ({ cursor, within, kind }: ViewSearch) =>
  query('GET /ending-papers', { query: { within: within ?? '30', kind, cursor } })
/** What has been kept for as long as the settings say. */
export const dueRemovalsQuery = ({ cursor, what }: ViewSearch) =>
  query('GET /due-removals', { query: { cursor, what } })
/** How much would be due if documents were kept for this long. */
export const dueCountQuery = (keeping: Keeping) =>
  query('GET /due-removals/count', { query: keeping })
/** Originals of a candidate that the agency has or had in hand. */
/** What a record needs, and photos of documents that its candidate sent. */
export const incomingQuery = (id: string) => query('GET /records/{id}/incoming', { params: { id } })
export const originalsQuery = (id: string) =>
  query('GET /records/{id}/originals', { params: { id } })
/** What a candidate is or was asked to come to. */
export const appointmentsQuery = (id: string) =>
  query('GET /records/{id}/appointments', { params: { id } })
export type Appointment = Answer<'GET /records/{id}/appointments'>['appointments'][number]
/** What the office said to a candidate, alone or together with others. */
export const announcementsQuery = (id: string) =>
  query('GET /records/{id}/announcements', { params: { id } })
/** The documents of a candidate that were seen, without a scan. */
export const sightingsQuery = (id: string) =>
  query('GET /records/{id}/sightings', { params: { id } })
export type SeenDocument = Answer<'GET /records/{id}/sightings'>['sightings'][number]
export type HeldOriginal = Answer<'GET /records/{id}/originals'>['originals'][number]
/** Originals of all candidates that are still in hand, overdue first. */
export const heldOriginalsQuery = ({ cursor, overdue }: ViewSearch) =>
  query('GET /originals', { query: { cursor, overdue } })
/** Messages to candidates that may not have arrived. */
export const failedMessagesQuery = (cursor?: string) =>
  query('GET /failed-messages', { query: { cursor } })
/** What the machine lost, and scans that wait for a record. */
export const lossesQuery = query('GET /losses', {})
/** Records that a text finds. */
export const recordsFoundQuery = (search: string) =>
  query('POST /records/search', { body: { ...listQueryOf({ search }), pageSize: 25 } })
/** A page of the access codes issued for a slip that nobody confirmed as printed. */
export const unprintedCodesQuery = (cursor?: string) =>
  query('GET /unprinted-codes', { query: { cursor } })
/** A page of the consents that candidates withdrew. */
export const withdrawnConsentsQuery = (cursor?: string) =>
  query('GET /withdrawn-consents', { query: { cursor } })

export type ManagedNotice = Answer<'GET /managed-notices/{id}'>

/** A page of all notices, newest first. */
export const noticesQuery = (cursor?: string) =>
  query('GET /managed-notices', { query: { cursor, pageSize: 25 } })
/** What fills the gaps of sentences. */
export const speechQuery = { ...query('GET /speech', {}), staleTime: minute }
export const noticeQuery = (id: string) => query('GET /managed-notices/{id}', { params: { id } })

export const importsQuery = query('GET /imports', {})
export const importQuery = (id: string) => query('GET /imports/{id}', { params: { id } })

/** The page of classes for the filters. */
export const classesQuery = (filters: Parameters<typeof query<'GET /classes'>>[1]['query']) =>
  query('GET /classes', { query: filters })
/** The classes that payments can be for. */
export const allClassesQuery = classesQuery({ pageSize: 100 })
/** One class as admins see it. */
export const classQuery = (id: string) => query('GET /classes/{id}', { params: { id } })
/** The entries of the ledger for the filters in the address, and their totals. */
export const paymentsQuery = (search: PaymentsSearch) => query('GET /payments', { query: search })
/** The classes that the signed-in person teaches. */
export const taughtClassesQuery = query('GET /taught-classes', {})
/** One of them: people and attendance, no money. */
export const taughtClassQuery = (id: string) =>
  query('GET /taught-classes/{id}', { params: { id } })
