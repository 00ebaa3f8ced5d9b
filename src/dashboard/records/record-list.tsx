import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { downloadFound } from '../confirm/download.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { KeysDialog } from '../ui/keys-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { useActionWords } from '../words/actions.ts'
import { useRecordsWords } from '../words/records.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { Filters } from './filters.tsx'
import { keysOfRecords } from './keys.ts'
import { useListColumns } from './list-columns.ts'
import { filterCount, listSearchFrom, withoutFilters } from './list-search.ts'
import { RecordTable } from './record-table.tsx'
import { SavedViews, type View } from './saved-views.tsx'
import { usePageKeys } from './use-page-keys.ts'
import { useRecordList } from './use-record-list.ts'
import { focusActiveRow } from './use-selection.ts'

/** All records: search, filter, sort, act. The address holds the filters. */
export function RecordList() {
  const { search, query, records, authors, open, change } = useRecordList()
  const words = useRecordsWords()
  const { keys, more } = useActionWords()
  const [dialog, setDialog] = useState<'keys' | 'columns' | 'views' | null>(null)
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
    const { cursor: _, pageSize: __, ...filters } = query
    void downloadFound(filters)
  }
  return (
    <div>
      <PageHead title={words.title}>
        <MenuButton
          items={[
            { label: keys.title, run: () => setDialog('keys') },
            { label: words.columnsAndRows, run: () => setDialog('columns') },
            { label: words.views.title, run: () => setDialog('views') },
            { label: words.export, run: exportThese },
          ]}
        >
          {more}
        </MenuButton>
      </PageHead>
      <SavedViews
        {...{ search, columns }}
        isOpen={dialog === 'views'}
        onClose={() => setDialog(null)}
        onApply={apply}
      />
      <Filters
        {...{ search, searchField }}
        list={records}
        onLeaveSearch={() => focusActiveRow(grid.current)}
        authors={authors.data?.people ?? {}}
        assignees={authors.data?.staff ?? {}}
        onChange={change}
        onClear={clear}
      />
      <FailedPart what={words.authors} queries={[authors]} />
      <Loaded query={records}>
        {(list) =>
          list.total === 0 ? (
            <Nothing isFiltered={filterCount(search) > 0} />
          ) : (
            <>
              <RecordTable
                name={JSON.stringify(query)}
                {...{ list, columns, grid, sort: query.sort }}
                onSort={(sort) => change({ sort })}
                isStale={records.isPlaceholderData}
              />
              <Pages {...list} onPage={(cursor) => change({ cursor })} />
            </>
          )
        }
      </Loaded>
      <KeysDialog
        isOpen={dialog === 'keys'}
        onClose={() => setDialog(null)}
        groups={keysOfRecords(words.keys)}
      />
      <ColumnsDialog
        isOpen={dialog === 'columns'}
        columns={columns}
        onChange={choose}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

/** Says why the list is empty, and what to do. The filters have the button that clears them. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useRecordsWords()
  return (
    <Group py="xl" role="status">
      <Text c="dimmed">{isFiltered ? words.noMatch : words.none}</Text>
      {!isFiltered && (
        <>
          <Link to="/entry">{words.addFirst}</Link>
          <Link to="/import">{words.import}</Link>
        </>
      )}
    </Group>
  )
}
