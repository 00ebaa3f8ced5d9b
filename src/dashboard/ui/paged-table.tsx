import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { Pages } from './pages.tsx'

interface PagedTableProps<Row> extends DataTableProps<Row> {
  /** The message where there are no rows at all. */
  empty: ReactNode
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
}

/** A page of rows, with links to other pages if there are any. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { label, empty, columns, rows, keyOf, total, page, pageSize, onPage } = props
  if (total === 0)
    return (
      <Text c="dimmed" py="xl">
        {empty}
      </Text>
    )
  return (
    <>
      <DataTable {...{ label, columns, rows, keyOf }} />
      {total > pageSize && <Pages {...{ total, page, pageSize, onPage }} />}
    </>
  )
}
