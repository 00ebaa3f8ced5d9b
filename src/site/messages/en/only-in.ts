import type { InEachLanguage } from '#platform/languages/schema'

/** Beside words of the organisation that are not there in the reader's language. */
export const onlyInWords = {
  all: {
    en: 'Only in English',
    bn: 'Only in Bengali',
    hi: 'Only in Hindi',
    ne: 'Only in Nepali',
    ar: 'Only in Arabic',
    fil: 'Only in Filipino',
  } satisfies InEachLanguage,
  partly: 'Partly in another language',
}
