import { settingsWords } from './en/settings.ts'
import { settingsSiteWords } from './en/settings-site.ts'
import { settingsWorkWords } from './en/settings-work.ts'
import { pageWords } from './page-words.ts'

/** The settings: their parts and names, saving, and what another admin saved. */
export const { use: useSettingsWords, now: settingsWordsNow } = pageWords('settings', settingsWords)
/** These words in one language. */
export type SettingsWords = typeof settingsWords
/** What they say of the public site. */
export const { use: useSettingsSiteWords } = pageWords('settings-site', settingsSiteWords)
/** These words in one language. */
export type SettingsSiteWords = typeof settingsSiteWords
/** What they say of work. */
export const { use: useSettingsWorkWords, now: settingsWorkWordsNow } = pageWords(
  'settings-work',
  settingsWorkWords,
)
/** These words in one language. */
export type SettingsWorkWords = typeof settingsWorkWords
