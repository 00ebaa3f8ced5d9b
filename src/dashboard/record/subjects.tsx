import { type ComponentType, useCallback } from 'react'
import { useRecordWords } from '#words/record'
import { languageNow } from '../look/language.ts'
import {
  accessCodeQuery,
  appointmentsQuery,
  attestationsQuery,
  comparisonsQuery,
  consentsQuery,
  contractQuery,
  type FullRecord,
  historyQuery,
  incomingQuery,
  messagesQuery,
  notesQuery,
  originalsQuery,
  paidQuery,
  recordCasesQuery,
  sharesQuery,
  sightingsQuery,
  stepsQuery,
  versionsQuery,
  viewingsQuery,
} from '../queries.ts'
import { prefetched } from '../query-client.ts'
import { PageStrip } from '../shell/page-strip.tsx'
import { usePart } from '../ui/use-part.ts'
import { type Job, loadWords } from '../words/jobs.ts'
import type { BelowProps } from './approve-button.tsx'

/** Milliseconds after which it is shown without what has not loaded yet. */
const longest = 2_000

/** The subjects of a record: where each begins, what else is on it, and what it asks for. */
export const subjects = {
  person: {
    begins: 'details',
    parts: [
      ...[
        'assignee-title',
        'stage-title',
        'appointments-title',
        'notes-title',
        'tell-title',
        'messages-title',
      ],
      ...['consents-title', 'cases'],
    ],
    queries: (id: string) => [
      ...[notesQuery(id), recordCasesQuery(id), messagesQuery(id), consentsQuery(id)],
      ...[stepsQuery(id), appointmentsQuery(id)],
    ],
    load: () => import('./person.tsx'),
    words: ['candidate', 'edit'],
  },
  papers: {
    begins: 'documents-title',
    parts: [
      'incoming-title',
      'comparisons',
      'attestations-title',
      'seen',
      'seen-title',
      'originals-title',
    ],
    queries: (id: string) => [
      ...[versionsQuery(id), comparisonsQuery(id), attestationsQuery(id), sightingsQuery(id)],
      ...[originalsQuery(id), incomingQuery(id)],
    ],
    load: () => import('./papers.tsx'),
    words: ['held', 'incoming'],
  },
  money: {
    begins: 'contract-title',
    parts: ['money'],
    queries: (id: string) => [contractQuery(id), paidQuery(id)],
    load: () => import('./contract.tsx'),
    words: ['agreed', 'payments'],
  },
  sharing: {
    begins: 'access-code',
    parts: ['code-title', 'shares-title'],
    queries: (id: string) => [accessCodeQuery(id), sharesQuery(id), viewingsQuery(id)],
    load: () => import('./access-code.tsx'),
    words: ['candidate'],
  },
  history: {
    begins: 'history-title',
    parts: [],
    queries: (id: string) => [historyQuery(id)],
    load: () => import('./history.tsx'),
    words: ['history'],
  },
} as const satisfies Record<string, SubjectOf>

interface SubjectOf {
  begins: string
  parts: readonly string[]
  queries: (id: string) => object[]
  load: () => Promise<Rest>
  words: readonly Job[]
}

/** What a subject shows below the actions, and beside the details where they are shown. */
interface Rest {
  Below: ComponentType<BelowProps>
  Beside?: ComponentType<{ record: FullRecord }>
}
type Subject = keyof typeof subjects
const names = Object.keys(subjects) as Subject[]

/** Returns the subject that has a part by its address; the first one where none is named. */
export function subjectOf(hash: string): Subject {
  const has = ({ begins, parts }: { begins: string; parts: readonly string[] }) =>
    begins === hash || parts.includes(hash)
  return names.find((name) => has(subjects[name])) ?? 'person'
}

/** Loads what a subject shows, whole. */
export function useRest(recordId: string, subject: Subject) {
  const load = useCallback(() => restOf(recordId, subject), [recordId, subject])
  const { part: rest, failed } = usePart(load, true)
  // Like a page whose code fails to load: the frame reports it.
  if (failed) throw failed.error
  return rest
}

async function restOf(id: string, subject: Subject): Promise<Rest> {
  const { queries, load, words } = subjects[subject]
  const answers = prefetched(...queries(id))
  const [rest] = await Promise.all([
    load(),
    loadWords(languageNow(), words),
    Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longest))]),
  ])
  return rest
}

/** The subjects of a record, each a page of it. */
export function Subjects({ of: recordId, current }: { of: string; current: Subject }) {
  const { subjects: words, reference } = useRecordWords()
  return (
    <PageStrip
      label={`${reference}: ${Object.values(words).join(', ')}`}
      pages={names.map((name) => ({
        to: '/records/$recordId',
        params: { recordId },
        hash: subjects[name].begins,
        label: words[name],
        isCurrent: name === current,
      }))}
    />
  )
}
