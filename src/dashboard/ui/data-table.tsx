import type { Key, ReactNode } from 'react'
import table from './table.module.css'

export interface Column<Row> {
  name: string
  of: (row: Row) => ReactNode
  /** Needs no name where each row is a card, on small screens: what the row is, what can be done. */
  isBare?: boolean
  /** Figures: aligned at their ends, so that they can be compared. */
  isNumber?: boolean
  className?: string | undefined
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
}

/** Rows under the names of their columns; on small screens each becomes a card. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
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
            {columns.map(({ name, of, isBare, isNumber, className }) => (
              <td
                key={name}
                data-label={isBare ? undefined : name}
                data-number={isNumber}
                className={className}
              >
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
