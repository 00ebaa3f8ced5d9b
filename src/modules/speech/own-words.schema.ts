import { type Language, languages } from '#platform/languages.schema'

/** Own words by language; readers of a language that has none see another's, marked. */
export type OwnWords = Partial<Record<Language, string>>

/** A text and its language. */
export interface Phrase {
  text: string
  language: Language
}

/** Returns own words for a reader: in the reader's language, else in the first that has some; null without any. */
export function ownIn(own: OwnWords, reader?: Language): Phrase | null {
  const language = [...(reader ? [reader] : []), ...languages].find((each) => own[each])
  return language === undefined ? null : { text: own[language] as string, language }
}
