import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { documentKindNames } from '#modules/documents/schema'
import { type DueRow, holdSentences } from '#modules/retention/schema'
import { dueRemovalsQuery, organisationQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { dayOf } from '../ui/times.ts'
import { dueSearchFrom } from './due-search.ts'
import { removeRows, whatLabel } from './remove.ts'

const route = getRouteApi('/due-removals')

const choices = (['record', ...documentKindNames] as const).map((what) => ({
  value: what as string,
  label: whatLabel(what),
}))

/** Papers and records that have been kept for as long as the settings say. */
export function DueRemovalsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const due = useQuery({ ...dueRemovalsQuery(search), placeholderData: keepPreviousData })
  const { data: organisation } = useQuery(organisationQuery)
  const choose = (changed: Record<string, unknown>) =>
    void navigate({ search: dueSearchFrom({ ...search, page: 1, ...changed }) })
  return (
    <div>
      <PageHead
        title="Due for removal"
        lead={`Papers and records that have been kept for as long as the settings say. ${organisation?.removesByItself ? 'What is not held back is removed by itself a week after it was listed.' : 'They stay until somebody removes them here.'} The list is updated every hour.`}
      />
      <NativeSelect
        label="What is due"
        data={[{ value: '', label: 'Everything' }, ...choices]}
        value={search.what ?? ''}
        onChange={({ currentTarget }) => choose({ what: currentTarget.value })}
        maw="20rem"
        mb="md"
      />
      <Loaded query={due}>
        {({ due: rows, ...pages }) =>
          pages.total === 0 ? (
            <Text c="dimmed" py="xl">
              Nothing is due. The settings say how long papers are kept.
            </Text>
          ) : (
            <>
              <RemoveAll rows={rows.filter(({ held }) => held.length === 0)} />
              <DataTable
                label="Due for removal"
                columns={columns}
                rows={rows}
                keyOf={({ recordId, what }) => `${recordId} ${what}`}
              />
              <Pages {...pages} onPage={(page) => choose({ page })} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function RemoveAll({ rows }: { rows: readonly DueRow[] }) {
  const [isBusy, setBusy] = useState(false)
  if (rows.length < 2) return null
  const remove = () => {
    setBusy(true)
    void removeRows(rows).finally(() => setBusy(false))
  }
  return (
    <Group mb="md">
      <Button variant="default" loading={isBusy} onClick={remove}>
        Remove all {rows.length} on this page
      </Button>
    </Group>
  )
}

const countedFrom: Record<DueRow['because'], string> = {
  departure: 'counted from the departure',
  change: 'counted from the last change',
  consent: 'the candidate said no to keeping',
  closing: 'the agency has closed',
}

const columns: Column<DueRow>[] = [
  candidateColumn(),
  { name: 'What', of: ({ what }) => whatLabel(what) },
  {
    name: 'Due since',
    of: ({ since, because }) => (
      <>
        <time dateTime={since}>{dayOf(since)}</time>
        <Text size="sm" c="dimmed">
          {countedFrom[because]}
        </Text>
      </>
    ),
  },
  { name: 'Removal', of: (row) => <Removal {...row} /> },
  {
    name: 'Actions',
    of: (row) =>
      row.held.length === 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          onClick={() => void removeRows([row])}
          aria-label={`Remove for good: ${whatLabel(row.what)}, ${row.name}`}
        >
          Remove for good
        </Button>
      ),
    isBare: true,
  },
]

function Removal({ held, removedFrom }: DueRow) {
  if (held.length > 0)
    return (
      <>
        <strong>Held back</strong>
        {held.map((hold) => (
          <Text key={hold} size="sm" c="dimmed">
            {holdSentences[hold]}
          </Text>
        ))}
      </>
    )
  return removedFrom ? `By itself from ${dayOf(removedFrom)} on` : 'By hand'
}
