import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRecordActions } from '../record-actions.ts'
import type { ListedRecord } from './record-table.tsx'

/** What can be done with one row; only what its state allows is offered. */
export function RowActions({ record }: { record: ListedRecord }) {
  const actions = useRecordActions()
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        renderRoot={(props) => (
          <Link to="/records/$recordId/edit" params={{ recordId: record.id }} {...props} />
        )}
        aria-label={`Update ${record.name}`}
      >
        Update
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isBusy}
        onClick={() => run(() => (record.hiddenAt ? actions.unhide : actions.hide)(record))}
        aria-label={`${record.hiddenAt ? 'Unhide' : 'Hide'} ${record.name}`}
      >
        {record.hiddenAt ? 'Unhide' : 'Hide'}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        disabled={isBusy}
        onClick={() => run(() => actions.remove(record))}
        aria-label={`Delete ${record.name}`}
      >
        Delete
      </Button>
    </Group>
  )
}
