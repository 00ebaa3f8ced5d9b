import { Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#api/client'
import { pendingQuery } from '../queries.ts'
import { KeysDialog } from '../ui/keys-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import classes from './approvals.module.css'
import { approvalKeys } from './keys.ts'
import { Queue } from './queue.tsx'
import { Review } from './review.tsx'

type Waiting = Answer<'GET /records'>

/** What waits for approval, one after the other, details beside documents. */
export function ApprovalsPage() {
  const [showsKeys, setShowsKeys] = useState(false)
  const waiting = useQuery({
    ...pendingQuery,
    placeholderData: keepPreviousData,
    // Not on a timer: that would keep an unattended session alive beyond its 30 idle minutes.
    refetchOnWindowFocus: true,
  })
  return (
    <div>
      <PageHead title="Approvals" lead="Look at the papers, then approve or return.">
        <Button variant="default" size="xs" onClick={() => setShowsKeys(true)}>
          Keys
        </Button>
      </PageHead>
      <Loaded query={waiting}>
        {(list) => <Desk list={list} onKeys={() => setShowsKeys(true)} />}
      </Loaded>
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} groups={approvalKeys} />
    </div>
  )
}

interface Desk {
  list: Waiting
  onKeys: () => void
}

function Desk({ list: { records, total, people }, onKeys }: Desk) {
  const [firstId] = useState(records[0]?.id)
  const [chosen, setChosen] = useState<string | null>(null)
  // Whoever was decided upon leaves the queue; then the next in its place is shown.
  const [place, setPlace] = useState(0)
  const found = records.findIndex(({ id }) => id === chosen)
  const index = found >= 0 ? found : Math.min(place, records.length - 1)
  const shown = records[index]
  if (!shown)
    return (
      <Text c="dimmed" py="xl" role="status">
        Nothing waits. What moderators submit stands here until it is approved or returned.
      </Text>
    )
  const go = (to: number) => {
    const next = records[Math.max(0, Math.min(to, records.length - 1))]
    if (!next) return
    setChosen(next.id)
    setPlace(records.indexOf(next))
  }
  return (
    <div className={classes.desk}>
      <div className={classes.queueSide}>
        <Text size="sm" c="dimmed" mb="xs">
          {total === 1 ? '1 record waiting' : `${total} records waiting`}
        </Text>
        <Queue records={records} shownId={shown.id} onChoose={(id) => go(indexOf(records, id))} />
      </div>
      <Review
        key={shown.id}
        recordId={shown.id}
        author={people[shown.createdBy] ?? 'a deleted account'}
        onNext={() => go(index + 1)}
        onPrevious={() => go(index - 1)}
        position={`${index + 1} of ${total}`}
        onKeys={onKeys}
        isNext={shown.id !== firstId}
      />
    </div>
  )
}

function indexOf(records: Waiting['records'], id: string): number {
  return records.findIndex((record) => record.id === id)
}
