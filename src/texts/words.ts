import type { accountProblems } from '#modules/accounts/forms.schema'
import type { caseProblems } from '#modules/cases/schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { codeProblems } from '#modules/lookup/schema'
import type { CheckText } from '#modules/organisation/check-texts.schema'
import type { LineName } from '#modules/organisation/problems.schema'
import type { FieldName } from '#modules/records/fields.schema'
import type { shareProblems } from '#modules/shares/schema'
import type { speechProblems } from '#modules/speech/problems.schema'
import type { sumProblems } from '#modules/training/money.schema'
import type { Language } from '#platform/languages.schema'
import type { CodeOf } from '#platform/problems.schema'
import type { textProblems } from '#platform/text/schema'
import type { en } from './en/index.ts'
import type { SaidText } from './said.ts'

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

type Problem =
  | (typeof textProblems)['longest']
  | OneOf<typeof accountProblems>
  | OneOf<typeof codeProblems>
  | OneOf<typeof shareProblems>
  | OneOf<typeof caseProblems>
  | OneOf<typeof sumProblems>
type OneOf<Table> = Table[keyof Table] & string

/** A line of the set-up form by its name. */
type OfLine = (values: { label?: LineName }) => string | undefined

/** Why what somebody entered may not be public; about links and colours only staff read. */
export type WhyNotPublic = Readonly<
  Record<CodeOf<OneOf<Omit<typeof speechProblems, 'hiddenHost' | 'ownHost' | 'colour'>>>, SaidText>
>

/** What a language says about a wrong answer in the forms of the public pages, by the code of the problem. */
export type ProblemTexts = Readonly<
  Record<CodeOf<Problem> | 'organisation.badLicence', string> &
    Record<'organisation.noLine' | 'organisation.longLine', OfLine>
> &
  WhyNotPublic

/** The same keys and arguments as the English texts, with any text. */
export type InAnyLanguage<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Text]: InAnyLanguage<Text[Key]> }
