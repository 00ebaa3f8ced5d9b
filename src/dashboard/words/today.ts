import { todayWords } from '#texts/en/desk-today'
import { pageWords } from './page-words.ts'

/** Home: what is late, what waits, what comes. */
export const { use: useTodayWords } = pageWords('today', todayWords)
