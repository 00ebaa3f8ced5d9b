import { type Language, languageNow, useLanguage } from '../look/language.ts'
import { bengaliOf, type Job } from './jobs.ts'

/**
 * Returns the texts of a job's pages. English is part of the pages' code and defines which texts exist;
 * Bengali was loaded with the page for its readers.
 */
export function pageWords<English extends object>(job: Job, english: English) {
  // Bengali texts have the type of the English ones, as they were compiled.
  const inLanguage = (language: Language): English =>
    (language === 'en' ? undefined : (bengaliOf(job) as English | undefined)) ?? english
  return {
    /** In components: in the language of the page around them. */
    use: () => inLanguage(useLanguage()),
    /** In event handlers: in the language of the page at that moment. */
    now: () => inLanguage(languageNow()),
  }
}
