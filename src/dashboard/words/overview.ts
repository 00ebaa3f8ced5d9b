import { overviewWords } from '#texts/en/desk-overview'
import { pageWords } from './page-words.ts'

/** What Home counts, and the lists that only it leads to. */
export const { use: useOverviewWords } = pageWords('overview', overviewWords)
