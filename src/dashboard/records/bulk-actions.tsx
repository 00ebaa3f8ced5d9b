import { Button, Group, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { BulkAction } from '#modules/records/schema'
import { BulkReport } from './bulk-report.tsx'
import type { ListedRecord } from './record-columns.tsx'
import { useBulk } from './use-bulk.ts'

interface BulkActions {
  records: ListedRecord[]
  onDone: () => void
}

interface Offer {
  action: BulkAction
  label: string
  done: string
  fits: (record: ListedRecord) => boolean
}

const offers: readonly Offer[] = [
  { action: 'hide', label: 'Hide', done: 'hidden now', fits: ({ hiddenAt }) => !hiddenAt },
  { action: 'unhide', label: 'Unhide', done: 'visible now', fits: ({ hiddenAt }) => !!hiddenAt },
  { action: 'delete', label: 'Delete', done: 'in the trash', fits: () => true },
]

/** Does one thing with every selected record to which it applies; one undo takes all of it back. */
export function BulkActions({ records, onDone }: BulkActions) {
  const { isBusy, report, closeReport, change } = useBulk(onDone)
  const navigate = useNavigate()
  // Nobody approves unseen: these open in the queue.
  const waiting = records.filter(({ state }) => state === 'pending')
  return (
    <>
      {report && <BulkReport report={report} onClose={closeReport} />}
      {records.length > 0 && (
        <Group gap="sm" mb="sm" role="group" aria-label="Selected records">
          <Text size="sm" fw={600} aria-live="polite">
            {records.length} selected
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
              Review {waiting.length}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              void navigate({ to: '/slips', search: { of: records.map(({ id }) => id).join() } })
            }
          >
            Issue codes and print {records.length}
          </Button>
          {offers.map(({ action, label, done, fits }) => {
            const chosen = records.filter(fits)
            if (chosen.length === 0) return null
            return (
              <Button
                key={action}
                size="xs"
                variant={action === 'delete' ? 'subtle' : 'default'}
                {...(action === 'delete' ? { color: 'danger' } : {})}
                disabled={isBusy}
                onClick={() => void change(action, done, chosen)}
              >
                {label} {chosen.length}
              </Button>
            )
          })}
        </Group>
      )}
    </>
  )
}
