import { useTable } from '@tanstack/react-table'
import { type KeyboardEvent, type RefObject, useMemo } from 'react'
import type { Answer } from '#api/client'
import type { ListColumn, RecordList, RecordSort } from '#modules/records/schema'
import { useRecordsWords } from '#words/records'
import { useLanguage } from '../look/language.ts'
import type { CopiedNumber } from '../ui/copied-numbers.ts'
import { copyText } from '../ui/copy-text.ts'
import { usePart } from '../ui/use-part.ts'
import { useChosen } from './chosen.ts'
import { features, tableColumns, useColumnLabels } from './record-columns.tsx'
import { RecordRow } from './record-row.tsx'
import classes from './records.module.css'
import { focusRow, gridRoles, useSelection } from './use-selection.ts'

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
function ColumnHead({ column, sort, onSort }: ColumnHead) {
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

interface RecordTable {
  /** The list's query: a person who returns to it finds the same rows selected. */
  query: RecordList
  list: Answer<'GET /records'>
  columns: readonly ListColumn[]
  onSort: (sort: RecordSort) => void
  /** Whether these are the rows of the previous filters, while the new ones load. */
  isStale: boolean
  grid: RefObject<HTMLTableElement | null>
}

/** The table of records; on small screens each row becomes a card. One row is in the tab order. */
export function RecordTable({ query, list, columns, onSort, isStale, grid }: RecordTable) {
  const { sort } = query
  const data = useMemo(
    () =>
      list.records.map((record) => ({
        record,
        enteredBy: list.people[record.createdBy] ?? '',
        assignedTo: record.assignedTo === null ? '' : (list.people[record.assignedTo] ?? ''),
      })),
    [list],
  )
  const { title } = useRecordsWords()
  const language = useLanguage()
  const labels = useColumnLabels()
  // The labels change only with the language.
  const definitions = useMemo(() => tableColumns(columns, labels), [columns, language])
  const ids = useMemo(() => list.records.map(({ id }) => id), [list])
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ record }) => record.id,
  })
  const selection = useSelection(JSON.stringify(query), ids, grid)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const name = numberCopiedBy(event)
    if (name === null) return selection.press(event)
    const number = list.records[selection.active]?.[name]
    if (number) void copyText(number)
  }
  return (
    <>
      <div className={classes.scroller}>
        <table
          {...gridRoles.grid}
          ref={grid}
          className={classes.table}
          aria-label={title}
          aria-rowcount={ids.length + 1}
          aria-busy={isStale}
          onKeyDown={press}
        >
          <Head
            columns={definitions.map(({ id = '' }) => id)}
            sort={sort}
            onSort={onSort}
            isAll={ids.every((id) => selection.selected.has(id))}
            onAll={selection.selectAll}
          />
          <tbody {...gridRoles.group}>
            {table.getRowModel().rows.map((row, at) => (
              <RecordRow
                key={row.id}
                row={row}
                columns={`${language} ${columns.join()}`}
                at={at}
                isActive={at === selection.active}
                isSelected={selection.selected.has(row.id)}
                onFocus={selection.focus}
                onTick={selection.tick}
              />
            ))}
          </tbody>
        </table>
      </div>
      <OfChosen
        {...{ query, list, selection }}
        onDone={() => focusRow(grid.current, selection.active)}
      />
    </>
  )
}

/** Loaded with the first tick: the list is read before anything is done with it. */
const loadActions = () => import('./bulk-actions.tsx')

interface OfChosenProps extends Pick<RecordTable, 'query' | 'list'> {
  selection: ReturnType<typeof useSelection>
  onDone: () => void
}

/** What can be done with the ticked records, or with all that match. */
function OfChosen({ query, list, selection, onDone }: OfChosenProps) {
  const chosen = useChosen({
    query,
    total: list.total,
    ticked: list.records.filter(({ id }) => selection.selected.has(id)),
    untick: () => selection.selectAll(false),
  })
  const { part } = usePart(loadActions, chosen.records.length > 0)
  if (!part) return null
  return (
    <part.BulkActions
      chosen={chosen}
      onDone={() => {
        chosen.chooseNone()
        onDone()
      }}
    />
  )
}

interface Head {
  columns: readonly string[]
  sort: RecordSort
  onSort: (sort: RecordSort) => void
  isAll: boolean
  onAll: (isAll: boolean) => void
}

function Head({ columns, sort, onSort, isAll, onAll }: Head) {
  const words = useRecordsWords()
  return (
    <thead {...gridRoles.group}>
      <tr {...gridRoles.row} aria-rowindex={1}>
        <th {...gridRoles.columnHead} scope="col" data-column="select">
          <input
            type="checkbox"
            aria-label={words.selectAll}
            checked={isAll}
            onChange={({ currentTarget: { checked } }) => onAll(checked)}
          />
        </th>
        {columns.map((column) => (
          <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
        ))}
        <th {...gridRoles.columnHead} scope="col" data-column="actions">
          {words.actions}
        </th>
      </tr>
    </thead>
  )
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns which number of the focused row a key copies: `c` the passport's, with Shift the reference number. */
function numberCopiedBy({ key, ctrlKey, metaKey, altKey }: Key): CopiedNumber | null {
  // Ctrl+C is the browser's: it copies the selection.
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'c') return 'passportNumber'
  return key === 'C' ? 'referenceNumber' : null
}
