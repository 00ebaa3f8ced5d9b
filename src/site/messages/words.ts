import type { InAnyLanguage } from '#messages/any-language'
import type { DocumentKind } from '#modules/documents/schema'
import type { FieldName } from '#modules/records/fields/schema'
import type { Language } from '#platform/languages/schema'
import type { en } from './en/index.ts'

export type { Language }

/**
 * The catalogue of one language. English says which texts there are: a language that lacks one, or
 * has one too many, fails the type check.
 */
export type Words = InAnyLanguage<typeof en> & {
  lang: Language
  dir: 'ltr' | 'rtl'
  /** By whose clock times are told: the organisation's. */
  timeZone: string
  /** What the details of a record are called. */
  fields: Readonly<Record<FieldName, string>>
  /** The names of the papers. */
  kinds: Readonly<Record<DocumentKind, string>>
  /**
   * What the modules say in English (refusals, problems of a form, advice of the official checks),
   * each sentence with its translation. That of a refusal goes by the code; of the others a changed sentence
   * has none and is found by a test.
   */
  sentences: Readonly<Record<string, string>>
}

/** A sentence of a module in the reader's language; as it is where nobody translated it. */
export function said({ sentences }: Pick<Words, 'sentences'>, sentence: string): string {
  return sentences[sentence] ?? sentence
}
