import { settingsWords } from '#texts/en/desk-settings'
import { pageWords } from './page-words.ts'

/** The settings: their parts and names, saving, and another admin's changes. */
export const { use: useSettingsWords, now: settingsWordsNow } = pageWords('settings', settingsWords)
/** These words in one language. */
export type SettingsWords = typeof settingsWords
