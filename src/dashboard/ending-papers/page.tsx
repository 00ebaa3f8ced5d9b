import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { documentKindNames, documentKinds, endingSchema } from '#modules/documents/schema'
import { download } from '../confirm/download.ts'
import { endingQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { dayOf } from '../ui/times.ts'
import { endingSearchFrom } from './ending-search.ts'

type List = Answer<'GET /ending-papers'>
type Paper = List['papers'][number]

const route = getRouteApi('/ending-papers')

const times = [
  { value: '30', label: 'Within 30 days' },
  { value: '60', label: 'Within 60 days' },
  { value: '90', label: 'Within 90 days' },
  { value: 'past', label: 'In the past' },
]
const kinds = documentKindNames
  .filter((kind) => kind !== 'photo')
  .map((kind) => ({ value: kind as string, label: documentKinds[kind].label }))

/** Papers by the end that is printed on them. */
export function EndingPapersPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const papers = useQuery({ ...endingQuery(search), placeholderData: keepPreviousData })
  const filters = endingSchema.parse(search)
  const choose = (changed: Record<string, unknown>) =>
    void navigate({ search: endingSearchFrom({ ...search, page: 1, ...changed }) })
  return (
    <div>
      <PageHead
        title="Dates on papers"
        lead="Papers by the last day that is printed on them, as noted on the record’s page. It is what the paper says; whether it holds, only the authority knows."
      />
      <Group align="end" mb="md">
        <NativeSelect
          label="Last day"
          data={times}
          value={filters.within}
          onChange={({ currentTarget }) => choose({ within: currentTarget.value })}
        />
        <NativeSelect
          label="Kind of paper"
          data={[{ value: '', label: 'All kinds' }, ...kinds]}
          value={filters.kind ?? ''}
          onChange={({ currentTarget }) => choose({ kind: currentTarget.value })}
        />
        <Button variant="default" onClick={() => void download('/exports/ending-papers', filters)}>
          Export these
        </Button>
      </Group>
      <Loaded query={papers}>
        {({ papers: listed, total, page, pageSize, today }) =>
          total === 0 ? (
            <Text c="dimmed" py="xl">
              No paper has such a date. Dates are noted on the page of a record, below each paper.
            </Text>
          ) : (
            <>
              <DataTable
                label="Papers by their last day"
                columns={columnsFrom(today)}
                rows={listed}
                keyOf={({ documentId }) => documentId}
              />
              <Pages {...{ total, page, pageSize }} onPage={(next) => choose({ page: next })} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function columnsFrom(today: string): Column<Paper>[] {
  return [
    candidateColumn(),
    { name: 'Paper', of: ({ kind }) => documentKinds[kind].label },
    {
      name: 'Printed last day',
      of: ({ validUntil }) => (
        <>
          <time dateTime={validUntil}>{dayOf(validUntil)}</time>
          <Text size="sm" c="dimmed">
            {daysUntil(validUntil, today)}
          </Text>
        </>
      ),
    },
    { name: 'Issued on', of: ({ issuedOn }) => (issuedOn ? dayOf(issuedOn) : '–') },
    {
      name: 'Telephone',
      of: ({ telephone }) => (telephone ? <a href={`tel:${telephone}`}>{telephone}</a> : '–'),
    },
  ]
}

function daysUntil(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days === 0) return 'today'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days > 0 ? `in ${count}` : `${count} ago`
}
