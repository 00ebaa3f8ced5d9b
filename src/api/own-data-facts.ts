import type { AppointmentKind, ThingToBring } from '#modules/appointments/schema'
import type { CaseKind } from '#modules/cases/kinds.schema'
import { namedSaid } from '#modules/cases/said.schema'
import { type ConsentPurpose, consentWords } from '#modules/consents/words.schema'
import { termsIn } from '#modules/contracts/fees.schema'
import type { Terms } from '#modules/contracts/schema'
import { originalKinds, originalPurposes } from '#modules/documents/originals.schema'
import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import type { Section } from '#modules/privacy'
import { shownDetail } from '#modules/records/facts.schema'
import { type FieldName, fieldLabels, recordFields } from '#modules/records/fields.schema'
import { itemLabel, type Payer, type PaymentItem, payerLabel } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import { type Locale, longMoment } from '#platform/clock/schema'
import { type InEachLanguage, inLanguage, type Language } from '#platform/languages.schema'
import { appointmentWords } from '#texts/each/appointments'
import { caseKindWords } from '#texts/each/cases'
import type { ownDataLetterWords } from '#texts/en/own-data'

export type Row = Section['rows'] extends AsyncIterable<(infer One)[]> ? One : never
export type Texts = Readonly<Record<string, string>>
/** What a page needs to describe rows. */
export type In = Locale & {
  lang: Language
  words: typeof ownDataLetterWords
  /** Names, by id, of rows that other rows refer to. These rows come first. */
  names: Map<string, string>
  /** Puts a text that is kept as sentences into words. */
  inOwnWords: (text: string) => string
}
type Table = Section['table']
type Fact = readonly [label: string, value: string]
type Shown = (value: string, locale: In) => string

/** Returns how other rows name a row that they refer to; null for tables that none refers to. */
export function nameOf(table: Table, row: Row, locale: In): string | null {
  const { lang } = locale
  if (table === 'ledgerEntries') {
    const label = itemLabel(row.item as PaymentItem | null, lang)
    return label === null ? String(row.sequence) : `${row.sequence} · ${label}`
  }
  if (table === 'cases') return String(row.number)
  return null
}

/** Returns the facts of a row for people: the columns that have a name and are not empty. */
export function factsOf(table: Table, row: Row, locale: In): Fact[] {
  const labels = labelsOf(table, locale)
  return Object.entries(row).flatMap(([column, value]): Fact[] => {
    if (value === null || value === '') return []
    if (table === 'contractTerms' && column === 'terms') return [...termsOf(String(value), locale)]
    if (table === 'cases' && column === 'said') return saidOf(row, locale)
    const label = labels[column]
    return label === undefined ? [] : [[label, shownValue(table, row, { column, locale })]]
  })
}

function termsOf(json: string, { lang }: In) {
  return termsIn(JSON.parse(json) as Terms, lang)
}

/** What a kind of case is called, and its fields, in each language. */
const caseTexts: Readonly<Record<string, unknown>> = caseKindWords
interface CaseTexts {
  name: string
  fields: Texts
  options?: Readonly<Record<string, Texts>>
}
const textsOf = (kind: unknown, lang: string) =>
  (caseTexts[lang] as Readonly<Record<string, CaseTexts>>)[kind as CaseKind]

/** Returns what was said in a case, by the fields of its kind. */
function saidOf({ kind, said }: Row, locale: In): Fact[] {
  const { lang } = locale
  const { fields = {}, options } = textsOf(kind, lang) ?? {}
  const held = JSON.parse(String(said)) as Readonly<Record<string, string | null>>
  return Object.entries(fields).flatMap(([name, label]): Fact[] => {
    const value = held[name]
    if (value == null) return []
    const given = { kind: kind as CaseKind, field: name, value: String(value) }
    return [[label, namedSaid(given, lang) ?? options?.[name]?.[value] ?? String(value)]]
  })
}

/** Returns the name of what in a file a case is about. */
function partOf(part: string, { lang, words }: In): string {
  const [about, target = ''] = part.split(':')
  if (about === 'entry') return `${words.columns.number} ${target}`
  if (about === 'detail' && Object.hasOwn(recordFields, target))
    return fieldLabels(lang)[target as FieldName]
  return kindName(target, lang) ?? target
}

/** Columns that some tables label like another one: what a row refers to, and what money was paid for. */
const renamed: Partial<Record<Table, Readonly<Record<string, string>>>> = {
  cases: { part: 'about', result: 'answer' },
  caseSteps: { caseId: 'about', result: 'answer' },
  ledgerEntries: { sequence: 'number', item: 'feeName' },
  consents: { words: 'text' },
}

function labelsOf(table: Table, { words, lang }: In): Texts {
  const columns: Texts = words.columns
  if (table === 'records') return { ...columns, ...fieldLabels(lang) }
  const others = Object.entries(renamed[table] ?? {}).map(([column, as]) => [column, columns[as]])
  return { ...columns, ...Object.fromEntries(others) }
}

/** A row comes after those that it names. */
const named: Shown = (id, { names }) => names.get(id) ?? id
const item: Shown = (value, { lang }) => itemLabel(value as PaymentItem, lang) ?? value
const appointmentsIn = (lang: Language) => appointmentWords[lang]
const oneOf =
  (table: Readonly<Record<string, InEachLanguage>>): Shown =>
  (value, { lang }) => {
    const texts = table[value]
    return texts === undefined ? value : inLanguage(texts, lang)
  }

/** Columns whose values have words of their own. */
const shown: Partial<Record<Table, Readonly<Record<string, Shown>>>> = {
  ledgerEntries: {
    item,
    paidBy: (value, { lang }) => payerLabel(value as Payer, lang),
    refunds: named,
    corrects: named,
  },
  cases: {
    kind: (kind, { lang }) => textsOf(kind, lang)?.name ?? kind,
    part: partOf,
  },
  caseSteps: { caseId: named },
  appointments: {
    kind: (kind, { lang }) => appointmentsIn(lang).kinds[kind as AppointmentKind] ?? kind,
    bring: (list, { lang }) =>
      (JSON.parse(list) as ThingToBring[])
        .map((one) => appointmentsIn(lang).things[one])
        .join(', '),
  },
  originals: { kind: oneOf(originalKinds), purpose: oneOf(originalPurposes) },
  consents: {
    purpose: (value, { lang }) => consentWords(value as ConsentPurpose, lang).title,
  },
}

function shownValue(
  table: Table,
  row: Row,
  { column, locale }: { column: string; locale: In },
): string {
  const { lang, words, inOwnWords } = locale
  const value = String(row[column])
  const own = shown[table]?.[column]
  if (own !== undefined) return own(value, locale)
  if (table === 'records' && Object.hasOwn(recordFields, column))
    return shownDetail(column as FieldName, value, lang)
  if (column === 'amount' && row.currency) return moneyOf(row, lang)
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return longMoment(value, locale)
  if (column === 'kinds') return kindNames(value, lang)
  const values: Texts = words.values
  return kindName(value, lang) ?? values[value] ?? inOwnWords(value)
}

function moneyOf({ amount, currency }: Row, lang: string): string {
  return moneyIn(lang, Number(amount), String(currency))
}

function kindNames(json: string, lang: string): string {
  const kinds = JSON.parse(json) as string[]
  return kinds.map((kind) => kindName(kind, lang) ?? kind).join(', ')
}

function kindName(value: string, lang: string): string | undefined {
  if (!Object.hasOwn(documentKinds, value)) return undefined
  return kindLabel(value as DocumentKind, lang)
}
