import { Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Key, ReactNode } from 'react'
import type { PagePlace } from '#platform/pages/schema'
import { type Column, DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { PageHead } from './page-head.tsx'
import { Pages, type PagesProps } from './pages.tsx'

interface ListPageProps<Data, Row> extends Partial<Pick<PagesProps, 'onPage'>> {
  title: string
  lead?: ReactNode
  /** The actions on the whole page. */
  tools?: ReactNode
  /** The name of the table; by default the title. */
  label?: string
  query: UseQueryResult<Data>
  rows: (data: Data) => readonly Row[]
  columns: readonly Column<Row>[] | ((data: Data) => readonly Column<Row>[])
  keyOf: (row: Row) => Key
  /** The message where there are no rows at all. */
  empty: ReactNode
  /** Whether it says how many rows there are, even where a page holds them all. */
  isCounted?: boolean
  /** What was found besides the rows, above them. */
  above?: (data: Data) => ReactNode
  /** What does not wait for the rows, above them: the filters. */
  children?: ReactNode
}

/** A page that shows a list: its heading, its filters, a page of its rows, and ways to the other pages. */
export function ListPage<Data extends object, Row>(props: ListPageProps<Data, Row>) {
  const { title, lead, tools, label = title, query, columns, keyOf, empty, ...of } = props
  const { isCounted, onPage } = of
  const isLong = ({ total = 0, pageSize = 0 }: Partial<PagePlace>) => isCounted || total > pageSize
  return (
    <div>
      <PageHead title={title} lead={lead}>
        {tools}
      </PageHead>
      {of.children}
      <Loaded query={query}>
        {(data) => {
          const rows = of.rows(data)
          return (
            <>
              {of.above?.(data)}
              {((data as Partial<PagePlace>).total ?? rows.length) === 0 ? (
                <Text c="dimmed" py="xl">
                  {empty}
                </Text>
              ) : (
                <>
                  <DataTable
                    {...{ label, rows, keyOf }}
                    columns={typeof columns === 'function' ? columns(data) : columns}
                  />
                  {onPage && isLong(data) && (
                    <Pages {...(data as Data & PagePlace)} onPage={onPage} />
                  )}
                </>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
