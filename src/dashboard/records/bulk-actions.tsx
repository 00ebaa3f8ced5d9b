import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { mayDelete, type Seen, useRecordActions } from '../record-actions.ts'
import { doneToast, sentenceOf } from '../ui/toast.ts'
import { showToast } from '../ui/toasts.ts'
import type { ListedRecord } from './record-table.tsx'

interface BulkActions {
  records: ListedRecord[]
  onDone: () => void
}

const target = ({ id, version }: Seen) => ({ params: { id }, version })

/** Does one thing with every selected record to which it applies, and says what did not work. */
export function BulkActions({ records, onDone }: BulkActions) {
  const { freshen } = useRecordActions()
  const [isBusy, setBusy] = useState(false)
  if (records.length === 0) return null
  const visible = records.filter(({ hiddenAt }) => hiddenAt === null)
  const pending = records.filter(({ state }) => state === 'pending')

  const runAll = async (
    chosen: ListedRecord[],
    work: (record: ListedRecord) => Promise<unknown>,
    done: string,
  ) => {
    setBusy(true)
    const problems: string[] = []
    for (const record of chosen)
      await work(record).catch((error) => problems.push(`${record.name}: ${sentenceOf(error)}`))
    const count = chosen.length - problems.length
    if (count > 0) doneToast(`${count === 1 ? '1 record is' : `${count} records are`} ${done}`)
    if (problems.length > 0)
      showToast({ message: problems.join(' '), tone: 'problem', lasts: null })
    setBusy(false)
    onDone()
    await freshen()
  }
  const removeAll = async () => {
    const what = records.length === 1 ? '1 record' : `Each of the ${records.length} records`
    if (!(await mayDelete(what))) return
    await runAll(records, (record) => call('DELETE /records/{id}', target(record)), 'deleted')
  }
  return (
    <Group gap="sm" mb="sm" role="group" aria-label="Selected records">
      <Text size="sm" fw={600}>
        {records.length} selected
      </Text>
      {visible.length > 0 && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          onClick={() =>
            void runAll(
              visible,
              (record) => call('POST /records/{id}/hide', target(record)),
              'hidden now',
            )
          }
        >
          Hide {visible.length}
        </Button>
      )}
      {pending.length > 0 && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          onClick={() =>
            void runAll(
              pending,
              (record) => call('POST /records/{id}/approve', target(record)),
              'approved',
            )
          }
        >
          Approve {pending.length}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="danger"
        disabled={isBusy}
        onClick={() => void removeAll()}
      >
        Delete {records.length}
      </Button>
    </Group>
  )
}
