import type { DocumentKind } from '#modules/documents/schema'
import type { CheckText } from '#modules/organisation/check-texts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import type { Language } from '#platform/languages.schema'
import type { SaidTexts } from './said.ts'
import type { siteTexts } from './site.ts'

export type { Language }

/** The texts of the public pages in one language. */
export type Words = typeof siteTexts & {
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
  /** What is wrong with an answer, by its code; English comes with the problem. */
  problems: SaidTexts
  /** The texts of the official checks, by their codes; English is what the modules say. */
  advice: Partial<Readonly<Record<CheckText, string>>>
}
