import type { Language } from '#platform/languages.schema'
import { sentences } from '#texts/each/sentences'
import { choices, holidays, hours, mentions } from '#texts/each/sentences-gaps'
import { stages } from '#texts/each/sentences-stages'

// In a browser `wordings-in-browser.schema.ts` stands in place of this file (package.json).

/** Returns the sentences of a language, by their keys. */
export const sentencesIn = (language: Language) => sentences[language]

/** Returns what the stages of an application are called. */
export const stagesIn = (language: Language) => stages[language]

/** Returns what gaps choose from, besides the tables of other modules. */
export const choicesIn = (language: Language) => ({
  ...choices[language],
  holiday: holidays[language],
})

/** Returns how others are mentioned, by what they are. */
export const mentionsIn = (language: Language) => mentions[language]

/** Returns what is said of opening hours. */
export const hoursIn = (language: Language) => hours[language]
