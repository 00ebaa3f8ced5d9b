import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Details } from '../record/details.tsx'
import { Documents } from '../record/documents.tsx'
import { type FullRecord, recordQuery } from '../record/record-query.ts'
import { useRecordActions } from '../record-actions.ts'
import { Loaded } from '../ui/loaded.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import classes from './approvals.module.css'
import { useKeys } from './use-keys.ts'

interface Review {
  recordId: string
  author: string
  position: string
  onNext: () => void
  onPrevious: () => void
}

/** One record under review. What is approved is the version that is on the screen. */
export function Review({ recordId, ...rest }: Review) {
  const record = useQuery(recordQuery(recordId))
  return <Loaded query={record}>{(data) => <Reviewed record={data} {...rest} />}</Loaded>
}

type Reviewed = Omit<Review, 'recordId'> & { record: FullRecord }

function Reviewed({ record, author, position, onNext, onPrevious }: Reviewed) {
  const actions = useRecordActions()
  const [isReturning, setReturning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const approve = () => run(() => actions.approve(record))
  const sendBack = () => setReturning(true)
  useKeys({ next: onNext, previous: onPrevious, approve, sendBack })
  return (
    <article className={classes.review} aria-label={`Review of ${record.name}`}>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h3">
            {record.name}
          </Title>
          <Text size="sm" c="dimmed">
            {record.reference} · entered by {author} · {position}
          </Text>
        </div>
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={onPrevious}>
            Previous
          </Button>
          <Button variant="default" size="xs" onClick={onNext}>
            Next
          </Button>
        </Group>
      </Group>
      {record.returnReason && (
        <Alert color="ask" title="Why the approval was withdrawn">
          {record.returnReason}
        </Alert>
      )}
      <Group gap="xs">
        <Button onClick={approve} loading={isBusy} aria-keyshortcuts="a">
          Approve
        </Button>
        <Button variant="default" onClick={sendBack} disabled={isBusy} aria-keyshortcuts="r">
          Return
        </Button>
        <Button
          variant="subtle"
          color="danger"
          onClick={() => run(() => actions.remove(record))}
          disabled={isBusy}
        >
          Delete
        </Button>
        <Link to="/records/$recordId" params={{ recordId: record.id }}>
          Open the record
        </Link>
      </Group>
      <div className={classes.beside}>
        <Details record={record} />
        <div className={classes.papers}>
          <Documents record={record} />
        </div>
      </div>
      <ReasonDialog
        isOpen={isReturning}
        title={`Return ${record.name}`}
        label="Reason"
        hint="The author reads it. Say what is wrong and what to do."
        button="Return"
        onClose={() => setReturning(false)}
        onReason={(reason) => {
          setReturning(false)
          run(() => actions.sendBack(record, reason))
        }}
      />
    </article>
  )
}
