import type { Answer } from '#api/client'
import { languageNow } from '../look/language.ts'
import {
  dueRemovalsQuery,
  endingQuery,
  heldOriginalsQuery,
  oldComparisonsQuery,
  organisationQuery,
  stagesQuery,
  trashQuery,
  withheldQuery,
} from '../queries.ts'
import type { Prefetched } from '../query-client.ts'
import { type Job, loadWords } from '../words/jobs.ts'
import type { RecordsSearch, ViewName } from './list-search.ts'

interface View {
  load: () => Promise<{ View: () => React.ReactElement }>
  queries: (search: RecordsSearch) => readonly Prefetched[]
  /** What of it waits for somebody. */
  waiting?: keyof Answer<'GET /counts'>
}

/** With its texts in Bengali, for readers of Bengali. */
const withWords =
  (load: View['load'], ...jobs: Job[]): View['load'] =>
  async () => {
    const [part] = await Promise.all([load(), loadWords(languageNow(), jobs)])
    return part
  }

const asked = () => import('./views/asked.tsx')

/** The views of the records beside the list itself, in the order in which they are offered. */
export const views: Readonly<Record<ViewName, View>> = {
  stages: {
    load: withWords(() => import('./views/stages.tsx'), 'stages', 'record'),
    queries: () => [stagesQuery, organisationQuery],
  },
  ending: {
    load: withWords(() => import('./views/ending.tsx'), 'ending-documents'),
    queries: (search) => [endingQuery(search)],
  },
  originals: {
    load: withWords(() => import('./views/originals.tsx'), 'originals'),
    queries: (search) => [heldOriginalsQuery(search)],
    waiting: 'overdueOriginals',
  },
  withheld: {
    load: withWords(async () => ({ View: (await asked()).Withheld }), 'comparisons', 'documents'),
    queries: () => [withheldQuery],
  },
  again: {
    load: withWords(async () => ({ View: (await asked()).AskedAgain }), 'comparisons', 'documents'),
    queries: () => [oldComparisonsQuery],
  },
  due: {
    load: withWords(() => import('./views/due.tsx'), 'removals'),
    queries: (search) => [dueRemovalsQuery(search), organisationQuery],
    waiting: 'dueRemovals',
  },
  trash: {
    load: withWords(() => import('./views/trash.tsx'), 'trash'),
    queries: (search) => [trashQuery(search), organisationQuery],
  },
}
