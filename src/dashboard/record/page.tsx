import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRecordWords } from '#words/record'
import { type FullRecord, type HeldOriginal, organisationQuery, recordQuery } from '../queries.ts'
import { Link, useLocation, useParams } from '../routing.tsx'
import { LoadingScreen } from '../shell/error-screen.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { neighboursOf } from '../ui/list-come-from.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useSecret } from '../ui/use-secret.ts'
import { navigate } from '../visits.ts'
import { inOrder, useLook } from './approve-button.tsx'
import { Details } from './details.tsx'
import { RecordHead } from './head.tsx'
import classes from './record.module.css'
import { RecordActions, ReturnReason } from './record-action-bar.tsx'
import { Subjects, subjectOf, subjects, useRest } from './subjects.tsx'

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
    if (!isWhole || hash === '' || Object.values(subjects).some(({ begins }) => begins === hash))
      return
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
/** One record: everything that staff may know about it and do with it. */
export function RecordPage() {
  const { recordId } = useParams('/records/$recordId')
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
  const subject = subjectOf(useLocation().hash)
  const rest = useRest(record.id, subject)
  useLanding(rest !== null)
  // Documents count as seen where they are on the screen.
  const toDocuments = () =>
    navigate({
      to: '/records/$recordId',
      params: { recordId: record.id },
      hash: subjects.papers.begins,
    })
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
  const below = rest ? (
    <rest.Below
      record={record}
      look={look}
      code={code}
      onSlip={() => setSlipShown(true)}
      onReceipt={setReceipt}
    />
  ) : (
    <LoadingScreen isPart />
  )
  return (
    <div>
      <RecordHead record={record} neighbours={<Neighbours id={record.id} />}>
        <RecordActions record={record} look={{ ...look, step, show }} />
      </RecordHead>
      <ReturnReason record={record} />
      <Subjects of={record.id} current={subject} />
      <div className={classes.stack} data-whole={rest !== null || undefined}>
        {subject === 'person' ? (
          <div className={classes.sides}>
            <div className={classes.stack}>
              <div id="details">
                <Details record={record}>
                  {record.deletedAt === null && (
                    <Link to="/records/$recordId/edit" params={{ recordId: record.id }}>
                      {words.bar.update}
                    </Link>
                  )}
                </Details>
              </div>
              {below}
            </div>
            {rest?.Beside && <rest.Beside record={record} />}
          </div>
        ) : (
          below
        )}
      </div>
    </div>
  )
}
