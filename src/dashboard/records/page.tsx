import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { downloadFound } from '../confirm/download.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { KeysDialog } from '../ui/keys-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { Filters } from './filters.tsx'
import { recordKeys } from './keys.ts'
import { useListColumns } from './list-columns.ts'
import { filterCount, listSearchFrom, withoutFilters } from './list-search.ts'
import { RecordTable } from './record-table.tsx'
import { SavedViews, type View } from './saved-views.tsx'
import { usePageKeys } from './use-page-keys.ts'
import { useRecordList } from './use-record-list.ts'
import { focusActiveRow } from './use-selection.ts'

/** All records: searched, filtered, sorted, and acted upon. The address holds the filters. */
export function RecordsPage() {
  const { search, query, records, authors, open, change } = useRecordList()
  const [dialog, setDialog] = useState<'keys' | 'columns' | null>(null)
  const { columns, choose } = useListColumns()
  const searchField = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  usePageKeys({
    toSearch: () => searchField.current?.focus(),
    toList: () => focusActiveRow(grid.current),
    showKeys: () => setDialog('keys'),
  })
  const apply = (view: View) => {
    choose(view.columns)
    open(listSearchFrom(view.filters))
  }
  const clear = () => open(withoutFilters(search))
  const exportThese = () => {
    const { page: _, pageSize: __, ...filters } = query
    void downloadFound(filters)
  }
  return (
    <div>
      <PageHead title="Records">
        <Button variant="default" onClick={() => setDialog('columns')}>
          Columns and rows
        </Button>
        <Button variant="default" onClick={() => setDialog('keys')}>
          Keys
        </Button>
        <Button variant="default" onClick={exportThese}>
          Export these
        </Button>
        <Button renderRoot={(props) => <Link to="/entry" {...props} />}>Add record</Button>
      </PageHead>
      <SavedViews search={search} columns={columns} onApply={apply} />
      <Filters
        {...{ search, searchField }}
        onLeaveSearch={() => focusActiveRow(grid.current)}
        authors={authors.data?.people ?? {}}
        assignees={authors.data?.staff ?? {}}
        onChange={change}
        onClear={clear}
      />
      <FailedPart what="The names of those who entered records" queries={[authors]} />
      <Loaded query={records}>
        {(list) =>
          list.total === 0 ? (
            <Nothing isFiltered={filterCount(search) > 0} onClear={clear} />
          ) : (
            <>
              <RecordTable
                key={JSON.stringify(query)}
                name={JSON.stringify(query)}
                {...{ list, columns, grid, sort: query.sort }}
                onSort={(sort) => change({ sort })}
                isStale={records.isPlaceholderData}
              />
              <Pages {...list} onPage={(page) => change({ page })} />
            </>
          )
        }
      </Loaded>
      <KeysDialog isOpen={dialog === 'keys'} onClose={() => setDialog(null)} groups={recordKeys} />
      <ColumnsDialog
        isOpen={dialog === 'columns'}
        columns={columns}
        onChange={choose}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

/** Says why the list is empty, and what to do. */
function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Group py="xl" role="status">
      <Text c="dimmed">
        {isFiltered
          ? 'No record matches. Change the search, or clear the filters.'
          : 'There are no records yet.'}
      </Text>
      {isFiltered ? (
        <Button variant="default" size="xs" onClick={onClear}>
          Clear filters
        </Button>
      ) : (
        <>
          <Button size="xs" renderRoot={(props) => <Link to="/entry" {...props} />}>
            Add the first record
          </Button>
          <Link to="/import">Import many at once</Link>
        </>
      )}
    </Group>
  )
}
