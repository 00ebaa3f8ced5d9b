import { settingsSiteWords } from '#texts/en/desk-settings-site'
import { pageWords } from './page-words.ts'

/** The settings' words about the public site, below their first screen. */
export const { use: useSettingsSiteWords, now: settingsSiteWordsNow } = pageWords(
  'settings-site',
  settingsSiteWords,
)
/** These words in one language. */
export type SettingsSiteWords = typeof settingsSiteWords
