import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionWords } from '#words/actions'
import { useDocumentsWords } from '#words/documents'
import { useRecordWords } from '#words/record'
import type { FullRecord } from '../queries.ts'
import { reviewQuery } from '../queries.ts'
import { recordActions } from '../record-actions.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { StateBadge, VisibleWord } from '../ui/state-badge.tsx'
import { navigate } from '../visits.ts'
import { ApproveButton, type useLook, useNotSeen } from './approve-button.tsx'

interface ActionBar {
  record: FullRecord
  /** Which documents were on the screen: all of them before an approval, as in the queue. */
  look: ReturnType<typeof useLook>
}

/** The next step that follows from the state of a record, and everything else in a menu. */
export function RecordActions({ record, look }: ActionBar) {
  const words = useRecordWords().bar
  if (record.deletedAt !== null)
    return <Button onClick={() => void recordActions.restore(record)}>{words.restore}</Button>
  return <Actions record={record} look={look} />
}

/** The state of a record in words, and why it came back. */
export function RecordState({ record }: Pick<ActionBar, 'record'>) {
  const words = useRecordWords().bar
  return (
    <Group gap="sm">
      <StateBadge state={record.state} />
      {record.deletedAt === null ? <VisibleWord record={record} /> : <span>{words.inTrash}</span>}
    </Group>
  )
}

/** Why it was returned, or its approval withdrawn; else nothing. */
export function ReturnReason({ record }: Pick<ActionBar, 'record'>) {
  const words = useRecordWords().bar
  if (!record.returnReason) return null
  return (
    <Alert
      mb="lg"
      color="ask"
      title={record.state === 'returned' ? words.whyReturned : words.whyWithdrawn}
    >
      {record.returnReason}
    </Alert>
  )
}

function Actions({ record, look }: ActionBar) {
  const { bar: words, reason } = useRecordWords()
  const { more } = useActionWords()
  const [asksReason, setAsksReason] = useState<'return' | 'withdraw' | null>(null)
  const remove = async () => {
    if (await recordActions.remove(record)) await navigate({ to: '/records' })
  }
  const withReason = asksReason === 'withdraw' ? recordActions.withdraw : recordActions.sendBack
  const toUpdate = () =>
    void navigate({ to: '/records/$recordId/edit', params: { recordId: record.id } })
  const toMerge = () =>
    void navigate({ to: '/records/$recordId/merge', params: { recordId: record.id } })
  const toCode = () => void navigate({ to: '/slips', search: { of: record.id } })
  const isHidden = record.hiddenAt !== null
  const all = [
    { label: words.update, run: toUpdate, of: ['pending', 'approved'] },
    { label: words.issue, run: toCode, of: ['pending', 'returned'] },
    { label: words.sendBack, run: () => setAsksReason('return'), of: ['pending'] },
    {
      label: isHidden ? words.unhide : words.hide,
      run: () => void (isHidden ? recordActions.unhide : recordActions.hide)(record),
    },
    { label: words.merge, run: toMerge },
    { label: words.withdraw, run: () => setAsksReason('withdraw'), of: ['approved'] },
    { label: words.remove, isGrave: true, run: () => void remove() },
  ]
  return (
    <>
      {record.state === 'pending' && <Approve record={record} look={look} />}
      {record.state === 'returned' && <Button onClick={toUpdate}>{words.update}</Button>}
      {record.state === 'approved' && <Button onClick={toCode}>{words.issue}</Button>}
      <MenuButton items={all.filter(({ of }) => of === undefined || of.includes(record.state))}>
        {more}
      </MenuButton>
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

/** Approves once every document was on the screen, as in the queue; until then it leads to the next one. */
function Approve({ record, look: { missing, sign, step } }: ActionBar) {
  const words = useRecordWords().bar
  const { next } = useDocumentsWords().approval
  const review = useQuery(reviewQuery(record))
  const notSeen = useNotSeen(missing)
  return (
    <>
      <Text size="sm" role="status">
        {sign ?? notSeen}
      </Text>
      <ApproveButton
        mayApprove={review.data?.mayApprove}
        dateOfBirth={record.dateOfBirth}
        before={missing.length > 0 ? next : undefined}
        onApprove={() => (missing.length > 0 ? step() : void recordActions.approve(record))}
      />
      <FailedPart what={words.whether} queries={[review]} />
    </>
  )
}
