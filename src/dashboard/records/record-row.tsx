import { flexRender, type Row } from '@tanstack/react-table'
import { memo } from 'react'
import { useRecordsWords } from '#words/records'
import { alike } from '../ui/steady.tsx'
import type { features, ListedRow } from './record-columns.tsx'
import classes from './records.module.css'
import { RowActions } from './row-actions.tsx'
import { gridRoles } from './use-selection.ts'

interface Cells {
  row: Row<typeof features, ListedRow>
  /** Names columns and language, so that a row follows a change immediately. */
  columns: string
}

interface RecordRow extends Cells {
  at: number
  isActive: boolean
  isSelected: boolean
  onFocus: (at: number) => void
  onTick: (at: number, isRange: boolean) => void
}

/** One record. It renders again only when its own data changes, however many rows there are. */
export const RecordRow = memo(function RecordRow(props: RecordRow) {
  const { row, columns, at, isActive, isSelected, onFocus, onTick } = props
  const { record } = row.original
  const { select } = useRecordsWords()
  return (
    <tr
      {...gridRoles.row}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-rowindex={at + 2}
      data-row={at}
      onFocus={() => onFocus(at)}
    >
      <td {...gridRoles.cell} data-column="select">
        <label className={classes.tick}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            aria-label={select(record.name)}
            onChange={({ nativeEvent }) =>
              onTick(at, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      </td>
      <Cells row={row} columns={columns} />
      <td {...gridRoles.cell} data-column="actions">
        <RowActions record={record} isActive={isActive} />
      </td>
    </tr>
  )
}, isSameRow)

/** The content of the chosen columns. Selecting every row of a page re-renders none of it. */
const Cells = memo(function Cells({ row }: Cells) {
  return row.getAllCells().map((cell) => {
    const { columnDef, id } = cell.column
    const label = typeof columnDef.header === 'string' ? columnDef.header : ''
    const role = id === 'name' ? gridRoles.rowHead : gridRoles.cell
    return (
      <td key={cell.id} {...role} data-column={id} data-label={label}>
        <div className={classes.value}>{flexRender(columnDef.cell, cell.getContext())}</div>
      </td>
    )
  })
}, hasSameCells)

/** After sorting, the list has the same records as other objects. */
function hasSameCells(before: Cells, after: Cells): boolean {
  return before.columns === after.columns && alike(before.row.original, after.row.original)
}

function isSameRow(before: RecordRow, after: RecordRow): boolean {
  return (
    hasSameCells(before, after) &&
    before.at === after.at &&
    before.isActive === after.isActive &&
    before.isSelected === after.isSelected
  )
}
