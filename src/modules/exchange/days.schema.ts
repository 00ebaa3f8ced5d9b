import { originalKindNames } from '#modules/originals/schema'
import { fieldNames, isField, recordFields } from '#modules/records/fields.schema'
import type { ReadTarget } from './columns.schema.ts'
import { originalTarget } from './columns-beside.schema.ts'
import { dateTargetNames } from './columns-dates.schema.ts'
import { paymentTarget } from './columns-payments.schema.ts'

/** How somebody says that the days of a column are written, where that cannot be seen. */
export const dayOrders = ['day-first', 'month-first', 'bikram-sambat', 'hijri'] as const
export type DayOrder = (typeof dayOrders)[number]

/** The targets that are read as a day. */
export const dayTargets: readonly ReadTarget[] = [
  ...fieldNames.filter((name) => ['date', 'day'].includes(recordFields[name].control)),
  ...dateTargetNames,
  ...originalKindNames.flatMap((kind) =>
    (['receivedOn', 'dueOn'] as const).map((part) => originalTarget(kind, part)),
  ),
  paymentTarget('receivedOn'),
]

const days: ReadonlySet<string> = new Set(dayTargets)

export const isDayTarget = (target: string): boolean => days.has(target)

export const isBirth = (target: ReadTarget): boolean =>
  isField(target) && recordFields[target].control === 'date'
