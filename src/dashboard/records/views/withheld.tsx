import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../../look/language.ts'
import { comparisonAlertsQuery } from '../../queries.ts'
import { candidateColumns } from '../../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useTimes } from '../../ui/times.ts'
import { useComparisonsWords } from '../../words/comparisons.ts'

type Alerts = Answer<'GET /comparison-alerts'>
type Alert = Alerts['alerts'][number]

/** Documents that are hidden because an authority showed something else, the oldest first. */
export function View() {
  const { hidden: words } = useComparisonsWords()
  const columnsWith = useColumns()
  const alerts = useQuery(comparisonAlertsQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={alerts}>
        {({ alerts: waiting, total, people }) =>
          total === 0 ? (
            <Text c="dimmed">{words.none}</Text>
          ) : (
            <>
              {total > waiting.length && <Text mb="md">{words.part(total, waiting.length)}</Text>}
              <DataTable
                label={words.title}
                columns={columnsWith(people)}
                rows={waiting}
                keyOf={({ id }) => id}
              />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function useColumns() {
  const { columns: names } = useComparisonsWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  return (people: Alerts['people']): Column<Alert>[] => [
    ...candidateColumns('comparisons', names),
    { name: names.document, of: ({ kind }) => kindLabel(kind, language) },
    { name: names.asked, of: ({ askedOn }) => <time dateTime={askedOn}>{dayOf(askedOn)}</time> },
    { name: names.by, of: ({ notedBy }) => people[notedBy] ?? '' },
  ]
}
