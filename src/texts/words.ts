import type { DocumentKind } from '#modules/documents/schema'
import type { FieldName } from '#modules/records/fields.schema'
import type { Language } from '#platform/languages.schema'
import type { InAnyLanguage } from './any-language.ts'
import type { en } from './en/index.ts'

export type { Language }

/**
 * The catalogue of one language. English defines which texts exist: a language that lacks one, or has one
 * too many, fails the type check.
 */
export type Words = InAnyLanguage<typeof en> & {
  lang: Language
  dir: 'ltr' | 'rtl'
  /** The time zone of shown times: the organisation's. */
  timeZone: string
  /** The names of a record's details. */
  fields: Readonly<Record<FieldName, string>>
  /** The names of the document kinds. */
  kinds: Readonly<Record<DocumentKind, string>>
  /**
   * The modules' English sentences (refusals, problems of a form, advice of the official checks), each with
   * its translation. A refusal's is found by its code; of the others a changed sentence loses its
   * translation, which a test finds.
   */
  sentences: Readonly<Record<string, string>>
}

/** Returns a module's sentence in the reader's language; unchanged where nobody translated it. */
export function said({ sentences }: Pick<Words, 'sentences'>, sentence: string): string {
  return sentences[sentence] ?? sentence
}
