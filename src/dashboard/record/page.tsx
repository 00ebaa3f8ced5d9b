import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { languageNow } from '../look/language.ts'
import {
  accessCodeQuery,
  attestationsQuery,
  comparisonsQuery,
  consentsQuery,
  contractQuery,
  type FullRecord,
  type HeldOriginal,
  historyQuery,
  messagesQuery,
  notesQuery,
  organisationQuery,
  originalsQuery,
  paidQuery,
  recordCasesQuery,
  recordQuery,
  sharesQuery,
  sightingsQuery,
  stepsQuery,
  viewingsQuery,
} from '../queries.ts'
import { prefetched } from '../query-client.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { PageStrip } from '../shell/page-strip.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { neighboursOf } from '../ui/list-come-from.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { usePart } from '../ui/use-part.ts'
import { useSecret } from '../ui/use-secret.ts'
import { loadWords } from '../words/jobs.ts'
import { useRecordWords } from '../words/record.ts'
import { Details } from './details.tsx'
import { inOrder } from './document-choice.ts'
import { Documents } from './documents.tsx'
import classes from './record.module.css'
import { RecordActionBar } from './record-action-bar.tsx'
import { useLook } from './use-look.ts'

/** Milliseconds after which it is shown without what has not loaded yet. */
const longest = 2_000

/** The subjects of a record: where each begins, what else is on it, and what it asks for. */
const subjects = {
  person: {
    begins: 'details',
    parts: [
      ...['assignee-title', 'stage-title', 'notes-title', 'tell-title', 'messages-title'],
      ...['consents-title', 'cases'],
    ],
    queries: (id: string) => [
      ...[notesQuery(id), recordCasesQuery(id), messagesQuery(id), consentsQuery(id)],
      stepsQuery(id),
    ],
  },
  papers: {
    begins: 'documents-title',
    parts: ['comparisons', 'attestations-title', 'seen', 'seen-title', 'originals-title'],
    queries: (id: string) => [
      ...[comparisonsQuery(id), attestationsQuery(id), sightingsQuery(id), originalsQuery(id)],
    ],
  },
  money: {
    begins: 'contract-title',
    parts: ['money'],
    queries: (id: string) => [contractQuery(id), paidQuery(id)],
  },
  sharing: {
    begins: 'access-code',
    parts: ['code-title', 'shares-title'],
    queries: (id: string) => [accessCodeQuery(id), sharesQuery(id), viewingsQuery(id)],
  },
  history: { begins: 'history-title', parts: [], queries: (id: string) => [historyQuery(id)] },
} as const satisfies Record<
  string,
  { begins: string; parts: readonly string[]; queries: (id: string) => object[] }
>
type Subject = keyof typeof subjects
const names = Object.keys(subjects) as Subject[]

/** Returns the subject that has a part by its address; the first one where none is named. */
function subjectOf(hash: string): Subject {
  const has = ({ begins, parts }: { begins: string; parts: readonly string[] }) =>
    begins === hash || parts.includes(hash)
  return names.find((name) => has(subjects[name])) ?? 'person'
}

/** Loads what a subject shows beside the details and the documents, whole. */
function useRest(recordId: string, subject: Subject) {
  const load = useCallback(() => restOf(recordId, subject), [recordId, subject])
  const { part: rest, failed } = usePart(load, true)
  // Like a page whose code fails to load: the frame reports it.
  if (failed) throw failed.error
  return rest
}

async function restOf(id: string, subject: Subject) {
  const answers = prefetched(...subjects[subject].queries(id))
  const [{ Below, Beside, NotScanned }] = await Promise.all([
    import('./rest.tsx'),
    loadWords(languageNow(), ['candidate', 'agreed', 'held', 'history', 'edit']),
    Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longest))]),
  ])
  return { Below, Beside, NotScanned }
}

/** The subjects of a record, each a page of it. */
function Subjects({ current }: { current: Subject }) {
  const { subjects: words, reference } = useRecordWords()
  return (
    <PageStrip
      label={`${reference}: ${Object.values(words).join(', ')}`}
      pages={names.map((name) => ({
        to: '.',
        hash: subjects[name].begins,
        label: words[name],
        isCurrent: name === current,
      }))}
    />
  )
}

