import { Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#api/client'
import { useActionWords } from '#words/actions'
import { useDocumentsWords } from '#words/documents'
import { organisationQuery, pendingQuery, waitingChangesQuery } from '../queries.ts'
import { Link, useSearch } from '../routing.tsx'
import { type KeyGroup, KeysDialog } from '../ui/keys-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { useTimes } from '../ui/times.ts'
import { keysOfViewer, type ViewerWords } from '../viewer/keys.ts'
import classes from './approvals.module.css'
import { type ApprovalsWords, useApprovalsWords, useDecided } from './decisions.tsx'
import { Review } from './review.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

/** Returns the keys of the approvals page, as the dialog lists them. */
const keysOfApprovals = (
  { title, keys: words }: ApprovalsWords,
  viewer: ViewerWords,
): readonly KeyGroup[] => [
  {
    title,
    keys: [
      { keys: ['j', '↓'], does: words.next },
      { keys: ['k', '↑'], does: words.previous },
      { keys: ['a'], does: words.approve },
      { keys: ['r'], does: words.sendBack },
      { keys: ['?'], does: words.show },
    ],
  },
  keysOfViewer(viewer),
]

type Waiting = Answer<'GET /records'>

/** Records waiting for approval, one after the other: the document, with the details beside it. */
export function ApprovalsPage() {
  const { of } = useSearch('/approvals')
  const words = useApprovalsWords()
  const { keys } = useActionWords()
  const { viewer } = useDocumentsWords()
  const [showsKeys, setShowsKeys] = useState(false)
  const waiting = useQuery({
    ...pendingQuery(of),
    placeholderData: keepPreviousData,
    // Not on a timer: that would keep an unattended session alive beyond its 30 idle minutes.
    refetchOnWindowFocus: true,
  })
  const organisation = useQuery(organisationQuery)
  return (
    <div className={classes.page}>
      <PageHead title={words.title}>
        {of !== undefined && <Link to="/approvals">{words.all}</Link>}
        <Button variant="default" size="xs" data-for-keyboard onClick={() => setShowsKeys(true)}>
          {keys.title}
        </Button>
      </PageHead>
      <WaitingChanges />
      <Loaded query={organisation}>
        {(rules) => (
          <Loaded query={waiting}>
            {(list) => (
              <Desk key={of} list={list} rules={rules} onKeys={() => setShowsKeys(true)} />
            )}
          </Loaded>
        )}
      </Loaded>
      <KeysDialog
        isOpen={showsKeys}
        onClose={() => setShowsKeys(false)}
        groups={keysOfApprovals(words, viewer)}
      />
    </div>
  )
}

interface Desk {
  list: Waiting
  rules: Answer<'GET /organisation'>
  onKeys: () => void
}

function Desk({ list, rules, onKeys }: Desk) {
  const words = useApprovalsWords()
  const { people } = list
  const { isDecided, approve, approved } = useDecided()
  // What comes next for those who were approved.
  const next = approved.length > 0 && (
    <Link to="/slips" search={{ of: approved.join() }}>
      {words.issueCodes(approved.length)}
    </Link>
  )
  const records = list.records.filter((record) => !isDecided(record))
  const total = list.total - (list.records.length - records.length)
  const [chosen, setChosen] = useState<string | null>(null)
  // A record that was decided leaves the queue; then the next in its place is shown.
  const [place, setPlace] = useState(0)
  const found = records.findIndex(({ id }) => id === chosen)
  const index = found >= 0 ? found : Math.min(place, records.length - 1)
  const shown = records[index]
  const isNext = useIsNext(shown?.id)
  // What waits above is not nothing.
  const { data: changes } = useQuery(waitingChangesQuery)
  if (!shown)
    return (
      <Text c="dimmed" py="xl" role="status">
        {changes?.total === 0 && words.none} {next}
      </Text>
    )
  const go = (to: number) => {
    const at = Math.max(0, Math.min(to, records.length - 1))
    setChosen(records[at]?.id ?? null)
    setPlace(at)
  }
  return (
    <Review
      key={shown.id}
      recordId={shown.id}
      nextId={(records[index + 1] ?? records[index - 1])?.id}
      author={people[shown.createdBy] ?? words.deletedAccount}
      rules={rules}
      onApprove={(record) => {
        setPlace(index)
        void approve(record)
      }}
      onNext={() => go(index + 1)}
      onPrevious={() => go(index - 1)}
      position={words.position(index + 1, total)}
      onKeys={onKeys}
      isNext={isNext}
    >
      <section aria-labelledby="queue-title">
        <Text id="queue-title" size="sm" c="dimmed" mb="xs">
          {words.waiting(total)} {next && <>· {next}</>}
        </Text>
        <Queue
          records={records}
          shownId={shown.id}
          onChoose={(id) => go(records.findIndex((record) => record.id === id))}
        />
      </section>
    </Review>
  )
}

/** Tells whether another record was shown before, also where the first one followed again. */
function useIsNext(id: string | undefined): boolean {
  const [first] = useState(id)
  const [isNext, setNext] = useState(false)
  if (!isNext && id !== first) setNext(true)
  return isNext
}

interface Queue {
  records: Answer<'GET /records'>['records']
  shownId: string
  onChoose: (id: string) => void
}

/** The queue: picture, name, passport number. It is drawn anew with each record, and scrolled to that one. */
function Queue({ records, shownId, onChoose }: Queue) {
  const words = useApprovalsWords()
  const { momentBesideClock } = useTimes()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    // Not `scrollIntoView`, which would move the page with it.
    list.current?.scrollTo({ top: current?.offsetTop ?? 0, left: current?.offsetLeft ?? 0 })
  }, [])
  return (
    <ol ref={list} className={classes.queue} aria-label={words.queue}>
      {records.map((record) => (
        <li key={record.id}>
          <button
            type="button"
            className={classes.waiting}
            aria-current={record.id === shownId || undefined}
            onClick={() => onChoose(record.id)}
          >
            <Picture photoId={record.photoId} />
            <span>
              <strong>{record.name}</strong>
              <span className={classes.small}>{record.passportNumber}</span>
              <span className={classes.small}>
                {words.since(momentBesideClock(record.submittedAt ?? record.createdAt))}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
