import { NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Concern } from '#modules/concerns/schema'
import { concernsQuery } from '../queries.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { useConcernsWords } from '../words/concerns.ts'
import { concernSearchFrom } from './concern-search.ts'
import { ConcernState } from './concern-state.tsx'
import classes from './concerns.module.css'

const route = getRouteApi('/concerns')
const states = [undefined, 'open', 'answered', 'closed'] as const

/** What the public reported (H10), newest first. */
export function ConcernsPage() {
  const words = useConcernsWords()
  const { state, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const concerns = useQuery({
    ...concernsQuery({ state, page }),
    placeholderData: keepPreviousData,
  })
  const nameOf = (one: ConcernTable['state']) => {
    if (one === 'open' && concerns.data) return words.openOnes(concerns.data.open)
    return one === undefined ? words.all : words.states[one]
  }
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <ListFilters inUse={state === undefined ? 0 : 1} list={concerns}>
        <NativeSelect
          label={words.columns.state}
          data={states.map((one) => ({ value: one ?? '', label: nameOf(one) }))}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void navigate({ search: concernSearchFrom({ state: value }) })
          }
        />
      </ListFilters>
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

function useColumns(people: ConcernTable['people']): Column<Concern>[] {
  const { columns: names, ...words } = useConcernsWords()
  return [
    {
      name: names.what,
      of: ({ id, kind, name, text }) => (
        <Link to="/concerns/$concernId" params={{ concernId: id }}>
          {kind === 'code' ? words.newCodeFor(name ?? '') : beginningOf(text)}
        </Link>
      ),
      isBare: true,
    },
    { name: names.state, of: ({ state }) => <ConcernState state={state} /> },
    { name: names.reported, timed: ({ createdAt }, momentOf) => momentOf(createdAt) },
    { name: names.from, of: ({ from }) => from ?? words.notGiven, className: classes.from },
    {
      name: names.lastStep,
      timed: ({ changedAt, changedBy }, momentOf) =>
        changedAt ? (
          <>
            {momentOf(changedAt)}, <bdi>{people[changedBy ?? ''] ?? words.somebody}</bdi>
          </>
        ) : (
          '–'
        ),
    },
  ]
}

function ConcernTable({ concerns, people, state }: ConcernTable) {
  const { empty, title } = useConcernsWords()
  const columns = useColumns(people)
  if (concerns.length === 0) return <Text c="dimmed">{empty[state ?? 'all']}</Text>
  return <DataTable label={title} columns={columns} rows={concerns} keyOf={({ id }) => id} />
}

/** Returns enough of a report to recognise it. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 90 ? line : `${line.slice(0, 87).replace(/\s\S*$/, '')}…`
}
