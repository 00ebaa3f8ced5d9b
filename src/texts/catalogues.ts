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

/** Every language that there are texts for; values in a sentence are isolated (bidi). */
export const catalogues: Readonly<Record<Language, Words>> = {
  en: isolating(english, english.dir),
  bn: isolating(bn, bn.dir),
  hi: isolating(hi, hi.dir),
  ne: isolating(ne, ne.dir),
  ar: isolating(ar, ar.dir),
  fil: isolating(fil, fil.dir),
}

/** The languages that pages are offered in. */
export const complete: readonly Language[] = siteLanguages
