import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { sentence } from '#messages/isolated'
import { organisationQuery, trashQuery } from '../queries.ts'
import { freshenRecords, useRecordActions } from '../record-actions.ts'
import { ask } from '../ui/ask.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import table from '../ui/table.module.css'
import { dayOf } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { endOfTrash, timeLeft } from './end-of-trash.ts'
import { inDays } from './trash-days.ts'

type Trashed = Answer<'GET /records'>['records'][number]

/** Deleted records: each can come back for as long as the settings say. */
export function TrashPage() {
  const [page, setPage] = useState(1)
  const organisation = useQuery(organisationQuery)
  const days = organisation.data?.trashDays
  const records = useQuery({ ...trashQuery(page), placeholderData: keepPreviousData })
  return (
    <div>
      <PageHead
        title="Trash"
        lead={`A deleted record stays here ${days ? `for ${inDays(days)}` : 'for a time'}, then it is removed for good by itself. Until then you can restore it; nobody outside the staff can open it.`}
      />
      <FailedPart what="The days that are left" queries={[organisation]} />
      <Loaded query={records}>
        {(list) =>
          list.total === 0 ? (
            <Text c="dimmed">The trash is empty. What you delete in “Records” waits here.</Text>
          ) : (
            <>
              <TrashTable records={list.records} days={days} />
              <Pages {...list} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

interface TrashTable {
  records: readonly Trashed[]
  /** How long each stays; undefined while it is asked. */
  days: number | undefined
}

function TrashTable({ records, days }: TrashTable) {
  return (
    <table className={table.table} aria-label="Deleted records">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Passport</th>
          <th scope="col">Deleted</th>
          <th scope="col">Removed for good</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <td>
              <strong>{record.name}</strong>
              <Text size="sm" c="dimmed" component="div">
                {record.reference}
              </Text>
            </td>
            <td data-label="Passport">{record.passportNumber}</td>
            <td data-label="Deleted">{record.deletedAt && dayOf(record.deletedAt)}</td>
            <td data-label="Removed for good">
              {record.deletedAt && days && (
                <>
                  {dayOf(endOfTrash(record.deletedAt, days))}
                  <Text size="sm" c="dimmed" component="div">
                    {timeLeft(record.deletedAt, days, Date.now())}
                  </Text>
                </>
              )}
            </td>
            <td>
              <TrashActions record={record} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TrashActions({ record }: { record: Trashed }) {
  const actions = useRecordActions()
  const purge = async () => {
    if (!(await mayPurge(record.name))) return
    const { id, version } = record
    await call('POST /records/{id}/purge', { params: { id }, version }).then(
      () => doneToast('Deleted!'),
      problemToast,
    )
    await freshenRecords()
    goOn()
  }
  const restore = async () => {
    if (await actions.restore(record)) goOn()
  }
  return (
    <Group gap={6}>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => void restore()}
        aria-label={`Restore ${record.name}`}
      >
        Restore
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        onClick={() => void purge()}
        aria-label={`Delete for good: ${record.name}`}
      >
        Delete for good
      </Button>
    </Group>
  )
}

/** The row is gone and its buttons with it; who uses the keyboard goes on from the page. */
function goOn(): void {
  document.getElementById('page')?.focus()
}

function mayPurge(name: string): Promise<boolean> {
  return ask({
    title: 'Are you sure?',
    text: sentence`You won't be able to revert this! The details of ${name}, every version of the documents, the access code and the shares are removed for good. What stays: that it was done, by whom and when, without any personal data, in the audit log; and copies in backups that were made before.`,
    yes: 'Yes, delete it!',
    isGrave: true,
  })
}
