import { isolating } from '#messages/isolated'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import { bengaliOf, type Job } from './jobs.ts'

/**
 * The texts of a job's pages. English is part of the pages' code and says which texts there are; Bengali was
 * loaded with the page where somebody reads it.
 */
export function pageWords<English extends object>(job: Job, english: English) {
  const en = isolating(english, 'ltr')
  let bn: English | undefined
  const inLanguage = (language: Language): English => {
    if (language === 'en') return en
    const written = bengaliOf(job)
    // A catalogue of Bengali has the type of the English one: its file says so.
    if (written) bn ??= isolating(written as English, 'ltr')
    return bn ?? en
  }
  return {
    /** In components: as the page around them. */
    use: () => inLanguage(useLanguage()),
    /** In what an event sets off, as the page is then. */
    now: () => inLanguage(languageNow()),
  }
}
