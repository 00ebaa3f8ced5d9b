import { Button, NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { endingDocumentsWords } from '#texts/en/desk-ending-documents'
import { download } from '../../confirm/download.ts'
import { useLanguage } from '../../look/language.ts'
import { endingQuery } from '../../queries.ts'
import { useSearch } from '../../routing.tsx'
import { filtersIn } from '../../searches.ts'
import { candidateColumn } from '../../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useTimes } from '../../ui/times.ts'
import { navigate } from '../../visits.ts'
import { pageWords } from '../../words/page-words.ts'
import { recordsSearchFrom } from '../list-search.ts'

/** Documents by their printed expiry date. */
export const { use: useEndingDocumentsWords } = pageWords('ending-documents', endingDocumentsWords)

type List = Answer<'GET /ending-papers'>
type EndingDocument = List['papers'][number]

const choices = ['30', '60', '90', 'past'] as const
const kinds = documentKindNames.filter((kind) => kind !== 'photo')

/** Documents by their printed expiry date. */
export function View() {
  const words = useEndingDocumentsWords()
  const language = useLanguage()
  const columnsFrom = useColumns()
  const search = useSearch('/records')
  const documents = useQuery({ ...endingQuery(search), placeholderData: keepPreviousData })
  const filters = { within: search.within ?? '30', kind: search.kind } as const
  const choose = (changed: Record<string, unknown>) =>
    void navigate({
      to: '/records',
      search: recordsSearchFrom({ ...search, cursor: undefined, ...changed }),
    })
  const names = words.filters
  const times = choices.map((value) => ({
    value,
    label: value === 'past' ? names.past : names.within(Number(value)),
  }))
  const kindsToChoose = kinds.map((kind) => ({
    value: kind as string,
    label: kindLabel(kind, language),
  }))
  return (
    <div>
      <PageHead title={words.title} lead={words.lead}>
        <Button
          variant="default"
          onClick={() => void download('/exports/ending-papers', { ...filters, language })}
        >
          {words.export}
        </Button>
      </PageHead>
      <ListFilters inUse={filtersIn({ within: search.within, kind: search.kind })}>
        <NativeSelect
          label={names.lastDay}
          data={times}
          value={filters.within}
          onChange={({ currentTarget }) => choose({ within: currentTarget.value })}
        />
        <NativeSelect
          label={names.kind}
          data={[{ value: '', label: names.allKinds }, ...kindsToChoose]}
          value={filters.kind ?? ''}
          onChange={({ currentTarget }) => choose({ kind: currentTarget.value })}
        />
      </ListFilters>
      <Loaded query={documents}>
        {({ papers: listed, today, ...place }) =>
          place.total === 0 ? (
            <Text c="dimmed" py="xl">
              {words.none}
            </Text>
          ) : (
            <>
              <DataTable
                label={words.list}
                columns={columnsFrom(today)}
                rows={listed}
                keyOf={({ documentId }) => documentId}
              />
              <Pages {...place} onPage={(cursor) => choose({ cursor })} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function useColumns(): (today: string) => Column<EndingDocument>[] {
  const { columns: names } = useEndingDocumentsWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  const daysUntil = useDaysUntil()
  return (today) => [
    candidateColumn(names.candidate, 'documents-title'),
    { name: names.document, of: ({ kind }) => kindLabel(kind, language) },
    {
      name: names.lastDay,
      of: ({ validUntil }) => (
        <>
          <time dateTime={validUntil}>{dayOf(validUntil)}</time>
          <Text size="sm" c="dimmed">
            {daysUntil(validUntil, today)}
          </Text>
        </>
      ),
    },
    { name: names.issued, of: ({ issuedOn }) => (issuedOn ? dayOf(issuedOn) : '–') },
    {
      name: names.telephone,
      of: ({ telephone }) => (telephone ? <a href={`tel:${telephone}`}>{telephone}</a> : '–'),
    },
  ]
}

function useDaysUntil() {
  const words = useEndingDocumentsWords()
  return (day: string, today: string) => {
    const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
    if (days === 0) return words.today
    return days > 0 ? words.ahead(days) : words.ago(-days)
  }
}
