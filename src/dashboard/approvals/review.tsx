import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ReturnReason, usualReason } from '#modules/organisation/return-reasons/schema'
import { type FullRecord, recordQuery, reviewQuery, type StaffDocument } from '../queries.ts'
import { Details } from '../record/details.tsx'
import { inOrder } from '../record/document-choice.ts'
import { useLook } from '../record/use-look.ts'
import { type Seen, useRecordActions } from '../record-actions.ts'
import { Loaded } from '../ui/loaded.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { useApprovalsWords } from '../words/approvals.ts'
import { placed } from '../words/placed.tsx'
import classes from './approvals.module.css'
import { Decisions } from './decisions.tsx'
import { Checks, Paper, PaperList } from './papers.tsx'
import { SinceApproval } from './since-approval.tsx'
import { useKeys } from './use-keys.ts'
import { usePrepared } from './use-prepared.ts'

interface Review {
  recordId: string
  author: string
  position: string
  /** The record that follows, so that it is there at once. */
  nextId: string | undefined
  /** How the organisation has its records approved and returned. */
  rules: { documentsSeenFirst: boolean; returnReasons: readonly string[] }
  onApprove: (record: Seen) => void
  onNext: () => void
  onPrevious: () => void
  onKeys: () => void
  /** Whether the record came after another one: then what had the focus is gone with it. */
  isNext: boolean
  /** The queue. */
  children: ReactNode
}

/** One record under review. What is approved is the version that is on the screen. */
export function Review({ recordId, ...rest }: Review) {
  const record = useQuery(recordQuery(recordId))
  return <Loaded query={record}>{(data) => <Reviewed record={data} {...rest} />}</Loaded>
}

type Reviewed = Omit<Review, 'recordId'> & { record: FullRecord }

function Reviewed({ record, author, position, rules, isNext, children, ...on }: Reviewed) {
  const words = useApprovalsWords()
  const article = useFocusWhenLost(isNext)
  const head = useInView(isNext)
  const actions = useRecordActions()
  const review = useQuery(reviewQuery(record))
  const documents = papersFirst(record.documents)
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
    // While it is being asked, and where the answer is no, the server would refuse: so does the key.
    else if (review.data?.mayApprove) on.onApprove(record)
  }
  const offered = (reason: string) => inWords(reason, words.reason.usual)
  const sendBack = () => setReturning(true)
  useKeys({
    next: on.onNext,
    previous: on.onPrevious,
    approve,
    sendBack,
    showKeys: on.onKeys,
  })
  const shown = documents.find(({ id }) => id === look.shownId)
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
          <Text size="sm" c="dimmed">
            {placed(words.about, record.reference, <bdi>{author}</bdi>, position)}
          </Text>
        </div>
        <Paper
          {...{ record, documents, choice: look.choice, onSeen: look.onSeen }}
          onChoice={look.setChoice}
        />
        <Decisions
          {...{ record, missing, isBusy, sign: look.sign }}
          mayApprove={review.data?.mayApprove}
          onApprove={approve}
          onReturn={sendBack}
          onDelete={() => void run(() => actions.remove(record))}
        />
      </div>
      <div className={classes.side}>
        {record.returnReason && (
          <Alert color="ask" title={words.whyWithdrawn}>
            {record.returnReason}
          </Alert>
        )}
        <PaperList {...{ documents, shownId: look.shownId, unseen: missing }} onShow={look.show} />
        {/* Together: what changed would push the details down when it comes. */}
        <Loaded query={review}>
          {(data) => (
            <>
              <SinceApproval review={data} onChoice={look.setChoice} />
              <Details record={record} />
            </>
          )}
        </Loaded>
        {shown && <Checks record={record} shown={shown} />}
        {children}
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
        offers={rules.returnReasons.map(offered)}
        onClose={() => setReturning(false)}
        onReason={(reason) => run(() => actions.sendBack(record, reason))}
      />
    </article>
  )
}

/** The portrait is in the queue already: it is looked at last. */
function papersFirst(all: readonly StaffDocument[]): StaffDocument[] {
  const documents = inOrder(all)
  const isPhoto = ({ kind }: StaffDocument) => kind === 'photo'
  return [...documents.filter((one) => !isPhoto(one)), ...documents.filter(isPhoto)]
}

/** A decision takes its buttons along; who uses the keyboard goes on from the next record. */
function useFocusWhenLost(isNext: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // On the heading it waits only until there is something nearer.
    if (isNext && document.activeElement?.matches('body, h1')) place.current?.focus()
  }, [isNext])
  return place
}

/** Where the page was scrolled to for the record before, the name of this one may be out of sight. */
function useInView(isNext: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNext) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNext])
  return place
}

/** A reason of the settings, in the reader's language when it is one of the usual ones. */
function inWords(reason: string, usual: Readonly<Record<ReturnReason, string>>): string {
  const name = usualReason(reason)
  return name ? usual[name] : reason
}
