import { answersWords } from './en/answers.ts'
import { pageWords } from './page-words.ts'

/** What people sent and the office answers: complaints, and what candidates dispute. */
export const { use: useAnswersWords } = pageWords('answers', answersWords)
