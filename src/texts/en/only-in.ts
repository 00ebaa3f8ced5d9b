import type { InEachLanguage } from '#platform/languages.schema'

/** Notes beside words of the organisation that do not exist in the reader's language. */
export const onlyInWords = {
  all: {
    en: 'Written in English',
    bn: 'Written in Bengali',
    hi: 'Written in Hindi',
    ne: 'Written in Nepali',
    ar: 'Written in Arabic',
    fil: 'Written in Filipino',
  } satisfies InEachLanguage,
  partly: 'Partly in another language',
}
