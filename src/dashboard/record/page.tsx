import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
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
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useLater } from '../ui/use-later.ts'
import { useSecret } from '../ui/use-secret.ts'
import { loadWords } from '../words/jobs.ts'
import { useRecordWords } from '../words/record.ts'
import { Details } from './details.tsx'
import { inOrder } from './document-choice.ts'
import { Documents } from './documents.tsx'
import { Leaving } from './leaving.tsx'
import classes from './record.module.css'
import { RecordActionBar } from './record-action-bar.tsx'
import { useLook } from './use-look.ts'

/** Milliseconds after which it is shown without what has not loaded yet. */
const longest = 2_000

/** Loads what is below the first screen of a record's page. */
function useRest(recordId: string) {
  const load = useCallback(() => restOf(recordId), [recordId])
  const { part: rest, failed, whenNear, whenSeen } = useLater(load)
  // Like a page whose code fails to load: the frame reports it.
  if (failed) throw failed.error
  /** For the placeholders: below the details, visible in a tall window, and below everything. */
  return { rest, side: whenSeen, below: whenNear }
}

async function restOf(id: string) {
  const answers = prefetched(
    accessCodeQuery(id),
    attestationsQuery(id),
    comparisonsQuery(id),
    consentsQuery(id),
    contractQuery(id),
    historyQuery(id),
    messagesQuery(id),
    notesQuery(id),
    originalsQuery(id),
    paidQuery(id),
    recordCasesQuery(id),
    sharesQuery(id),
    sightingsQuery(id),
    stepsQuery(id),
    viewingsQuery(id),
  )
  const [{ Below, Beside }] = await Promise.all([
    import('./rest.tsx'),
    loadWords(languageNow(), ['candidate', 'agreed', 'held', 'history', 'edit']),
    Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longest))]),
  ])
  return { Below, Beside }
}

/** Where each subject of a record begins on its page. */
const begins = {
  person: 'details',
  papers: 'documents-title',
  money: 'contract-title',
  sharing: 'access-code',
  history: 'history-title',
} as const
const names = Object.keys(begins) as (keyof typeof begins)[]

/** The subjects of a record, each a link to where it begins. */
function Subjects() {
  const { subjects, reference } = useRecordWords()
  const { hash } = useLocation()
  return (
    <PageStrip
      label={`${reference}: ${Object.values(subjects).join(', ')}`}
      pages={names.map((name) => ({
        to: '.',
        hash: begins[name],
        label: subjects[name],
        isCurrent: hash === begins[name],
      }))}
    />
  )
}

/** How long what is above a part may still load and move it, in milliseconds. */
const patience = 5000
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to the part in the address as soon as it exists, and stays there while the rest loads, until somebody moves. */
function useLanding(isWhole: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isWhole || hash === '') return
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
  const code = useSecret(words.code)
  const organisation = useQuery(organisationQuery)
  // The default until it is known.
  const seenFirst = organisation.data?.documentsSeenFirst ?? true
  const look = useLook(inOrder(record.documents), seenFirst)
  const { rest, side, below } = useRest(record.id)
  useLanding(rest !== null)
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
      />
      <Subjects />
      <RecordActionBar record={record} look={look} />
      <Leaving record={record} />
      <div className={classes.columns} data-whole={rest !== null}>
        <div>
          <Documents
            record={record}
            choice={look.choice}
            onChoice={look.setChoice}
            onSeen={look.onSeen}
          />
        </div>
        <div className={classes.stack}>
          <div id="details">
            <Details record={record} />
          </div>
          {rest ? (
            <rest.Beside record={record} />
          ) : (
            <div ref={side} className={classes.rest} data-rest>
              <LoadingScreen isPart />
            </div>
          )}
        </div>
      </div>
      <div className={classes.stack}>
        {rest ? (
          <rest.Below
            record={record}
            code={code}
            onSlip={() => setSlipShown(true)}
            onReceipt={setReceipt}
          />
        ) : (
          <div ref={below} />
        )}
      </div>
    </div>
  )
}
