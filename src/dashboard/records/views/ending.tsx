import { Button, NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { endingDocumentsWords } from '#texts/en/desk-ending-documents'
import { download } from '../../confirm/download.ts'
import { useLanguage } from '../../look/language.ts'
import { endingQuery } from '../../queries.ts'
import { filtersIn } from '../../searches.ts'
import { candidateColumn } from '../../ui/candidate-columns.tsx'
import { choicesOf } from '../../ui/choices.ts'
import type { Column } from '../../ui/data-table.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Muted } from '../../ui/part.tsx'
import { useTimes } from '../../ui/times.ts'
import { useFilters } from '../../ui/use-filters.ts'
import { pageWords } from '../../words/page-words.ts'
import { recordsSearchFrom } from '../list-search.ts'

/** Documents by their printed expiry date. */
export const { use: useEndingDocumentsWords } = pageWords('ending-documents', endingDocumentsWords)

type List = Answer<'GET /ending-papers'>
type EndingDocument = List['papers'][number]

const times = ['30', '60', '90', 'past'] as const
const kinds = documentKindNames.filter((kind) => kind !== 'photo')

/** Documents by their printed expiry date. */
export function View() {
  const words = useEndingDocumentsWords()
  const language = useLanguage()
  const columnsFrom = useColumns()
  const { search, choose, toPage } = useFilters('/records', recordsSearchFrom)
  const documents = useQuery({ ...endingQuery(search), placeholderData: keepPreviousData })
  const filters = { within: search.within ?? '30', kind: search.kind } as const
  const names = words.filters
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      tools={
        <Button
          variant="default"
          onClick={() => void download('/exports/ending-papers', { ...filters, language })}
        >
          {words.export}
        </Button>
      }
      label={words.list}
      query={documents}
      rows={({ papers }) => papers}
      columns={({ today }) => columnsFrom(today)}
      keyOf={({ documentId }) => documentId}
      empty={words.none}
      isCounted
      onPage={toPage}
    >
      <ListFilters inUse={filtersIn({ within: search.within, kind: search.kind })}>
        <NativeSelect
          label={names.lastDay}
          data={choicesOf(times, (value) =>
            value === 'past' ? names.past : names.within(Number(value)),
          )}
          {...choose('within')}
          value={filters.within}
        />
        <NativeSelect
          label={names.kind}
          data={[
            { value: '', label: names.allKinds },
            ...choicesOf(kinds, (kind) => kindLabel(kind, language)),
          ]}
          {...choose('kind')}
        />
      </ListFilters>
    </ListPage>
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
          <Muted>{daysUntil(validUntil, today)}</Muted>
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
