import { Alert, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type FullRecord,
  recordQuery,
  reviewQuery,
  type StaffDocument,
  versionsQuery,
} from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { inOrder, useLook } from '../record/approve-button.tsx'
import { Details } from '../record/details.tsx'
import { recordActions, type Seen } from '../record-actions.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Muted } from '../ui/part.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { useReasonOffers } from '../ui/reason-offers.ts'
import type { DraftSentence } from '../ui/sentences.ts'
import { keepPicture, pictureOf } from '../viewer/keys.ts'
import { placed } from '../words/placed.tsx'
import classes from './approvals.module.css'
import { Decisions, useApprovalsWords, useKeys } from './decisions.tsx'
import { Checks, Documents, DocumentToApprove, SinceApproval } from './documents.tsx'

interface Review {
  recordId: string
  author: string
  position: string
  /** The next record, loaded ahead. */
  nextId: string | undefined
  /** The organisation's rules for approving and returning records. */
  rules: { documentsSeenFirst: boolean; returnReasons: readonly DraftSentence[] }
  onApprove: (record: Seen) => void
  onNext: () => void
  onPrevious: () => void
  onKeys: () => void
  /** Whether the record followed another one: then the element with the focus is gone. */
  isNext: boolean
  /** The queue. */
  children: ReactNode
}

/** One record under review. Approval is for the version on the screen. */
export function Review({ recordId, ...rest }: Review) {
  const record = useQuery(recordQuery(recordId))
  return <Loaded query={record}>{(data) => <Reviewed record={data} {...rest} />}</Loaded>
}

type Reviewed = Omit<Review, 'recordId'> & { record: FullRecord }

function Reviewed({ record, author, position, rules, isNext, children, ...on }: Reviewed) {
  const words = useApprovalsWords()
  const article = useFocusWhenLost(isNext)
  const head = useInView(isNext)
  const review = useQuery(reviewQuery(record))
  const documents = documentsFirst(record.documents)
  const look = useLook(documents, rules.documentsSeenFirst)
  const { missing } = look
  const [isReturning, setReturning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  usePrepared(record, on.nextId)
  const run = async (work: () => Promise<boolean>) => {
    if (isBusy) return false
    setBusy(true)
    return work().finally(() => setBusy(false))
  }
  const approve = () => {
    if (!look.isMeant()) return
    if (missing.length > 0) look.step()
    // While the answer is pending or no, the server would refuse, so the key does too.
    else if (review.data?.mayApprove.may) on.onApprove(record)
  }
  const offers = useReasonOffers(rules.returnReasons, isReturning)
  const sendBack = () => setReturning(true)
  useKeys({
    next: on.onNext,
    previous: on.onPrevious,
    approve,
    sendBack,
    showKeys: on.onKeys,
  })
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={classes.review}
      aria-label={words.review(record.name)}
      aria-busy={!look.isReady}
    >
      <div className={classes.work}>
        <div ref={head} className={classes.head}>
          <Title order={2} size="h4">
            {record.name}
          </Title>
          <Muted>{placed(words.about, record.reference, <bdi>{author}</bdi>, position)}</Muted>
        </div>
        <DocumentToApprove
          {...{ record, documents, choice: look.choice, onSeen: look.onSeen }}
          onChoice={look.setChoice}
        />
        <Decisions
          {...{ record, missing, isBusy, sign: look.sign }}
          mayApprove={review.data?.mayApprove}
          onApprove={approve}
          onReturn={sendBack}
          onDelete={() => void run(() => recordActions.remove(record))}
        />
      </div>
      <div className={classes.side}>
        {children}
        <Facts {...{ record, documents, look }} />
      </div>
      <ReasonDialog
        isOpen={isReturning}
        title={words.reason.title(record.name)}
        label={words.reason.label}
        hint={
          <>
            {words.reason.hint} <span data-for-keyboard>{words.reason.hintKeys}</span>
          </>
        }
        button={words.sendBack}
        offers={offers}
        onClose={() => setReturning(false)}
        onReason={(reason) => run(() => recordActions.sendBack(record, reason))}
      />
    </article>
  )
}

interface Facts {
  record: FullRecord
  documents: readonly StaffDocument[]
  look: ReturnType<typeof useLook>
}

/** What is beside the document: why the record came back, what changed, its details. */
function Facts({ record, documents, look }: Facts) {
  const words = useApprovalsWords()
  const review = useQuery(reviewQuery(record))
  const shown = documents.find(({ id }) => id === look.shownId)
  return (
    <div className={classes.facts}>
      {record.returnReason && (
        <Alert color="ask" title={words.whyWithdrawn}>
          {record.returnReason}
        </Alert>
      )}
      <Documents
        {...{ documents, shownId: look.shownId, unseen: look.missing }}
        onShow={look.show}
      />
      {/* Loaded together: a late change would push the details down. */}
      <Loaded query={review}>
        {(data) => (
          <>
            <SinceApproval review={data} onChoice={look.setChoice} />
            <Details record={record} />
          </>
        )}
      </Loaded>
      {shown && <Checks record={record} shown={shown} />}
    </div>
  )
}

/** Sorts the portrait last: it is in the queue already. */
function documentsFirst(all: readonly StaffDocument[]): StaffDocument[] {
  const documents = inOrder(all)
  const isPhoto = ({ kind }: StaffDocument) => kind === 'photo'
  return [...documents.filter((one) => !isPhoto(one)), ...documents.filter(isPhoto)]
}

/** A decision removes its buttons; keyboard users continue at the next record. */
function useFocusWhenLost(isNext: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // The heading keeps the focus only until there is something nearer.
    if (isNext && document.activeElement?.matches('body, h1')) place.current?.focus()
  }, [isNext])
  return place
}

/** After scrolling in the previous record, the name of this one may be out of sight. */
function useInView(isNext: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNext) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNext])
  return place
}

/** Fetches the other documents of the current record, then the next record with its documents. */
function usePrepared(record: FullRecord, nextId: string | undefined): void {
  useEffect(() => {
    let isOver = false
    const prepare = async () => {
      await keepDocumentsOf(record, () => isOver)
      if (nextId === undefined || isOver) return
      const next = await queryClient.fetchQuery({ ...recordQuery(nextId), staleTime: 30_000 })
      void queryClient.prefetchQuery(reviewQuery(next))
      void queryClient.prefetchQuery(versionsQuery(nextId))
      await keepDocumentsOf(next, () => isOver)
    }
    // What could not be fetched is requested again, and its error shown, when it is opened.
    prepare().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [record, nextId])
}

async function keepDocumentsOf({ documents }: FullRecord, isOver: () => boolean): Promise<void> {
  for (const { id } of documents)
    for (const width of [480, 960]) {
      if (isOver()) return
      await keepPicture(pictureOf(id, { page: 1, width, isMarked: false }))
    }
}
