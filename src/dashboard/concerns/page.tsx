import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { sentence } from '#messages/isolated'
import type { Concern } from '#modules/concerns/schema'
import { concernsQuery } from '../queries.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { momentOf } from '../ui/times.ts'
import { ConcernState, stateNames } from './concern-state.tsx'
import classes from './concerns.module.css'

const route = getRouteApi('/concerns')
const states = [undefined, 'open', 'answered', 'closed'] as const

/** What the public reported (H10), newest first. */
export function ConcernsPage() {
  const { state, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const concerns = useQuery({
    ...concernsQuery({ state, page }),
    placeholderData: keepPreviousData,
  })
  return (
    <div>
      <PageHead
        title="Concerns"
        lead="What people report with “Report a concern”, and requests for a new access code."
      />
      <nav aria-label="State of the reports" className={classes.states}>
        {states.map((one) => (
          <Link
            key={one ?? 'all'}
            to="/concerns"
            search={one === undefined ? {} : { state: one }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === state ? 'page' : undefined}
          >
            {one === undefined ? 'All' : stateNames[one]}
            {one === 'open' && concerns.data ? ` (${concerns.data.open})` : ''}
          </Link>
        ))}
      </nav>
      <Loaded query={concerns}>
        {({ concerns: listed, people, total, pageSize }) => (
          <>
            <ConcernTable concerns={listed} people={people} state={state} />
            {total > pageSize && (
              <Pages
                {...{ total, page, pageSize }}
                onPage={(next) =>
                  void navigate({ search: (before) => ({ ...before, page: next }) })
                }
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

interface ConcernTable {
  concerns: readonly Concern[]
  people: Readonly<Record<string, string>>
  state: Concern['state'] | undefined
}

const emptySaid = {
  open: 'Nothing waits for an answer.',
  answered: 'No report is answered and still open to be closed.',
  closed: 'No report is closed yet.',
  all: 'Nobody has reported anything yet. Reports from the public pages appear here.',
}

function columnsWith(people: ConcernTable['people']): Column<Concern>[] {
  return [
    {
      name: 'What was reported',
      of: ({ id, kind, name, text }) => (
        <Link to="/concerns/$concernId" params={{ concernId: id }}>
          {kind === 'code' ? sentence`New code for ${name ?? ''}` : beginningOf(text)}
        </Link>
      ),
      isBare: true,
    },
    { name: 'State', of: ({ state }) => <ConcernState state={state} /> },
    {
      name: 'Reported',
      of: ({ createdAt }) => <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
    },
    { name: 'From', of: ({ from }) => from ?? 'Not given', className: classes.from },
    {
      name: 'Last step',
      of: ({ changedAt, changedBy }) =>
        changedAt ? `${momentOf(changedAt)}, ${people[changedBy ?? ''] ?? 'somebody'}` : '–',
    },
  ]
}

function ConcernTable({ concerns, people, state }: ConcernTable) {
  if (concerns.length === 0) return <Text c="dimmed">{emptySaid[state ?? 'all']}</Text>
  return (
    <DataTable
      label="Concerns"
      columns={columnsWith(people)}
      rows={concerns}
      keyOf={({ id }) => id}
    />
  )
}

/** Enough of a report to know it again. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 90 ? line : `${line.slice(0, 87).replace(/\s\S*$/, '')}…`
}
