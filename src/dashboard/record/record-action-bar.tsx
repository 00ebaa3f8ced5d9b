import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type FullRecord, reviewQuery } from '../queries.ts'
import { useRecordActions } from '../record-actions.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { StateBadge, VisibleWord } from '../ui/state-badge.tsx'
import { ApproveButton } from './approve-button.tsx'
import classes from './record.module.css'
import { type useLook, useNotSeen } from './use-look.ts'

interface ActionBar {
  record: FullRecord
  /** Which papers were on the screen: all, before it is approved, as in the queue. */
  look: ReturnType<typeof useLook>
}

/** The state of a record in words, and what can be done in it. */
export function RecordActionBar({ record, look }: ActionBar) {
  const isTrashed = record.deletedAt !== null
  return (
    <section className={classes.bar} aria-label="State and actions">
      <Group gap="sm">
        <StateBadge state={record.state} />
        {isTrashed ? <span>In the trash</span> : <VisibleWord record={record} />}
      </Group>
      {record.returnReason && (
        <Alert
          color="ask"
          title={
            record.state === 'returned' ? 'Why it was returned' : 'Why the approval was withdrawn'
          }
        >
          {record.returnReason}
        </Alert>
      )}
      <Group gap="xs">
        {isTrashed ? <TrashedActions record={record} /> : <Actions record={record} look={look} />}
      </Group>
    </section>
  )
}

function Actions({ record, look }: ActionBar) {
  const actions = useRecordActions()
  const navigate = useNavigate()
  const [asksReason, setAsksReason] = useState<'return' | 'withdraw' | null>(null)
  const remove = async () => {
    if (await actions.remove(record)) await navigate({ to: '/records' })
  }
  const review = useQuery({ ...reviewQuery(record), enabled: record.state === 'pending' })
  const { missing, sign } = look
  const notSeen = useNotSeen(missing)
  const approve = () => {
    if (missing.length > 0) look.step()
    else void actions.approve(record)
  }
  const withReason = asksReason === 'withdraw' ? actions.withdraw : actions.sendBack
  return (
    <>
      {record.state === 'pending' && (
        <>
          <ApproveButton
            mayApprove={review.data?.mayApprove}
            dateOfBirth={record.dateOfBirth}
            before={missing.length > 0 ? 'Show next document' : undefined}
            onApprove={approve}
          />
          <FailedPart what="Whether you may approve" queries={[review]} />
          <Button variant="default" onClick={() => setAsksReason('return')}>
            Return
          </Button>
        </>
      )}
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/records/$recordId/edit" params={{ recordId: record.id }} {...props} />
        )}
      >
        Update
      </Button>
      <Button
        variant="default"
        onClick={() => void (record.hiddenAt ? actions.unhide : actions.hide)(record)}
      >
        {record.hiddenAt ? 'Unhide' : 'Hide'}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/slips" search={{ of: record.id }} {...props} />}
      >
        Issue code and print
      </Button>
      {record.state === 'approved' && (
        <Button variant="default" onClick={() => setAsksReason('withdraw')}>
          Withdraw approval
        </Button>
      )}
      <Button variant="subtle" color="danger" onClick={() => void remove()}>
        Delete
      </Button>
      {record.state === 'pending' && (
        <Text size="sm" role="status" w="100%">
          {sign ?? notSeen}
        </Text>
      )}
      <ReasonDialog
        isOpen={asksReason !== null}
        title={asksReason === 'withdraw' ? 'Withdraw approval' : 'Return to the author'}
        label="Reason"
        hint="The author reads it. Say what is wrong and what to do."
        button={asksReason === 'withdraw' ? 'Withdraw approval' : 'Return'}
        onClose={() => setAsksReason(null)}
        onReason={(reason) => withReason(record, reason)}
      />
    </>
  )
}

function TrashedActions({ record }: { record: FullRecord }) {
  const actions = useRecordActions()
  return <Button onClick={() => void actions.restore(record)}>Restore</Button>
}
