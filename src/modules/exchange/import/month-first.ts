import { originalKindNames } from '#modules/originals/schema'
import { fieldNames, isField, recordFields } from '#modules/records/fields/schema'
import type { ActionContext } from '#platform/context'
import { originalTarget } from '../columns/beside/schema.ts'
import { dateTargetNames } from '../columns/dates/schema.ts'
import { paymentTarget } from '../columns/payments/schema.ts'
import type { ReadTarget } from '../columns/schema.ts'
import type { ImportJob } from './import-job.ts'
import { readCell } from './read-cell.ts'
import { isAhead, orderOf } from './read-day.ts'
import { keptRows } from './rows-file.ts'

const isBirth = (target: ReadTarget) => isField(target) && recordFields[target].control === 'date'

/** The targets that are read as a day. */
const dayTargets: readonly ReadTarget[] = [
  ...fieldNames.filter((name) => ['date', 'day'].includes(recordFields[name].control)),
  ...dateTargetNames,
  ...originalKindNames.flatMap((kind) =>
    (['receivedOn', 'dueOn'] as const).map((part) => originalTarget(kind, part)),
  ),
  paymentTarget('receivedOn'),
]

/** What some days of a column tell about its others. */
export interface DaySigns {
  /** Columns whose all-numeric days have the month first, so that 03/12/1990 may be either. */
  monthFirst: ReadonlySet<ReadTarget>
  /** Columns with days that are not of our calendar. */
  otherCalendar: ReadonlySet<ReadTarget>
}

export const noDaySigns: DaySigns = { monthFirst: new Set(), otherCalendar: new Set() }

/**
 * Finds the columns whose all-numeric days have the month first: 03/25/1990 cannot be read in another way, so its
 * neighbour 03/12/1990 may be the twelfth of March. Finds also those with births in the future, as Bikram Sambat has
 * them: 2020 of it was 1963. Reads all rows, because the last one may decide.
 */
export async function daySigns(
  { storage }: Pick<ActionContext, 'storage'>,
  job: Pick<ImportJob, 'id' | 'rows' | 'letters' | 'columns' | 'mapping'>,
  today: string,
): Promise<DaySigns> {
  const days = dayTargets.flatMap((target) => {
    const column = job.mapping[target]
    return column === undefined ? [] : [{ target, place: job.columns.indexOf(column) }]
  })
  const [monthFirst, otherCalendar] = [new Set<ReadTarget>(), new Set<ReadTarget>()]
  if (days.length === 0) return noDaySigns
  for await (const { cells } of keptRows(storage, job))
    for (const { target, place } of days)
      for (const day of readCell(cells[place]).split(';')) {
        if (orderOf(day) === 'month-first') monthFirst.add(target)
        if (isBirth(target) && isAhead(day, today)) otherCalendar.add(target)
      }
  return { monthFirst, otherCalendar }
}
