import { Checkbox, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { Answer } from '#api/client'
import { Picture } from '../ui/picture.tsx'
import { StateBadge, VisibleWord } from '../ui/state-badge.tsx'
import { BulkActions } from './bulk-actions.tsx'
import classes from './records.module.css'
import { RowActions } from './row-actions.tsx'

export type ListedRecord = Answer<'GET /records'>['records'][number]

const features = tableFeatures({ rowSelectionFeature })
const helper = createColumnHelper<typeof features, ListedRecord>()

const columns = helper.columns([
  helper.display({
    id: 'select',
    header: ({ table }) => (
      <Checkbox
        aria-label="Select all on this page"
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        aria-label={`Select ${row.original.name}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  helper.display({
    id: 'picture',
    header: 'Picture',
    cell: ({ row: { original } }) => <Picture photoId={original.photoId} />,
  }),
  helper.accessor('name', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <>
        <Link to="/records/$recordId" params={{ recordId: original.id }} className={classes.name}>
          {original.name}
        </Link>
        <Text size="sm" c="dimmed" component="div">
          {original.reference}
        </Text>
      </>
    ),
  }),
  helper.accessor('passportNumber', { header: 'Passport' }),
  helper.accessor('referenceNumber', { header: 'Reference number' }),
  helper.accessor('state', {
    header: 'State',
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  helper.display({
    id: 'visible',
    header: 'Visible',
    cell: ({ row: { original } }) => <VisibleWord record={original} />,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original } }) => <RowActions record={original} />,
  }),
])

interface RecordTable {
  records: ListedRecord[]
  /** Whether these are the rows of the filters before, while the new ones are on their way. */
  isStale: boolean
  isFiltered: boolean
}

/** The table of records; on small screens each row becomes a card. */
export function RecordTable({ records, isStale, isFiltered }: RecordTable) {
  const table = useTable({ features, columns, data: records, getRowId: ({ id }) => id })
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original)
  if (records.length === 0)
    return (
      <Text c="dimmed" py="xl">
        {isFiltered
          ? 'No record fits. Change the search or the filters.'
          : 'There is no record yet. Add the first one.'}
      </Text>
    )
  return (
    <>
      <BulkActions records={selected} onDone={() => table.resetRowSelection()} />
      <table className={classes.table} aria-busy={isStale} aria-label="Records">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" data-column={header.id}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  data-column={cell.column.id}
                  data-label={
                    typeof cell.column.columnDef.header === 'string'
                      ? cell.column.columnDef.header
                      : undefined
                  }
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
