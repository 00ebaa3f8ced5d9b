import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
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
import { loadWords } from '../words/jobs.ts'

/** How near the rest of a page comes before it is fetched: half a screen. */
const near = '50% 0px'
/** Milliseconds after which it is shown with what has not come yet. */
const longest = 2_000

/**
 * What of a record's page is not on its first screen: fetched when somebody scrolls near it, comes for a
 * part of it by the address, or presses any key, since Tab and the browser's search go through the whole
 * page. It appears with what it shows, so that nothing moves about.
 */
export function useRest(recordId: string) {
  const { hash } = useLocation()
  const [isWanted, setWanted] = useState(false)
  const [rest, setRest] = useState<Awaited<ReturnType<typeof restOf>> | null>(null)
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const isNeeded = isWanted || hash !== ''
  const want = useCallback(() => setWanted(true), [])
  useEffect(() => {
    window.addEventListener('keydown', want, { once: true })
    return () => window.removeEventListener('keydown', want)
  }, [want])
  useEffect(() => {
    if (isNeeded) restOf(recordId).then(setRest, (error: unknown) => setFailed({ error }))
  }, [isNeeded, recordId])
  /** For what stands in its places meanwhile: beside the papers, and below them, where they may still grow. */
  const side = useCallback((one: HTMLElement | null) => watch(one, near, want), [want])
  const below = useCallback((one: HTMLElement | null) => watch(one, '0px', want), [want])
  // As the code of a page that does not come: the frame says so.
  if (failed) throw failed.error
  return { rest, side, below }
}

/** Tells once somebody is so near an element; for its ref. */
function watch(element: HTMLElement | null, rootMargin: string, onNear: () => void) {
  if (!element) return
  const told = (seen: readonly IntersectionObserverEntry[]) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) onNear()
  }
  const observer = new IntersectionObserver(told, { rootMargin })
  observer.observe(element)
  return () => observer.disconnect()
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
  const [{ History, Sections }] = await Promise.all([
    import('./rest.tsx'),
    loadWords(languageNow(), ['candidate', 'agreed', 'held', 'history', 'edit']),
    Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longest))]),
  ])
  return { History, Sections }
}
