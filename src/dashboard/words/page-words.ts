import { isolating } from '#texts/isolated'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import { bengaliOf, type Job } from './jobs.ts'

/**
 * Returns the texts of a job's pages. English is part of the pages' code and defines which texts exist;
 * Bengali was loaded with the page for its readers.
 */
export function pageWords<English extends object>(job: Job, english: English) {
  const en = isolating(english, 'ltr')
  let bn: English | undefined
  const inLanguage = (language: Language): English => {
    if (language === 'en') return en
    const written = bengaliOf(job)
    // A Bengali catalogue has the type of the English one, as its file declares.
    if (written) bn ??= isolating(written as English, 'ltr')
    return bn ?? en
  }
  return {
    /** In components: in the language of the page around them. */
    use: () => inLanguage(useLanguage()),
    /** In event handlers: in the language of the page at that moment. */
    now: () => inLanguage(languageNow()),
  }
}
