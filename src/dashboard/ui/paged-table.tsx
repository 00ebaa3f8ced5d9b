import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { Pages, type PagesProps } from './pages.tsx'

interface PagedTableProps<Row> extends DataTableProps<Row>, PagesProps {
  /** The message where there are no rows at all. */
  empty: ReactNode
}

/** A page of rows, with links to other pages if there are any. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { label, empty, columns, rows, keyOf, ...pages } = props
  if (pages.total === 0)
    return (
      <Text c="dimmed" py="xl">
        {empty}
      </Text>
    )
  return (
    <>
      <DataTable {...{ label, columns, rows, keyOf }} />
      {pages.total > pages.pageSize && <Pages {...pages} />}
    </>
  )
}