/** The previous and the next record of the list from which this one was opened. */
function Neighbours({ id }: { id: string }) {
  const words = useRecordWords().neighbours
  const { hash } = useLocation()
  const { before, after } = neighboursOf(id)
  const link = (recordId: string | undefined, text: string, rel: string) =>
    recordId && (
      <Link to="/records/$recordId" params={{ recordId }} hash={hash} rel={rel}>
        {text}
      </Link>
    )
  return (
    <>
      {link(before, words.previous, 'prev')}
      {link(after, words.next, 'next')}
    </>
  )
}

/** How long what is above a part may still load and move it, in milliseconds. */
const patience = 5000
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to the part in the address as soon as it exists, and stays there while the rest loads, until somebody moves. */
function useLanding(isWhole: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    // A subject begins with the name of the record.
    if (!isWhole || hash === '' || names.some((name) => subjects[name].begins === hash)) return
    const land = () => document.getElementById(hash)?.scrollIntoView()
    const watching = new ResizeObserver(land)
    watching.observe(document.body)
    const timer = setTimeout(() => stop(), patience)
    const stop = () => {
      clearTimeout(timer)
      watching.disconnect()
      for (const move of ownMoves) window.removeEventListener(move, stop)
    }
    for (const move of ownMoves) window.addEventListener(move, stop)
    return stop
  }, [hash, isWhole])
}

const loadSlip = () => import('./slip-view.tsx')
const loadReceipt = () => import('./original-receipt.tsx')
const route = getRouteApi('/records/$recordId')

/** One record: everything that staff may know about it and do with it. */
export function RecordPage() {
  const { recordId } = route.useParams()
  const record = useQuery(recordQuery(recordId))
  return <Loaded query={record}>{(data) => <RecordView key={data.id} record={data} />}</Loaded>
}

function RecordView({ record }: { record: FullRecord }) {
  const words = useRecordWords()
  const navigate = useNavigate()
  const code = useSecret(words.code)
  const organisation = useQuery(organisationQuery)
  // The default until it is known.
  const seenFirst = organisation.data?.documentsSeenFirst ?? true
  const look = useLook(inOrder(record.documents), seenFirst)
  const subject = subjectOf(useLocation().hash)
  const rest = useRest(record.id, subject)
  useLanding(rest !== null)
  // Documents count as seen where they are on the screen.
  const toDocuments = () => navigate({ to: '.', hash: subjects.papers.begins })
  const step = () => (subject === 'papers' ? look.step() : void toDocuments())
  const show = (id: string) => {
    look.show(id)
    if (subject !== 'papers') void toDocuments()
  }
  const [isSlipShown, setSlipShown] = useState(false)
  const [receipt, setReceipt] = useState<HeldOriginal | null>(null)
  if (isSlipShown && code.text) {
    const { text, take } = code
    const close = () => setSlipShown(false)
    return (
      <LaterView load={loadSlip} what={words.slip} onClose={close}>
        {({ SlipView }) => <SlipView record={record} code={text} onPrint={take} onClose={close} />}
      </LaterView>
    )
  }
  if (receipt) {
    const close = () => setReceipt(null)
    return (
      <LaterView load={loadReceipt} what={words.receipt} onClose={close}>
        {({ OriginalReceipt }) => (
          <OriginalReceipt record={record} original={receipt} onClose={close} />
        )}
      </LaterView>
    )
  }
  return (
    <div>
      <PageHead
        title={record.name}
        back={<Link to="/records">{words.all}</Link>}
        lead={
          <>
            {words.reference} {record.reference}
            <CopyButton text={record.reference} what={words.reference} />
          </>
        }
      >
        <Neighbours id={record.id} />
      </PageHead>
      <Subjects current={subject} />
      <RecordActionBar record={record} look={{ ...look, step, show }} />
      <div className={classes.stack} data-whole={rest !== null || undefined}>
        {subject === 'person' && (
          <div className={classes.sides}>
            <div id="details">
              <Details record={record} />
            </div>
            {rest && <rest.Beside record={record} />}
          </div>
        )}
        {subject === 'papers' && (
          <Documents
            record={record}
            choice={look.choice}
            onChoice={look.setChoice}
            onSeen={look.onSeen}
          >
            {rest && <rest.NotScanned record={record} onReceipt={setReceipt} />}
          </Documents>
        )}
        {rest ? (
          <rest.Below
            record={record}
            subject={subject}
            code={code}
            onSlip={() => setSlipShown(true)}
          />
        ) : (
          <LoadingScreen isPart />
        )}
      </div>
    </div>
  )
}
