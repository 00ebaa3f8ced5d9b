import { newNoticeSchema } from '#modules/notices/schema'
import { type Language, languages } from '#platform/languages/schema'
import type { ManagedNotice } from '../queries.ts'

interface Said {
  title: string
  text: string
}

/** What somebody is writing: in the language of the notice, and in others. */
export interface DraftWords extends Said {
  language: Language
  translations: Partial<Record<Language, Said>>
}

const nothingSaid: Said = { title: '', text: '' }

export const isEmpty = ({ title, text }: Said): boolean => title.trim() === '' && text.trim() === ''

/** The words of a notice on file, to be changed. */
export function draftOf({ title, text, language, translations }: ManagedNotice): DraftWords {
  return { title, text, language, translations }
}

/** As it is sent: a language in which nothing was written is none. */
export function toSend({ translations, ...words }: DraftWords): DraftWords {
  const written = Object.entries(translations).filter(([, said]) => !isEmpty(said))
  return { ...words, translations: Object.fromEntries(written) }
}

/** What it says in one of its languages. */
export function saidIn(words: DraftWords, language: Language): Said {
  if (language === words.language) return { title: words.title, text: words.text }
  return words.translations[language] ?? nothingSaid
}

/** The same words, after something was written in one of the languages. */
export function withSaid(words: DraftWords, language: Language, change: Partial<Said>): DraftWords {
  if (language === words.language) return { ...words, ...change }
  const said = { ...saidIn(words, language), ...change }
  return { ...words, translations: { ...words.translations, [language]: said } }
}

/** The same words said to be in another language; what stood there as a translation changes its place with them. */
export function writtenIn(words: DraftWords, language: Language): DraftWords {
  const { [language]: translated, ...others } = words.translations
  const translations = translated ? { ...others, [words.language]: translated } : others
  return { ...words, language, translations }
}

/** Where a field of a language is found in what the server refuses. */
export function pathOf(words: DraftWords, language: Language, field: keyof Said): string {
  return language === words.language ? field : `translations.${language}.${field}`
}

/** What is missing or too long, by the path of the field. */
export function problemsIn(words: DraftWords): Record<string, string> {
  const issues = newNoticeSchema.safeParse(toSend(words)).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

/** The languages that the site offers, and those that the notice is in. */
export function languagesFor(offered: readonly Language[], words: DraftWords): Language[] {
  const others = languages.filter((each) => each in words.translations || each === words.language)
  return [...new Set([...offered, ...others])]
}

/** The paths of what is another one now; all of them where the language is. */
export function changedPaths(before: DraftWords, after: DraftWords): string[] {
  return languagesFor([before.language], after).flatMap((language) =>
    (['title', 'text'] as const)
      .filter(
        (field) =>
          before.language !== after.language ||
          saidIn(before, language)[field] !== saidIn(after, language)[field],
      )
      .map((field) => pathOf(before, language, field)),
  )
}
