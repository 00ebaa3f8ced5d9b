import { documentKinds, kindLabel } from '#modules/documents/schema'
import type { DateColumn, DateName } from '../columns-dates.schema.ts'
import { letters } from './letters.ts'

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
export function dateNames({ target, kind, date }: DateColumn): string[] {
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
