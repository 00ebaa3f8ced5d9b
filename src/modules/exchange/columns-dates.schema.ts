import {
  type DocumentKind,
  documentKinds,
  kindsBesidesPhoto,
  type PrintedDates,
} from '#modules/documents/schema'
import type { Target } from './columns-parts.schema.ts'

export type DateName = keyof PrintedDates
type DatedKind = Exclude<DocumentKind, 'photo'>

/** A column with a date that is printed on documents of one kind; our own list uses this name too. */
export type DateTarget = `document.${DatedKind}.${DateName}`

export interface DateColumn {
  target: DateTarget
  kind: DatedKind
  date: DateName
}

/** A column for each date of each document. */
export const dateColumns: readonly DateColumn[] = kindsBesidesPhoto.flatMap((kind) =>
  (['issuedOn', 'validUntil'] as const).map((date) => ({
    ...{ kind, date },
    target: `document.${kind}.${date}` as const,
  })),
)

export const dateTargetNames = dateColumns.map(({ target }) => target)

const said: Record<DateName, string> = { issuedOn: 'issued on', validUntil: 'valid until' }

export const dateTargets = Object.fromEntries(
  dateColumns.map((column): [DateTarget, Target] => {
    const label = `${documentKinds[column.kind].label}, ${said[column.date]}`
    return [column.target, { label, isRequired: false }]
  }),
) as Record<DateTarget, Target>

/** Returns the column of a target that is a date of a document; undefined for any other. */
export function dateColumn(target: string): DateColumn | undefined {
  return dateColumns.find((column) => column.target === target)
}
