import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { originalKinds, originalPurposes } from '#modules/documents/originals.schema'
import { originalsWords } from '#texts/en/desk-originals'
import { useLanguage } from '../../look/language.ts'
import { heldOriginalsQuery } from '../../queries.ts'
import { Link, useSearch } from '../../routing.tsx'
import { candidateColumn } from '../../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useTimes } from '../../ui/times.ts'
import { navigate } from '../../visits.ts'
import { pageWords } from '../../words/page-words.ts'

/** Passports and certificates of all candidates in the office’s hands. */
export const { use: useOriginalsWords } = pageWords('originals', originalsWords)

type Held = Answer<'GET /originals'>['originals'][number]

/** Passports and certificates in the office's hands; the first to return is on top. */
export function View() {
  const words = useOriginalsWords()
  const columns = useColumns()
  const { cursor, overdue: only } = useSearch('/records')
  const held = useQuery({
    ...heldOriginalsQuery({ cursor, overdue: only }),
    placeholderData: keepPreviousData,
  })
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={held}>
        {({ originals, total, overdue, ...pages }) =>
          total === 0 && !only ? (
            <Text c="dimmed" py="xl">
              {words.none}
            </Text>
          ) : (
            <>
              {only && (
                <Text mb="md">
                  {words.leftOut}{' '}
                  <Link to="/records" search={{ view: 'originals' }}>
                    {words.showAll}
                  </Link>
                </Text>
              )}
              <Text mb="md">{overdue === 0 ? words.noneOverdue : words.someOverdue(overdue)}</Text>
              {total > 0 && (
                <DataTable
                  label={words.title}
                  columns={columns}
                  rows={originals}
                  keyOf={({ id }) => id}
                />
              )}
              {total > pages.pageSize && (
                <Pages
                  {...{ ...pages, total }}
                  onPage={(next) =>
                    void navigate({
                      to: '/records',
                      search: { view: 'originals', cursor: next, overdue: only },
                    })
                  }
                />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function useColumns(): Column<Held>[] {
  const { columns: names, ...words } = useOriginalsWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  return [
    candidateColumn(names.candidate, 'originals-title'),
    { name: names.document, of: ({ kind }) => originalKinds[kind][language] },
    { name: names.purpose, of: ({ purpose }) => originalPurposes[purpose][language] },
    {
      name: names.backBy,
      of: ({ backBy, isOverdue }) => (
        <>
          <time dateTime={backBy}>{dayOf(backBy)}</time>
          {isOverdue && (
            <Text size="sm" c="red" fw={600}>
              {words.overdue}
            </Text>
          )}
        </>
      ),
    },
    {
      name: names.answer,
      of: ({ askedBackAt, agreedBy }) => {
        if (askedBackAt) return words.askedBack(dayOf(askedBackAt))
        return agreedBy ? words.agreed : words.notConfirmed
      },
    },
  ]
}
