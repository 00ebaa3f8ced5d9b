import { settingsWorkWords } from '#texts/en/desk-settings-work'
import { pageWords } from './page-words.ts'

/** The settings' words about work, below their first screen. */
export const { use: useSettingsWorkWords, now: settingsWorkWordsNow } = pageWords(
  'settings-work',
  settingsWorkWords,
)
/** These words in one language. */
export type SettingsWorkWords = typeof settingsWorkWords
