import { ownDataLetterWords as ar } from '#messages/ar/own-data'
import { ownDataLetterWords as bn } from '#messages/bn/own-data'
import { ownDataLetterWords as en } from '#messages/en/own-data'
import { ownDataLetterWords as fil } from '#messages/fil/own-data'
import { ownDataLetterWords as hi } from '#messages/hi/own-data'
import { isolated } from '#messages/isolated'
import { ownDataLetterWords as ne } from '#messages/ne/own-data'
import { watermarkText } from '#modules/documents'
import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import { type OwnDataLetter, paperPath, photoPath, type Section } from '#modules/own-data'
import { shownDetail } from '#modules/records/facts/schema'
import { type FieldName, fieldLabels, recordFields } from '#modules/records/fields/schema'
import { itemLabel, type PaymentItem } from '#modules/training/items/schema'
import { moneyIn } from '#modules/training/money/schema'
import { longMoment, type Told } from '#platform/clock/schema'
import { directionOf } from '#platform/languages/schema'

type Row = Section['rows'] extends AsyncIterable<(infer One)[]> ? One : never
type Language = keyof typeof catalogues
type In = Told & {
  lang: Language
  /** By id: the entries of the ledger that were read, as others name them. */
  entries: Map<string, string>
}
type Texts = Readonly<Record<string, string>>

const catalogues = { en, bn, hi, ne, ar, fil }
const styles =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:auto;padding:1rem;color:#1c1917;background:#fff}' +
  'dl{display:grid;grid-template-columns:minmax(6rem,12rem) 1fr;gap:.25rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #bbb}' +
  'dt{color:#57534e}dd{margin:0;overflow-wrap:anywhere}h2{margin-top:2rem}'

/** The readable page in the candidate's language, and in English where none is on file. */
export const ownDataLetter: OwnDataLetter = {
  watermark: (organisation, reference) => watermarkText(isolated(organisation), reference),
  page: async function* ({ organisation, reference, madeAt, language, timeZone }, sections) {
    const lang = Object.hasOwn(catalogues, language ?? '') ? (language as Language) : 'en'
    const told = { lang, timeZone, entries: new Map() }
    const words = catalogues[lang]
    const title = escaped(words.title(reference))
    yield `<!doctype html>\n<html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${styles}</style></head><body><main>
<p><strong>${escaped(words.isPrivate)}</strong></p>\n<h1>${title}</h1>
<p>${escaped(words.made(isolated(organisation), longMoment(madeAt, told)))}</p>
${[words.copies, words.keep, words.files].map((text) => `<p>${escaped(text)}</p>`).join('\n')}\n`
    for await (const section of sections) yield* sectionOf(section, told)
    yield '</main></body></html>\n'
  },
}

async function* sectionOf({ table, rows }: Section, told: In): AsyncGenerator<string> {
  const { lang } = told
  const words = catalogues[lang]
  const titles: Texts = words.sections
  yield `<h2>${escaped(titles[table] ?? table)}</h2>\n`
  let isEmpty = true
  for await (const batch of rows)
    for (const row of batch) {
      isEmpty = false
      if (table === 'ledgerEntries') told.entries.set(String(row.id), entryName(row, lang))
      yield `<dl>${factsOf(table, row, told).join('')}${picturesOf(table, row, lang)}</dl>\n`
    }
  if (isEmpty) yield `<p>${escaped(words.empty)}</p>\n`
}

/** An entry of the ledger as the page of the payments names it. */
function entryName({ sequence, item }: Row, lang: Language): string {
  const label = itemLabel(item as PaymentItem | null, lang)
  return label === null ? String(sequence) : `${sequence} · ${label}`
}

/** The names of a table's columns: what an entry of the ledger is for has two. */
function labelsOf(table: Section['table'], lang: Language): Texts {
  const { columns } = catalogues[lang]
  if (table === 'records') return { ...columns, ...fieldLabels(lang) }
  if (table !== 'ledgerEntries') return columns
  return { ...columns, sequence: columns.number, item: columns.feeName }
}

/** What people read of a row: the columns that have a name, and are not empty. */
function factsOf(table: Section['table'], row: Row, told: In): string[] {
  const { lang } = told
  const labels = labelsOf(table, lang)
  return Object.entries(row).flatMap(([column, value]) => {
    const label = labels[column]
    if (label === undefined || value === null || value === '') return []
    const shown =
      table === 'records' && Object.hasOwn(recordFields, column)
        ? shownDetail(column as FieldName, String(value), lang)
        : shownValue(column, row, told)
    return [`<dt>${escaped(label)}</dt><dd dir="auto">${escaped(shown)}</dd>`]
  })
}

function shownValue(column: string, row: Row, told: In): string {
  const { lang, entries } = told
  const value = String(row[column])
  // An entry comes after those that it names.
  if (column === 'refunds' || column === 'corrects') return entries.get(value) ?? value
  if (column === 'item') return itemLabel(value as PaymentItem, lang) ?? value
  if (column === 'amount' && row.currency) return moneyIn(lang, Number(value), String(row.currency))
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return longMoment(value, told)
  if (column === 'kinds') return kindNames(value, lang)
  const values: Texts = catalogues[lang].values
  return kindName(value, lang) ?? values[value] ?? value
}

function kindNames(json: string, lang: Language): string {
  const kinds = JSON.parse(json) as string[]
  return kinds.map((kind) => kindName(kind, lang) ?? kind).join(', ')
}

function kindName(value: string, lang: Language): string | undefined {
  if (!Object.hasOwn(documentKinds, value)) return undefined
  const kind = value as DocumentKind
  return kindLabel(kind, lang)
}

/** Links to the marked copies beside the page. */
function picturesOf(table: Section['table'], row: Row, lang: Language): string {
  const { picture } = catalogues[lang]
  const pages =
    table === 'documents'
      ? Number(row.pages)
      : table === 'otherContracts' && row.photo !== null
        ? (JSON.parse(String(row.photo)) as { pages: number }).pages
        : 0
  const pathOf = (page: number) =>
    table === 'documents'
      ? paperPath({ kind: String(row.kind), version: Number(row.version) }, page)
      : photoPath(String(row.id), page)
  const links = Array.from({ length: pages }, (_, index) => {
    const path = pathOf(index + 1)
    return `<a href="${path}">${escaped(picture(index + 1))}</a>`
  })
  return links.length === 0 ? '' : `<dt></dt><dd>${links.join(' ')}</dd>`
}

const signs: Texts = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] as string)
}
