import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionWords } from '#words/actions'
import { type RecordsWords, useRecordsWords } from '#words/records'
import { downloadFound } from '../confirm/download.ts'
import { authorsQuery, recordListQuery } from '../queries.ts'
import { Link, useSearch } from '../routing.tsx'
import { useSession } from '../session.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Icon } from '../ui/icon.tsx'
import { isKeyTaken, type KeyGroup, KeysDialog, singleKeysOn } from '../ui/keys-dialog.tsx'
import { keepList } from '../ui/list-come-from.ts'
import { Loaded } from '../ui/loaded.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { navigate } from '../visits.ts'
import { useShellWords } from '../words/index.ts'
import classes from './above-list.module.css'
import { Filters } from './filters.tsx'
import {
  changedSearch,
  filterCount,
  type ListSearch,
  listQueryOf,
  listSearchFrom,
  withoutFilters,
} from './list-search.ts'
import { ColumnsDialog, useListColumns } from './record-columns.tsx'
import { RecordTable } from './record-table.tsx'
import { SavedViews, type View } from './saved-views.tsx'
import { focusActiveRow } from './use-selection.ts'

/** Returns the page of the list in the address, who entered records, and the navigation to other pages. */
function useRecordList() {
  const search = listSearchFrom({ ...useSearch('/records') })
  const query = listQueryOf(search)
  const records = useQuery({ ...recordListQuery(search), placeholderData: keepPreviousData })
  const authors = useQuery(authorsQuery)
  const shown = records.data?.records
  useEffect(() => {
    if (shown) keepList(shown.map(({ id }) => id))
  }, [shown])
  // The last row of the last page may just have been deleted.
  const isPastTheEnd = records.data?.records.length === 0 && records.data.total > 0
  const toFirstPage = useEffectEvent(
    () => void navigate({ to: '/records', search: changedSearch(search, {}) }),
  )
  useEffect(() => {
    if (isPastTheEnd) toFirstPage()
  }, [isPastTheEnd])
  return {
    search,
    query,
    records,
    authors,
    /** Opens another list, as a step that the browser's back button undoes. */
    open: (next: ListSearch) => void navigate({ to: '/records', search: next }),
    change: (changes: ListSearch) =>
      void navigate({ to: '/records', search: changedSearch(search, changes), replace: true }),
  }
}

/** Returns the list's keys, for the dialog. */
const keysOfRecords = (words: RecordsWords['keys']): readonly KeyGroup[] => [
  {
    title: words.inList,
    keys: [
      { keys: ['↓', 'j'], does: words.next },
      { keys: ['↑', 'k'], does: words.previous },
      { keys: ['Home', 'End'], does: words.ends },
      { keys: ['Enter'], does: words.open },
      { keys: ['Space', 'x'], does: words.toggle },
      { keys: ['Shift ↓', 'Shift ↑'], does: words.range },
      { keys: ['Ctrl A'], does: words.all },
      { keys: ['c', 'Shift C'], does: words.copy },
      { keys: ['Esc'], does: words.unselect },
      { keys: ['Tab'], does: words.toActions },
    ],
  },
  {
    title: words.anywhere,
    keys: [
      { keys: ['/'], does: words.toSearch },
      { keys: ['j', 'k'], does: words.toList },
      { keys: ['?'], does: words.show },
    ],
  },
]

/** All records: search, filter, sort, act. The address holds the filters. */
export function RecordList() {
  const { search, query, records, authors, open, change } = useRecordList()
  const words = useRecordsWords()
  const { keys, more } = useActionWords()
  const { palette } = useShellWords()
  const { agency } = useSession()
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
    <div className={classes.list}>
      <PageHead title={words.title}>
        {!agency.isClosing && (
          <Button
            leftSection={<Icon name="add" />}
            renderRoot={(props) => <Link to="/entry" {...props} />}
          >
            {palette.addRecord}
          </Button>
        )}
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
                {...{ query, list, columns, grid }}
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

interface PageKeys {
  toSearch: () => void
  toList: () => void
  showKeys: () => void
}

/** Handles the keys that work wherever the focus is, unless somebody types or has turned them off. */
function usePageKeys(keys: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!singleKeysOn() || isKeyTaken(event)) return
    const act = { '/': keys.toSearch, j: keys.toList, k: keys.toList, '?': keys.showKeys }[
      event.key
    ]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
