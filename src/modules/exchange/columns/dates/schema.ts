import {
  type DocumentKind,
  documentKinds,
  kindLabel,
  type PrintedDates,
  paperKindNames,
} from '#modules/documents/schema'
import { letters, type Target } from '../target/schema.ts'

type DateName = keyof PrintedDates
type PaperKind = Exclude<DocumentKind, 'photo'>

/** A column with a date that is printed on documents of one kind; our own list uses this name too. */
export type DateTarget = `document.${PaperKind}.${DateName}`

interface DateColumn {
  target: DateTarget
  kind: PaperKind
  date: DateName
}

/** A column for each date of each document. */
export const dateColumns: readonly DateColumn[] = paperKindNames.flatMap((kind) =>
  (['issuedOn', 'validUntil'] as const).map((date) => ({
    ...{ kind, date },
    target: `document.${kind}.${date}` as const,
  })),
)

export const dateTargetNames = dateColumns.map(({ target }) => target)

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

function namesOf({ target, kind, date }: DateColumn): string[] {
  const labels = ['en', 'bn'].map((language) => kindLabel(kind, language))
  const others = kind === 'passport' ? ['pp', 'পাসপোর্টের'] : []
  const papers = [kind, ...labels, ...documentKinds[kind].nameHints, ...others]
  const { behind, before } = words[date]
  const both = papers.flatMap((paper) => [
    ...behind.map((word) => `${paper} ${word}`),
    ...before.map((word) => `${word} ${paper}`),
  ])
  return [...new Set([...both, target].map(letters))]
}

const said: Record<DateName, string> = { issuedOn: 'issued on', validUntil: 'valid until' }

export const dateTargets = Object.fromEntries(
  dateColumns.map((column): [DateTarget, Target] => {
    const label = `${documentKinds[column.kind].label}, ${said[column.date]}`
    return [column.target, { label, isRequired: false, names: namesOf(column), oldField: null }]
  }),
) as Record<DateTarget, Target>

/** Returns the column of a target that is a date of a document; undefined for any other. */
export function dateColumn(target: string): DateColumn | undefined {
  return dateColumns.find((column) => column.target === target)
}
