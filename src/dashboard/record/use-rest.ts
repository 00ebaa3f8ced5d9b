import { useCallback } from 'react'
import { languageNow } from '../look/language.ts'
import {
  accessCodeQuery,
  attestationsQuery,
  comparisonsQuery,
  consentsQuery,
  contractQuery,
  historyQuery,
  messagesQuery,
  notesQuery,
  originalsQuery,
  otherContractsQuery,
  paidQuery,
  recordCasesQuery,
  sharesQuery,
  sightingsQuery,
  stepsQuery,
  viewingsQuery,
} from '../queries.ts'
import { prefetched } from '../query-client.ts'
import { useLater } from '../ui/use-later.ts'
import { loadWords } from '../words/jobs.ts'

/** Milliseconds after which it is shown without what has not loaded yet. */
const longest = 2_000

/** Loads what is below the first screen of a record's page. */
export function useRest(recordId: string) {
  const load = useCallback(() => restOf(recordId), [recordId])
  const { part: rest, failed, whenNear, whenSeen } = useLater(load)
  // Like a page whose code fails to load: the frame reports it.
  if (failed) throw failed.error
  /** For the placeholders: below the details, visible in a tall window, and below everything. */
  return { rest, side: whenSeen, below: whenNear }
}

async function restOf(id: string) {
  const answers = prefetched(
    accessCodeQuery(id),
    attestationsQuery(id),
    comparisonsQuery(id),
    consentsQuery(id),
    contractQuery(id),
    historyQuery(id),
    messagesQuery(id),
    notesQuery(id),
    originalsQuery(id),
    otherContractsQuery(id),
    paidQuery(id),
    recordCasesQuery(id),
    sharesQuery(id),
    sightingsQuery(id),
    stepsQuery(id),
    viewingsQuery(id),
  )
  const [{ Below, Beside }] = await Promise.all([
    import('./rest.tsx'),
    loadWords(languageNow(), ['candidate', 'agreed', 'held', 'history', 'edit']),
    Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longest))]),
  ])
  return { Below, Beside }
}
