import { Button, Group, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRecordsWords } from '../words/records.ts'
import { BulkReport } from './bulk-report.tsx'
import type { ListedRecord } from './record-columns.tsx'
import classes from './records.module.css'
import { type OfferedAction, useBulk } from './use-bulk.ts'

interface BulkActions {
  records: ListedRecord[]
  onDone: () => void
}

interface Offer {
  action: OfferedAction
  fits: (record: ListedRecord) => boolean
}

const offers: readonly Offer[] = [
  { action: 'hide', fits: ({ hiddenAt }) => !hiddenAt },
  { action: 'unhide', fits: ({ hiddenAt }) => !!hiddenAt },
  { action: 'delete', fits: () => true },
]

/** Applies one action to every selected record that allows it; one undo reverts all of it. */
export function BulkActions({ records, onDone }: BulkActions) {
  const words = useRecordsWords().bulk
  const { isBusy, report, closeReport, change } = useBulk(onDone)
  const navigate = useNavigate()
  // Nobody approves unseen: these open in the queue.
  const waiting = records.filter(({ state }) => state === 'pending')
  return (
    <>
      {report && <BulkReport report={report} onClose={closeReport} />}
      {records.length > 0 && (
        <Group gap="sm" role="group" aria-label={words.title} className={classes.bulk}>
          <Text size="sm" fw={600} aria-live="polite">
            {words.selected(records.length)}
          </Text>
          {waiting.length > 0 && (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link
                  to="/approvals"
                  search={{ of: waiting.map(({ id }) => id).join() }}
                  {...props}
                />
              )}
            >
              {words.review(waiting.length)}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              void navigate({ to: '/slips', search: { of: records.map(({ id }) => id).join() } })
            }
          >
            {words.issue(records.length)}
          </Button>
          {offers.map(({ action, fits }) => {
            const chosen = records.filter(fits)
            if (chosen.length === 0) return null
            return (
              <Button
                key={action}
                size="xs"
                variant={action === 'delete' ? 'subtle' : 'default'}
                {...(action === 'delete' ? { color: 'danger' } : {})}
                disabled={isBusy}
                onClick={() => void change(action, chosen)}
              >
                {words.offers[action](chosen.length)}
              </Button>
            )
          })}
        </Group>
      )}
    </>
  )
}
