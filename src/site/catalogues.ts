import { createRequire } from 'node:module'
import { kindLabels } from '#modules/documents/schema'
import { siteLanguages } from '#modules/organisation/fields.schema'
import { fieldLabels } from '#modules/records/fields.schema'
import { languages } from '#platform/languages.schema'
import { en } from '#texts/en/index'
import { publicRefusals } from '#texts/en/refusals'
import { isolating } from '#texts/isolated'
import type { Language, Words } from '#texts/words'

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

const load = createRequire(import.meta.url)
const isBuilt = import.meta.filename.endsWith('.js')
const known = new Map<Language, Words>()

/** Loaded for its first reader: the other languages are most of the program, and each agency needs some. */
function textsIn(language: Language): Words {
  if (language === 'en') return english
  return load(isBuilt ? `./texts-${language}.js` : `../texts/${language}/index.ts`)[language]
}

/** Each sentence of a language is a function of its own. */
function isolatingIn(language: Language): Words {
  const words = known.get(language)
  if (words) return words
  const texts = textsIn(language)
  const made = isolating(texts, texts.dir)
  known.set(language, made)
  return made
}

/** Every language that there are texts for; values in a sentence are isolated (bidi). */
export const catalogues = Object.defineProperties(
  {},
  Object.fromEntries(
    languages.map((language) => [language, { enumerable: true, get: () => isolatingIn(language) }]),
  ),
) as Readonly<Record<Language, Words>>

/** The languages that pages are offered in. */
export const complete: readonly Language[] = siteLanguages
