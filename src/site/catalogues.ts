import { createRequire } from 'node:module'
import { kindLabels } from '#modules/documents/schema'
import { siteLanguages } from '#modules/organisation/fields.schema'
import { fieldLabels } from '#modules/records/fields.schema'
import { directionOf, languages } from '#platform/languages.schema'
import { publicWords } from '#texts/en/public-refusals'
import { siteTexts } from '#texts/site'
import type { Language, Words } from '#texts/words'

const load = createRequire(import.meta.url)
const isBuilt = import.meta.filename.endsWith('.js')
const known = new Map<Language, Words>()

type Texts = Pick<Words, 'refusals' | 'problems' | 'advice'> & typeof siteTexts

/** Loaded for its first reader: the other languages are most of the program, and each agency needs some. */
function textsIn(language: Language): Texts {
  if (language === 'en')
    return { ...siteTexts, refusals: publicWords.refusals, problems: {}, advice: {} }
  const { siteTexts: texts, byCode } = load(
    isBuilt ? `./texts-${language}.js` : `#texts/${language}/site-by-code`,
  )
  return { ...texts, ...byCode }
}

function wordsOf(language: Language): Words {
  const words = known.get(language)
  if (words) return words
  const made = {
    ...textsIn(language),
    lang: language,
    dir: directionOf(language),
    timeZone: 'UTC',
    fields: fieldLabels(language),
    kinds: kindLabels(language),
  } as const
  known.set(language, made)
  return made
}

/** Every language that there are texts for. */
export const catalogues = Object.defineProperties(
  {},
  Object.fromEntries(
    languages.map((language) => [language, { enumerable: true, get: () => wordsOf(language) }]),
  ),
) as Readonly<Record<Language, Words>>

/** The languages that pages are offered in. */
export const complete: readonly Language[] = siteLanguages
