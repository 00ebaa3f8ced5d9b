import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDocumentsWords } from '#words/documents'
import { useRecordWords } from '#words/record'
import type { FullRecord } from '../queries.ts'
import { reviewQuery } from '../queries.ts'
import { recordActions } from '../record-actions.ts'
import { Link } from '../routing.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { StateBadge, VisibleWord } from '../ui/state-badge.tsx'
import { navigate } from '../visits.ts'
import { ApproveButton, type useLook, useNotSeen } from './approve-button.tsx'
import classes from './record.module.css'

interface ActionBar {
  record: FullRecord
  /** Which documents were on the screen: all of them before an approval, as in the queue. */
  look: ReturnType<typeof useLook>
}

/** The state of a record in words, and the actions that it allows. */
export function RecordActionBar({ record, look }: ActionBar) {
  const words = useRecordWords().bar
  const isTrashed = record.deletedAt !== null
  return (
    <section className={classes.bar} aria-label={words.title}>
      <Group gap="sm">
        <StateBadge state={record.state} />
        {isTrashed ? <span>{words.inTrash}</span> : <VisibleWord record={record} />}
      </Group>
      {record.returnReason && (
        <Alert
          color="ask"
          title={record.state === 'returned' ? words.whyReturned : words.whyWithdrawn}
        >
          {record.returnReason}
        </Alert>
      )}
      <Group gap="xs">
        {isTrashed ? (
          <Button onClick={() => void recordActions.restore(record)}>{words.restore}</Button>
        ) : (
          <Actions record={record} look={look} />
        )}
      </Group>
    </section>
  )
}

function Actions({ record, look }: ActionBar) {
  const { bar: words, reason } = useRecordWords()
  const { next } = useDocumentsWords().approval
  const [asksReason, setAsksReason] = useState<'return' | 'withdraw' | null>(null)
  const remove = async () => {
    if (await recordActions.remove(record)) await navigate({ to: '/records' })
  }
  const review = useQuery({ ...reviewQuery(record), enabled: record.state === 'pending' })
  const { missing, sign } = look
  const notSeen = useNotSeen(missing)
  const approve = () => {
    if (missing.length > 0) look.step()
    else void recordActions.approve(record)
  }
  const withReason = asksReason === 'withdraw' ? recordActions.withdraw : recordActions.sendBack
  return (
    <>
      {record.state === 'pending' && (
        <>
          <ApproveButton
            mayApprove={review.data?.mayApprove}
            dateOfBirth={record.dateOfBirth}
            before={missing.length > 0 ? next : undefined}
            onApprove={approve}
          />
          <FailedPart what={words.whether} queries={[review]} />
          <Button variant="default" onClick={() => setAsksReason('return')}>
            {words.sendBack}
          </Button>
        </>
      )}
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/records/$recordId/edit" params={{ recordId: record.id }} {...props} />
        )}
      >
        {words.update}
      </Button>
      <Button
        variant="default"
        onClick={() => void (record.hiddenAt ? recordActions.unhide : recordActions.hide)(record)}
      >
        {record.hiddenAt ? words.unhide : words.hide}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/slips" search={{ of: record.id }} {...props} />}
      >
        {words.issue}
      </Button>
      {record.state === 'approved' && (
        <Button variant="default" onClick={() => setAsksReason('withdraw')}>
          {words.withdraw}
        </Button>
      )}
      <Button variant="subtle" color="danger" onClick={() => void remove()}>
        {words.remove}
      </Button>
      {record.state === 'pending' && (
        <Text size="sm" role="status" w="100%">
          {sign ?? notSeen}
        </Text>
      )}
      <ReasonDialog
        isOpen={asksReason !== null}
        title={asksReason === 'withdraw' ? words.withdraw : reason.title}
        label={reason.label}
        hint={reason.hint}
        button={asksReason === 'withdraw' ? words.withdraw : words.sendBack}
        onClose={() => setAsksReason(null)}
        onReason={(given) => withReason(record, given)}
      />
    </>
  )
}
