import { eventsWords } from '#texts/en/desk-events'
import { pageWords } from './page-words.ts'

/** What each action of the audit log means. */
export const { use: useEventsWords } = pageWords('events', eventsWords)
/** These words in one language. */
export type EventsWords = typeof eventsWords
