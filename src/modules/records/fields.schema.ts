import type { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { type InEachLanguage, inLanguage, type Language } from '#platform/languages.schema'
import { fieldLabels as texts } from '#texts/each/labels-records'
import type { SearchedBy as By, Disclosure, Entrance, Field } from './fields-rows.schema.ts'
import { table } from './fields-table.schema.ts'

export type { Control, DialledIn, Disclosure, Field } from './fields-rows.schema.ts'

type Table = typeof table
export type FieldName = keyof Table
/** The details by name, with everything known of each. */
export const recordFields: Readonly<Record<FieldName, Field>> = table
const labels: Readonly<Record<FieldName, InEachLanguage>> = texts

/** Returns the label of a detail in a language; in English for an unknown one. */
export function fieldLabel(name: FieldName, language: string): string {
  return inLanguage(labels[name], language)
}

/** The names of the details in the order of pages and exports. */
export const fieldNames = Object.keys(table) as FieldName[]
/** The names in the order of the form. */
export const askedFields = fieldNames
  .filter((name) => recordFields[name].askedBefore === undefined)
  .flatMap((name) => [...fieldNames.filter((one) => recordFields[one].askedBefore === name), name])

/** The details that the database has sealed. */
export const sealedFields = fieldNames.filter((name) => recordFields[name].inClear !== true)

/** Tells whether a name, wherever it comes from, is that of a detail. */
export function isField(name: PropertyKey): name is FieldName {
  return Object.hasOwn(table, name)
}

type Says<Key extends string, Word> = {
  [Name in FieldName]: Table[Name] extends { [Each in Key]: Word } ? Name : never
}[FieldName]
/** The names of the fields whose row has all these words. */
type Names<Key extends string, Word> = {
  [Name in FieldName]: Table[Name] extends { [Each in Key]: readonly (infer Each)[] }
    ? [Word] extends [Each]
      ? Name
      : never
    : never
}[FieldName]

export type RequiredBy<By extends Entrance> = Names<'requiredBy', By>
/** What each of several disclosures shows. */
export type ShownTo<To extends Disclosure> = Names<'shownTo', To>
/** What at least one of several disclosures shows. */
export type ShownToAny<To extends Disclosure> = To extends Disclosure ? ShownTo<To> : never
export type ListedField<As extends 'usual' | 'chosen' = 'usual' | 'chosen'> = Says<'listed', As>
export type SearchedBy<Way extends By = By> = Says<'searchedBy', Way>

/** The details as they are stored: one that a form may leave empty can be null. */
export type Details = {
  [Name in FieldName]: Name extends RequiredBy<'add'> & RequiredBy<'update'>
    ? string
    : string | null
}

declare module '../../../migrations/tables.ts' {
  interface RecordRow extends Details {}
}

export function isRequired(name: FieldName, by: Entrance): boolean {
  return recordFields[name].requiredBy?.includes(by) === true
}

/** Tells whether a detail may be null on file. */
export function mayBeEmpty(name: FieldName): boolean {
  return !isRequired(name, 'add') || !isRequired(name, 'update')
}

/** Returns the details that are shown to somebody other than staff. */
export function fieldsShownTo<To extends Disclosure>(to: To): ShownToAny<To>[] {
  return fieldNames.filter((name) => recordFields[name].shownTo?.includes(to)) as ShownToAny<To>[]
}

/** The part of a record that is shown to somebody other than staff. */
export type Shown<To extends Disclosure> = Pick<Details, ShownTo<To>> &
  Partial<Pick<Details, ShownToAny<To>>>

export function detailsShownTo<To extends Disclosure>(
  to: To,
  record: Pick<Details, ShownToAny<To>>,
): Shown<To> {
  const shown = fieldsShownTo(to).map((name) => [name, record[name]])
  return Object.fromEntries(shown) as Shown<To>
}

/** Returns the details that have a column in the list of records. */
export function fieldsListed<As extends 'usual' | 'chosen'>(as: As): ListedField<As>[] {
  return fieldNames.filter((name) => recordFields[name].listed === as) as ListedField<As>[]
}

/** Returns the details by which staff find records. */
export function fieldsSearchedBy<Way extends By>(way: Way): SearchedBy<Way>[] {
  return fieldNames.filter((name) => recordFields[name].searchedBy === way) as SearchedBy<Way>[]
}

export const searchedFields = fieldNames.filter(
  (name): name is SearchedBy => recordFields[name].searchedBy !== undefined,
)

/** Returns the label of each detail on pages for the public, with a typographic apostrophe. */
export function fieldLabels(language: Language): Record<FieldName, string> {
  const shown = fieldNames.map((name) => [name, fieldLabel(name, language).replaceAll("'", '’')])
  return Object.fromEntries(shown) as Record<FieldName, string>
}

/** Returns the schema of a detail's text, judged as public text where its row says so. */
export function judged<Text extends z.ZodType<string, string>>(
  { judgedAs }: Field,
  text: Text,
): Text {
  return judgedAs ? publicly(judgedAs, text) : text
}
