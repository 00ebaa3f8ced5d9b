import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentence } from '#messages/isolated'
import { type FullRecord, recordQuery, reviewQuery } from '../queries.ts'
import { Details } from '../record/details.tsx'
import { Documents, noChoice } from '../record/documents.tsx'
import { useRecordActions } from '../record-actions.ts'
import { Loaded } from '../ui/loaded.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import classes from './approvals.module.css'
import { Decisions } from './decisions.tsx'
import { SinceApproval } from './since-approval.tsx'
import { useKeys } from './use-keys.ts'

interface Review {
  recordId: string
  author: string
  position: string
  onNext: () => void
  onPrevious: () => void
  onKeys: () => void
  /** Whether the record came after another one: then what had the focus is gone with it. */
  isNext: boolean
}

/** One record under review. What is approved is the version that is on the screen. */
export function Review({ recordId, ...rest }: Review) {
  const record = useQuery(recordQuery(recordId))
  return <Loaded query={record}>{(data) => <Reviewed record={data} {...rest} />}</Loaded>
}

type Reviewed = Omit<Review, 'recordId'> & { record: FullRecord }

function Reviewed({ record, onNext, onPrevious, onKeys, isNext, ...head }: Reviewed) {
  const article = useFocusWhenLost(isNext)
  const actions = useRecordActions()
  const review = useQuery(reviewQuery(record))
  const [choice, setChoice] = useState(noChoice)
  const [isReturning, setReturning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<boolean>) => {
    if (isBusy) return false
    setBusy(true)
    return work().finally(() => setBusy(false))
  }
  // While it is being asked, and where the answer is no, the server would refuse: so does the key.
  const mayApprove = review.data?.mayApprove
  const approve = () => void run(() => actions.approve(record))
  const sendBack = () => setReturning(true)
  useKeys({
    next: onNext,
    previous: onPrevious,
    approve: () => mayApprove && approve(),
    sendBack,
    showKeys: onKeys,
  })
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={classes.review}
      aria-label={`Review of ${record.name}`}
    >
      <Head record={record} onNext={onNext} onPrevious={onPrevious} {...head} />
      {record.returnReason && (
        <Alert color="ask" title="Why the approval was withdrawn">
          {record.returnReason}
        </Alert>
      )}
      <Decisions
        record={record}
        mayApprove={mayApprove}
        isBusy={isBusy}
        onApprove={approve}
        onReturn={sendBack}
        onDelete={() => void run(() => actions.remove(record))}
      />
      <div className={classes.beside}>
        <div className={classes.facts}>
          {/* Together: what changed would push the details down when it comes. */}
          <Loaded query={review}>
            {(data) => (
              <>
                <SinceApproval review={data} onChoice={setChoice} />
                <Details record={record} />
              </>
            )}
          </Loaded>
        </div>
        <div className={classes.papers}>
          <Documents record={record} choice={choice} onChoice={setChoice} />
        </div>
      </div>
      <ReasonDialog
        isOpen={isReturning}
        title={sentence`Return ${record.name}`}
        label="Reason"
        hint="The author reads it. Say what is wrong and what to do."
        button="Return"
        onClose={() => setReturning(false)}
        onReason={(reason) => run(() => actions.sendBack(record, reason))}
      />
    </article>
  )
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

type Head = Pick<Reviewed, 'record' | 'author' | 'position' | 'onNext' | 'onPrevious'>

function Head({ record, author, position, onNext, onPrevious }: Head) {
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Title order={2} size="h3">
          {record.name}
        </Title>
        <Text size="sm" c="dimmed">
          {record.reference} · entered by <bdi>{author}</bdi> · {position}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={onPrevious} aria-keyshortcuts="k">
          Previous
        </Button>
        <Button variant="default" size="xs" onClick={onNext} aria-keyshortcuts="j">
          Next
        </Button>
      </Group>
    </Group>
  )
}
