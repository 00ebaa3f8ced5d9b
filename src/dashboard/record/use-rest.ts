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
  recordContestsQuery,
  sharesQuery,
  sightingsQuery,
  stepsQuery,
  viewingsQuery,
} from '../queries.ts'
import { prefetched } from '../query-client.ts'
import { useLater } from '../ui/use-later.ts'
import { loadWords } from '../words/jobs.ts'

/** Milliseconds after which it is shown with what has not come yet. */
const longest = 2_000

/** What of a record's page is not on its first screen. */
export function useRest(recordId: string) {
  const load = useCallback(() => restOf(recordId), [recordId])
  const { part: rest, failed, whenNear, whenSeen } = useLater(load)
  // As the code of a page that does not come: the frame says so.
  if (failed) throw failed.error
  /** For what stands in its places meanwhile: below the details, which a high window shows, and below everything. */
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
    recordContestsQuery(id),
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
