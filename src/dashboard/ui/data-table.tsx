import type { Key, ReactElement, ReactNode } from 'react'
import { usePartWords } from '../words/parts.ts'
import table from './table.module.css'
import { useTimes } from './times.ts'

interface Place {
  name: string
  /** Needs no name where each row is a card, on small screens: what the row is, what can be done. */
  isBare?: boolean
  /** Figures: aligned at their ends, so that they can be compared. */
  isNumber?: boolean
  className?: string | undefined
}

/** A point in time (ISO 8601) as a table writes it that names the clock: in one line. */
type WriteMoment = (instant: string) => ReactElement

/** What a column shows of a row; one with times is given how they are written. */
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
 * Rows under the names of their columns; on small screens each becomes a card. The clock is named once, above
 * them; a time by another (it was summer then) has its own beside it.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const { times } = usePartWords()
  const { clock, momentBesideClock } = useTimes()
  const momentOf: WriteMoment = (instant) => (
    <time dateTime={instant}>{momentBesideClock(instant)}</time>
  )
  return (
    <table className={table.table} aria-label={label}>
      {columns.some((column) => 'timed' in column) && <caption>{times(clock)}</caption>}
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
