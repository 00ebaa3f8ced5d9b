import { Text } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { comparisonsWords } from '#texts/en/desk-comparisons'
import { useLanguage } from '../../look/language.ts'
import { oldComparisonsQuery, withheldQuery } from '../../queries.ts'
import { Link } from '../../routing.tsx'
import { candidateColumns } from '../../ui/candidate-columns.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { useTimes } from '../../ui/times.ts'
import { useIssuer } from '../../words/advice.ts'
import { pageWords } from '../../words/page-words.ts'

/** Documents that are hidden, or due to be checked again, because of what authorities showed. */
export const { use: useComparisonsWords } = pageWords('comparisons', comparisonsWords)

type Old = Answer<'GET /old-comparisons'>['papers'][number]
type Hidden = Answer<'GET /withheld-documents'>['papers'][number]

/** Documents about which the authority was asked too long ago, the oldest first. */
export function AskedAgain() {
  const { old: words } = useComparisonsWords()
  const list = useQuery(oldComparisonsQuery)
  const keyOf = ({ documentId, checkId }: Old) => `${documentId} ${checkId}`
  return <Asked<Old> words={words} list={list} columns={useColumns()} keyOf={keyOf} />
}

/** Documents that the public does not see because an authority showed something else; undecided ones first. */
export function Withheld() {
  const { columns: names, hidden: words } = useComparisonsWords()
  const { dayOf } = useTimes()
  const list = useQuery(withheldQuery)
  const columns: Column<Hidden>[] = [
    ...useColumns(),
    {
      name: names.hidden,
      of: ({ withheldAt }) => <time dateTime={withheldAt}>{dayOf(withheldAt)}</time>,
    },
    {
      name: names.decision,
      of: ({ isDecided }) =>
        isDecided ? (
          words.stays
        ) : (
          <Link to="/cases" search={{ kind: 'withheld', state: 'open' }}>
            {words.undecided}
          </Link>
        ),
      isBare: true,
    },
  ]
  return <Asked<Hidden> words={words} list={list} columns={columns} keyOf={({ id }) => id} />
}

interface AskedProps<Row> {
  words: { title: string; lead: string; none: string; part(total: number, shown: number): string }
  list: UseQueryResult<{ papers: Row[]; total: number }>
  columns: Column<Row>[]
  keyOf(row: Row): string
}

function Asked<Row>({ words, list, columns, keyOf }: AskedProps<Row>) {
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      query={list}
      rows={({ papers }) => papers}
      columns={columns}
      keyOf={keyOf}
      empty={words.none}
      above={({ papers, total }) =>
        total > papers.length && <Text mb="md">{words.part(total, papers.length)}</Text>
      }
    />
  )
}

interface AskedRow {
  recordId: string
  name: string
  reference: string
  kind: DocumentKind
  authority: string | null
  askedOn: string
}

function useColumns(): Column<AskedRow>[] {
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
  const issuer = useIssuer()(name)
  return issuer === name ? <span lang="en">{name}</span> : issuer
}
