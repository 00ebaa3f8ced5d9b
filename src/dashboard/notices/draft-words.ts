import { type Language, languages } from '#platform/languages.schema'
import type { ManagedNotice } from '../queries.ts'
import { checked } from '../ui/checked.ts'
import type { DraftSentence } from '../ui/sentences.ts'

interface Said {
  title: string
  text: string
}

/** What somebody is writing: sentences, and own words in the language of the notice and in others. */
export interface DraftWords extends Said {
  sentences: DraftSentence[]
  language: Language
  translations: Partial<Record<Language, Said>>
}

const nothingSaid: Said = { title: '', text: '' }

export const isEmpty = ({ title, text }: Said): boolean => title.trim() === '' && text.trim() === ''

/** Returns the words of a saved notice, for editing. */
export function draftOf({ title, text, language, translations, sentences }: ManagedNotice) {
  return { title, text, language, translations, sentences } as DraftWords
}

/** Tells whether the notice has words of its own, in any language. */
export const hasOwnWords = (words: Said & Pick<DraftWords, 'translations'>): boolean =>
  ![words, ...Object.values(words.translations)].every(isEmpty)

/** Returns the notice as it is sent: empty languages are left out. */
export function toSend({ translations, ...words }: DraftWords): DraftWords {
  const written = Object.entries(translations).filter(([, said]) => !isEmpty(said))
  return { ...words, translations: Object.fromEntries(written) }
}

/** Returns what it says in one of its languages. */
export function saidIn(words: DraftWords, language: Language): Said {
  if (language === words.language) return { title: words.title, text: words.text }
  return words.translations[language] ?? nothingSaid
}

/** Returns the words after a change in one of the languages. */
export function withSaid(words: DraftWords, language: Language, change: Partial<Said>): DraftWords {
  if (language === words.language) return { ...words, ...change }
  const said = { ...saidIn(words, language), ...change }
  return { ...words, translations: { ...words.translations, [language]: said } }
}

/**
 * Returns the same words declared to be in another language; a translation into that language swaps places
 * with them.
 */
export function writtenIn(words: DraftWords, language: Language): DraftWords {
  const { [language]: translated, ...others } = words.translations
  const translations = translated ? { ...others, [words.language]: translated } : others
  return { ...words, language, translations }
}

/** Returns the path of a language's field in the server's refusals. */
export function pathOf(words: DraftWords, language: Language, field: keyof Said): string {
  return language === words.language ? field : `translations.${language}.${field}`
}

/** Returns what is missing or too long, by the path of the field; null where it could not be checked. */
export async function problemsIn(words: DraftWords): Promise<Record<string, string> | null> {
  const load = async () => (await import('./schemas.ts')).noticeFieldsSchema
  const found = await checked<unknown>(load, toSend(words))
  return found && (found.errors ?? {})
}

/** Tells whether something is wrong with the own words. */
export const isWrongIn = (errors: Readonly<Record<string, string>>): boolean =>
  Object.keys(errors).some((path) => /^(?:title|text|translations)(?:\.|$)/.test(path))

/** Returns the languages that the site offers, and those of the notice. */
export function languagesFor(offered: readonly Language[], words: DraftWords): Language[] {
  const others = languages.filter((each) => each in words.translations || each === words.language)
  return [...new Set([...offered, ...others])]
}

/** Returns the paths of changed fields; all of them if the language changed. A path stands for all below it. */
export function changedPaths(before: DraftWords, after: DraftWords): string[] {
  const sentences = before.sentences === after.sentences ? [] : ['sentences', 'title', 'text']
  const own = languagesFor([before.language], after).flatMap((language) =>
    (['title', 'text'] as const)
      .filter(
        (field) =>
          before.language !== after.language ||
          saidIn(before, language)[field] !== saidIn(after, language)[field],
      )
      .map((field) => pathOf(before, language, field)),
  )
  return [...sentences, ...own]
}
