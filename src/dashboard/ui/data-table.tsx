import { type Key, type ReactElement, type ReactNode, useEffect } from 'react'
import { keepList } from './list-come-from.ts'
import table from './table.module.css'
import { useTimes } from './times.ts'

interface Place {
  name: string
  /** Has no name where rows become cards, on small screens: the row's own name, the actions. */
  isBare?: boolean
  /** Numbers: right-aligned, so that they can be compared. */
  isNumber?: boolean
  className?: string | undefined
}

/** Writes a point in time (ISO 8601) on one line, for a table that names the time zone. */
type WriteMoment = (instant: string) => ReactElement

/** What a column shows of a row; a column with times gets the function to write them. */
type Cell<Row> =
  | { of: (row: Row) => ReactNode }
  | { timed: (row: Row, momentOf: WriteMoment) => ReactNode }

export type Column<Row> = Place & Cell<Row>

export interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
}

/**
 * Rows under the names of their columns; on small screens each becomes a card. Times are by
 * the office's clock, which stands beside the places; one with another offset (it was summer time then) shows its own.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const { momentBesideClock } = useTimes()
  const momentOf: WriteMoment = (instant) => (
    <time dateTime={instant}>{momentBesideClock(instant)}</time>
  )
  useEffect(() => {
    const ids = rows.map((row) => (row as { recordId?: unknown }).recordId)
    const ofRecords = ids.filter((id) => typeof id === 'string')
    if (ofRecords.length > 0) keepList(ofRecords)
  }, [rows])
  return (
    <table className={table.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td
                key={column.name}
                data-label={column.isBare ? undefined : column.name}
                data-number={column.isNumber}
                className={column.className}
              >
                {'timed' in column ? column.timed(row, momentOf) : column.of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
