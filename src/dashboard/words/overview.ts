import { overviewWords } from './en/overview.ts'
import { pageWords } from './page-words.ts'

/** What waits, the lists that only the overview leads to, and the closing of the agency. */
export const { use: useOverviewWords } = pageWords('overview', overviewWords)
