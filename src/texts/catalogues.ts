import { kindLabels } from '#modules/documents/schema'
import { siteLanguages } from '#modules/organisation/schema'
import { fieldLabels } from '#modules/records/fields.schema'
import { ar } from './ar/index.ts'
import { bn } from './bn/index.ts'
import { en } from './en/index.ts'
import { publicRefusals } from './en/public-refusals.ts'
import { fil } from './fil/index.ts'
import { hi } from './hi/index.ts'
import { isolating } from './isolated.ts'
import { ne } from './ne/index.ts'
import type { Language, Words } from './words.ts'

const english: Words = {
  ...en,
  lang: 'en',
  dir: 'ltr',
  timeZone: 'UTC',
  fields: fieldLabels('en'),
  kinds: kindLabels('en'),
  refusals: publicRefusals,
  problems: {},
  advice: {},
}

const plain: Readonly<Record<Language, Words>> = { en: english, bn, hi, ne, ar, fil }
const known = new Map<Language, Words>()

/** Made for a language when it is first asked for: each sentence of it is a function of its own. */
function isolatingIn(language: Language): Words {
  const words = known.get(language) ?? isolating(plain[language], plain[language].dir)
  known.set(language, words)
  return words
}

/** Every language that there are texts for; values in a sentence are isolated (bidi). */
export const catalogues: Readonly<Record<Language, Words>> = {
  get en() {
    return isolatingIn('en')
  },
  get bn() {
    return isolatingIn('bn')
  },
  get hi() {
    return isolatingIn('hi')
  },
  get ne() {
    return isolatingIn('ne')
  },
  get ar() {
    return isolatingIn('ar')
  },
  get fil() {
    return isolatingIn('fil')
  },
}

/** The languages that pages are offered in. */
export const complete: readonly Language[] = siteLanguages
