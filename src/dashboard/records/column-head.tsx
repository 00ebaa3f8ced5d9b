import type { ListColumn, RecordSort } from '#modules/records/schema'
import { gridRoles } from './grid-roles.ts'
import { useColumnLabels } from './list-columns.ts'
import classes from './records.module.css'

/** The two orders of each sortable column, the usual one first. */
const orders: Record<string, readonly [RecordSort, RecordSort]> = {
  name: ['name', 'name-last'],
  createdAt: ['newest', 'oldest'],
  updatedAt: ['updated', 'updated-oldest'],
}
const ascending: readonly RecordSort[] = ['name', 'oldest', 'updated-oldest']

interface ColumnHead {
  column: string
  sort: RecordSort
  onSort: (sort: RecordSort) => void
}

/** A column's name; if the list can be sorted by it, a button that sorts, then reverses. */
export function ColumnHead({ column, sort, onSort }: ColumnHead) {
  const label = useColumnLabels()[column as ListColumn | 'name']
  const [first, second] = orders[column] ?? []
  if (!first || !second)
    return (
      <th {...gridRoles.columnHead} scope="col" data-column={column}>
        {label}
      </th>
    )
  const isSorted = sort === first || sort === second
  const direction = ascending.includes(sort) ? 'ascending' : 'descending'
  return (
    <th
      {...gridRoles.columnHead}
      scope="col"
      data-column={column}
      aria-sort={isSorted ? direction : 'none'}
    >
      <button
        type="button"
        className={classes.sorter}
        onClick={() => onSort(sort === first ? second : first)}
      >
        {label}
        <span aria-hidden>{isSorted ? (direction === 'ascending' ? ' ↑' : ' ↓') : ' ↕'}</span>
      </button>
    </th>
  )
}
