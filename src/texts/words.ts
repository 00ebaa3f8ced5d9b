import type { DocumentKind } from '#modules/documents/schema'
import type { CheckText } from '#modules/organisation/check-texts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import type { Language } from '#platform/languages.schema'
import type { en } from './en/index.ts'
import type { ProblemTexts } from './public-problems.ts'

export type { Language }

export type AdviceTexts = Readonly<Record<CheckText, string>>

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
  /** What is refused, by its code. English has a text only where the API's is for operators. */
  refusals: Readonly<Record<string, string>>
  /** What is wrong with an answer, by its code; English is what the modules say. */
  problems: Partial<ProblemTexts>
  /** The texts of the official checks, by their codes; English is what the modules say. */
  advice: Partial<AdviceTexts>
}

/** The same keys and arguments as the English texts, with any text. */
export type InAnyLanguage<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Text]: InAnyLanguage<Text[Key]> }
