import { useQuery } from '@tanstack/react-query'
import { useRecordsWords } from '#words/records'
import { countsQuery } from '../queries.ts'
import { useSearch } from '../routing.tsx'
import { useSession } from '../session.ts'
import { PageStrip } from '../shell/page-strip.tsx'
import shell from '../shell/shell.module.css'
import { LaterView } from '../ui/later-view.tsx'
import { useShellWords } from '../words/index.ts'
import { type ViewName, viewNames } from './list-search.ts'
import { RecordList } from './record-list.tsx'
import { focusActiveRow } from './use-selection.ts'
import { views } from './views.ts'

/** That one is behind a number of the first page only. */
const isOffered = (view: ViewName | undefined) => (name: ViewName) =>
  name !== 'again' || view === name

/** The records: the list of them, and its views. The address holds the view and its filters. */
export function RecordsPage() {
  const { views: words, doors } = useShellWords()
  const { toList } = useRecordsWords()
  const { id } = useSession()
  const { data: counts } = useQuery(countsQuery)
  const { view, assignedTo } = useSearch('/records')
  const isMine = view === undefined && assignedTo === id
  const pages = [
    { search: {}, label: words.all, isCurrent: view === undefined && !isMine },
    { search: { assignedTo: id }, label: words.mine, isCurrent: isMine },
    ...viewNames.filter(isOffered(view)).map((name) => {
      const { waiting } = views[name]
      return {
        search: { view: name },
        label: words[name],
        isCurrent: view === name,
        waiting: (waiting && counts?.[waiting]) ?? 0,
      }
    }),
  ]
  return (
    <div>
      {view === undefined && (
        <button
          type="button"
          className={shell.skip}
          onClick={() => focusActiveRow(document.querySelector<HTMLTableElement>('[role=grid]'))}
        >
          {toList}
        </button>
      )}
      <PageStrip label={doors.records} pages={pages.map((page) => ({ to: '/records', ...page }))} />
      {view === undefined ? (
        <RecordList />
      ) : (
        <LaterView key={view} load={views[view].load} what={words[view]}>
          {({ View }) => <View />}
        </LaterView>
      )}
    </div>
  )
}
