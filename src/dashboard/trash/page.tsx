import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { sentence } from '#messages/isolated'
import { organisationQuery, trashQuery } from '../queries.ts'
import { freshenRecords, useRecordActions } from '../record-actions.ts'
import { ask } from '../ui/ask.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
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
              <DataTable
                label="Deleted records"
                columns={columnsWith(days)}
                rows={list.records}
                keyOf={({ id }) => id}
              />
              <Pages {...list} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** With the days that each stays; undefined while they are asked. */
function columnsWith(days: number | undefined): Column<Trashed>[] {
  return [
    {
      name: 'Name',
      of: ({ name, reference }) => (
        <>
          <strong>{name}</strong>
          <Text size="sm" c="dimmed" component="div">
            {reference}
          </Text>
        </>
      ),
      isBare: true,
    },
    { name: 'Passport', of: ({ passportNumber }) => passportNumber },
    { name: 'Deleted', of: ({ deletedAt }) => deletedAt && dayOf(deletedAt) },
    {
      name: 'Removed for good',
      of: ({ deletedAt }) =>
        deletedAt &&
        days && (
          <>
            {dayOf(endOfTrash(deletedAt, days))}
            <Text size="sm" c="dimmed" component="div">
              {timeLeft(deletedAt, days, Date.now())}
            </Text>
          </>
        ),
    },
    { name: 'Actions', of: (record) => <TrashActions record={record} />, isBare: true },
  ]
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
