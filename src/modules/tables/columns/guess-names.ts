import { documentKindNames, documentKinds, kindLabel } from '#modules/documents/schema'
import { fieldLabel, fieldNames, recordFields } from '#modules/records/fields.schema'
import { fieldHeadings } from '#modules/records/fields-headings.schema'
import { languages } from '#platform/languages.schema'
import { type DateColumn, type DateName, dateColumns, type ImportTarget } from './columns.schema.ts'
import {
  besideTargets,
  type PaymentPart,
  paymentLabel,
  paymentParts,
  paymentTarget,
} from './columns-beside.schema.ts'

/** What lists write short with a stroke: `F/Name` is the father's, a `P/P` is a passport. */
const short: [RegExp, string][] = [
  [/(?<!\p{L})f\/(?=n)|(?<!\p{L})[sd]\/o(?!\p{L})/gu, 'father'],
  [/(?<!\p{L})m\/(?=n)/gu, 'mother'],
  [/(?<!\p{L})p\/p(?!\p{L})/gu, 'passport'],
]

/** Normalises a name for comparison: only its letters, and what is written short spelt out. */
export function letters(name: string): string {
  return short
    .reduce((text, [form, word]) => text.replace(form, word), name.normalize('NFKC').toLowerCase())
    .replace(/[^\p{L}\p{M}]/gu, '')
}

/** What tables call the dates, the most usual first: after the document's name, or before it. */
const words: Record<DateName, { behind: readonly string[]; before: readonly string[] }> = {
  issuedOn: {
    behind: [
      ...['issued on', 'issue date', 'date of issue', 'issued', 'issued date', 'date issued'],
      ...['issuing date', 'issue', 'ইস্যুর তারিখ', 'ইস্যু তারিখ', 'প্রদানের তারিখ', 'জারির তারিখ', 'ইস্যু'],
    ],
    before: ['date of issue', 'date of issue of', 'issue date', 'issue date of', 'issued on'],
  },
  validUntil: {
    behind: [
      ...['valid until', 'expiry date', 'expiry', 'date of expiry', 'expires on', 'expires'],
      ...['expiration date', 'expiration', 'date of expiration', 'exp date', 'exp', 'validity'],
      ...['valid till', 'valid upto', 'valid to', 'validity date', 'end date', 'মেয়াদ শেষের তারিখ'],
      ...['মেয়াদ শেষ', 'মেয়াদ উত্তীর্ণের তারিখ', 'মেয়াদোত্তীর্ণের তারিখ', 'মেয়াদ', 'মেয়াদের তারিখ'],
    ],
    before: ['expiry date', 'expiry date of', 'date of expiry', 'date of expiry of', 'expiry of'],
  },
}

/** Returns what tables call a date of a document, only letters. */
function dateNames({ target, kind, date }: DateColumn): string[] {
  const labels = ['en', 'bn'].map((language) => kindLabel(kind, language))
  const others = kind === 'passport' ? ['pp', 'পাসপোর্টের'] : []
  const documents = [kind, ...labels, ...documentKinds[kind].nameHints, ...others]
  const { behind, before } = words[date]
  const both = documents.flatMap((document) => [
    ...behind.map((word) => `${document} ${word}`),
    ...before.map((word) => `${word} ${document}`),
  ])
  return [...new Set([...both, target].map(letters))]
}

/** What ledgers call a column besides its labels: only letters, the most usual first. */
const further: Record<PaymentPart, readonly string[]> = {
  candidate: [
    ...['passportnumber', 'passportno', 'passport', 'ppno', 'পাসপোর্টনম্বর', 'recordid'],
    ...['recordreference', 'referencenumber', 'referenceno', 'candidate'],
  ],
  item: ['item', 'for', 'paidfor', 'paymentfor', 'purpose', 'costhead', 'head', 'খাত'],
  amount: ['amount', 'amountpaid', 'paidamount', 'sum', 'টাকা', 'পরিমাণ'],
  currency: ['currency', 'currencycode'],
  paidBy: ['paidby', 'payer', 'payedby'],
  receivedOn: ['day', 'date', 'paymentdate', 'paidon', 'receivedon', 'datereceived', 'তারিখ'],
  method: ['method', 'paymentmethod', 'mode', 'modeofpayment'],
  reference: [
    ...['reference', 'receiptnumber', 'receiptno', 'receipt', 'moneyreceiptno', 'mrno'],
    ...['voucher', 'voucherno', 'রসিদ', 'রসিদনম্বর'],
  ],
  kind: ['kind'],
  correctedBy: ['correctedby'],
}

/** Returns what ledgers call the column of a part of a payment, only letters. */
function paymentNames(part: PaymentPart): readonly string[] {
  const labels = (['en', 'bn'] as const).map((language) =>
    paymentLabel(paymentTarget(part), language),
  )
  return [...further[part], ...labels.map(letters)]
}

/** By what a column is known. */
interface Names {
  target: ImportTarget
  /** What tables call it: only letters, lower case, the most usual first. */
  names: readonly string[]
  /** The field of the older system's export. */
  oldField?: string | undefined
}

/** A field's own name is among them: our own list of records has it as its heading. */
const ofFields = fieldNames.map((target): Names => {
  const { oldField } = recordFields[target]
  const labels = languages.map((language) => fieldLabel(target, language))
  return {
    target,
    names: [...labels, ...fieldHeadings[target], target].map(letters),
    oldField,
  }
})

const ofStates: readonly Names[] = [
  { target: 'hidden', names: ['hidden', 'userhide', 'hiddenat'], oldField: 'User_Hide' },
  { target: 'state', names: ['state', 'status'], oldField: 'Status' },
  {
    target: 'stage',
    names: ['stage', 'currentstage', 'applicationstage', 'ধাপ', 'বর্তমানধাপ'],
  },
]

/** Made with the first table: a start would wait for it. */
function makeNames(): Map<ImportTarget, Names> {
  // Found only by the names in our own list: a `Wage` or an `Employer` of any other table may not be what the contract
  // says, so somebody has to choose it.
  const ofBeside = besideTargets.map((target): Names => ({ target, names: [letters(target)] }))
  const ofKinds = documentKindNames.map((target): Names => {
    const { oldField } = documentKinds[target]
    const words = kindLabel(target, 'en')
      .toLowerCase()
      .replace(/[^a-z]/g, '')
    const kind = target.replace('-', '')
    return { target, names: [words, kind, `${kind}file`], oldField }
  })
  const ofDates = dateColumns.map(
    (column): Names => ({ target: column.target, names: dateNames(column) }),
  )
  const ofPayments = paymentParts.map(
    (part): Names => ({ target: paymentTarget(part), names: paymentNames(part) }),
  )
  const all = [...ofFields, ...ofStates, ...ofBeside, ...ofDates, ...ofKinds, ...ofPayments]
  return new Map(all.map((one) => [one.target, one]))
}

let made: ReadonlyMap<ImportTarget, Names> | undefined

/** Returns the names of each target; further cells of a detail have none of their own (guess-parts.ts). */
export function namesByTarget(): ReadonlyMap<ImportTarget, Names> {
  made ??= makeNames()
  return made
}
