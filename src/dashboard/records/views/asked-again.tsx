import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../../look/language.ts'
import { oldComparisonsQuery } from '../../queries.ts'
import { candidateColumns } from '../../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useTimes } from '../../ui/times.ts'
import { useComparisonsWords } from '../../words/comparisons.ts'
import { useDocumentsWords } from '../../words/documents.ts'

type Old = Answer<'GET /old-comparisons'>['papers'][number]

/** Documents about which the authority was asked too long ago, the oldest first. */
export function View() {
  const { old: words } = useComparisonsWords()
  const columns = useColumns()
  const old = useQuery(oldComparisonsQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={old}>
        {({ papers: documents, total }) =>
          total === 0 ? (
            <Text c="dimmed">{words.none}</Text>
          ) : (
            <>
              {total > documents.length && (
                <Text mb="md">{words.part(total, documents.length)}</Text>
              )}
              <DataTable
                label={words.title}
                columns={columns}
                rows={documents}
                keyOf={({ documentId, checkId }) => `${documentId} ${checkId}`}
              />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function useColumns(): Column<Old>[] {
  const { columns: names, old: words } = useComparisonsWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  return [
    ...candidateColumns('comparisons', names),
    { name: names.document, of: ({ kind }) => kindLabel(kind, language) },
    {
      name: names.authority,
      of: ({ authority }) => (authority ? <Authority name={authority} /> : words.gone),
    },
    { name: names.asked, of: ({ askedOn }) => <time dateTime={askedOn}>{dayOf(askedOn)}</time> },
  ]
}

/** An authority's name, marked as English where it has none in the page's language. */
function Authority({ name }: { name: string }) {
  const told = useDocumentsWords().checks.issuer(name)
  return told === name ? <span lang="en">{name}</span> : told
}
