import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FullRecord } from '../record/record-query.ts'

interface Decisions {
  record: FullRecord
  /** Undefined while it is asked; false: second-person approval wants somebody else. */
  mayApprove: boolean | undefined
  isBusy: boolean
  onApprove: () => void
  onReturn: () => void
  onDelete: () => void
}

const secondPerson =
  'You entered or changed this record since its last approval, so another admin has to approve it.'

/** Approve, return, delete; and why one of them is not possible. */
export function Decisions({ record, mayApprove, isBusy, ...on }: Decisions) {
  const isOff = mayApprove !== true
  return (
    <div>
      <Group gap="xs">
        <Button
          onClick={() => !isOff && on.onApprove()}
          loading={isBusy}
          aria-keyshortcuts="a"
          data-disabled={isOff || undefined}
          aria-disabled={isOff || undefined}
          aria-describedby={mayApprove === false ? 'why-not' : undefined}
        >
          Approve
        </Button>
        <Button variant="default" onClick={on.onReturn} disabled={isBusy} aria-keyshortcuts="r">
          Return
        </Button>
        <Button variant="subtle" color="danger" onClick={on.onDelete} disabled={isBusy}>
          Delete
        </Button>
        <Link to="/records/$recordId" params={{ recordId: record.id }}>
          Open the record
        </Link>
      </Group>
      {mayApprove === false && (
        <Text size="sm" id="why-not" mt={6}>
          {secondPerson}
        </Text>
      )}
    </div>
  )
}
