import { originalKindNames } from '#modules/originals/schema'
import { fieldNames, recordFields } from '#modules/records/fields/schema'
import type { ActionContext } from '#platform/context'
import { paperTarget } from '../columns/beside/schema.ts'
import { dateTargetNames } from '../columns/dates/schema.ts'
import { paymentTarget } from '../columns/payments/schema.ts'
import type { ReadTarget } from '../columns/schema.ts'
import type { ImportJob } from './import-job.ts'
import { readCell } from './read-cell.ts'
import { orderOf } from './read-day.ts'
import { keptRows } from './rows-file.ts'

/** The targets that are read as a day. */
const dayTargets: readonly ReadTarget[] = [
  ...fieldNames.filter((name) => ['date', 'day'].includes(recordFields[name].control)),
  ...dateTargetNames,
  ...originalKindNames.flatMap((kind) =>
    (['receivedOn', 'dueOn'] as const).map((part) => paperTarget(kind, part)),
  ),
  paymentTarget('receivedOn'),
]

/**
 * Finds the columns whose all-numeric days have the month first: 03/25/1990 cannot be read in another way, so its
 * neighbour 03/12/1990 may be the twelfth of March. Reads all rows, because the last one may decide.
 */
export async function monthFirstColumns(
  { storage }: Pick<ActionContext, 'storage'>,
  job: Pick<ImportJob, 'id' | 'rows' | 'letters' | 'columns' | 'mapping'>,
): Promise<Set<ReadTarget>> {
  const days = dayTargets.flatMap((target) => {
    const column = job.mapping[target]
    return column === undefined ? [] : [{ target, place: job.columns.indexOf(column) }]
  })
  const found = new Set<ReadTarget>()
  if (days.length === 0) return found
  for await (const { cells } of keptRows(storage, job))
    for (const { target, place } of days)
      for (const day of readCell(cells[place]).split(';'))
        if (orderOf(day) === 'month-first') found.add(target)
  return found
}
