import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { originalKinds, originalPurposes } from '#modules/originals/schema'
import { heldOriginalsQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { dayOf } from '../ui/times.ts'

type Held = Answer<'GET /originals'>['originals'][number]

const route = getRouteApi('/originals')

/** Passports and certificates that the office has in hand; what has to be back first stands at the top. */
export function OriginalsPage() {
  const { page = 1, overdue: only } = route.useSearch()
  const navigate = route.useNavigate()
  const held = useQuery({
    ...heldOriginalsQuery({ page, overdue: only }),
    placeholderData: keepPreviousData,
  })
  return (
    <div>
      <PageHead
        title="Originals in hand"
        lead="Passports and certificates that the office has. What has to go back first is at the top; what a candidate asked for is due within three days."
      />
      <Loaded query={held}>
        {({ originals, total, overdue, ...pages }) =>
          total === 0 && !only ? (
            <Text c="dimmed" py="xl">
              Nothing is in hand. Originals are noted on the page of a record.
            </Text>
          ) : (
            <>
              {only && (
                <Text mb="md">
                  What is not overdue is left out. <Link to="/originals">Show all</Link>
                </Text>
              )}
              <Text mb="md">{overdue === 0 ? 'None is overdue.' : `${overdue} overdue.`}</Text>
              {total > 0 && (
                <DataTable
                  label="Originals in hand"
                  columns={columns}
                  rows={originals}
                  keyOf={({ id }) => id}
                />
              )}
              {total > pages.pageSize && (
                <Pages
                  {...{ ...pages, total }}
                  onPage={(next) => void navigate({ search: { page: next, overdue: only } })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}

const columns: Column<Held>[] = [
  candidateColumn(),
  { name: 'Paper', of: ({ kind }) => originalKinds[kind].en },
  { name: 'What for', of: ({ purpose }) => originalPurposes[purpose].en },
  {
    name: 'Back by',
    of: ({ backBy, isOverdue }) => (
      <>
        <time dateTime={backBy}>{dayOf(backBy)}</time>
        {isOverdue && (
          <Text size="sm" c="red" fw={600}>
            Overdue
          </Text>
        )}
      </>
    ),
  },
  {
    name: 'The candidate',
    of: ({ askedBackAt, agreedBy }) => {
      if (askedBackAt) return `asked for it back on ${dayOf(askedBackAt)}`
      return agreedBy ? 'agreed' : 'has not confirmed'
    },
  },
]
