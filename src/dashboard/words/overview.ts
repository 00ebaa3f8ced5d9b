import { overviewWords } from '#texts/en/desk-overview'
import { pageWords } from './page-words.ts'

/** The overview, the lists that only it leads to, and the closing of the agency. */
export const { use: useOverviewWords } = pageWords('overview', overviewWords)
