import { Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#api/client'
import { originalKinds, originalPurposes } from '#modules/documents/originals.schema'
import { originalsWords } from '#texts/en/desk-originals'
import { languageNow, useLanguage } from '../../look/language.ts'
import { heldOriginalsQuery } from '../../queries.ts'
import { Link } from '../../routing.tsx'
import { candidateColumn } from '../../ui/candidate-columns.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { useTimes } from '../../ui/times.ts'
import { useFilters } from '../../ui/use-filters.ts'
import { usePart } from '../../ui/use-part.ts'
import { loadWords } from '../../words/jobs.ts'
import { pageWords } from '../../words/page-words.ts'
import { recordsSearchFrom } from '../list-search.ts'

/** Passports and certificates of all candidates in the office’s hands. */
export const { use: useOriginalsWords } = pageWords('originals', originalsWords)

type Held = Answer<'GET /originals'>['originals'][number]

/** Passports and certificates in the office's hands; the first to return is on top. */
export function View() {
  const words = useOriginalsWords()
  const columns = useColumns()
  const { search, toPage } = useFilters('/records', recordsSearchFrom)
  const { cursor, overdue: only } = search
  const held = useQuery({
    ...heldOriginalsQuery({ cursor, overdue: only }),
    placeholderData: keepPreviousData,
  })
  const [taking, setTaking] = useState<readonly Held[] | null>(null)
  if (taking) return <TakeSeveral originals={taking} onEnd={() => setTaking(null)} />
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      query={held}
      rows={({ originals }) => originals}
      columns={columns}
      keyOf={({ id }) => id}
      empty={!only && words.none}
      onPage={toPage}
      above={({ total, overdue, originals }) => (
        <>
          {originals.length > 1 && (
            <Button variant="default" mb="md" onClick={() => setTaking(originals)}>
              {words.take}
            </Button>
          )}
          {only && (
            <Text mb="md">
              {words.leftOut}{' '}
              <Link to="/records" search={{ view: 'originals' }}>
                {words.showAll}
              </Link>
            </Text>
          )}
          {(only || total > 0) && (
            <Text mb="md">{overdue === 0 ? words.noneOverdue : words.someOverdue(overdue)}</Text>
          )}
        </>
      )}
    />
  )
}

const loadForm = async () => {
  const [{ WhereaboutsForm }] = await Promise.all([
    import('../../ui/whereabouts.tsx'),
    loadWords(languageNow(), ['whereabouts']),
  ])
  return { WhereaboutsForm }
}

interface TakeSeveralProps {
  originals: readonly Held[]
  onEnd: () => void
}

/** Takes several of this page to the same place, with a list to sign that is printed alone. */
function TakeSeveral({ originals, onEnd }: TakeSeveralProps) {
  const { take } = useOriginalsWords()
  const language = useLanguage()
  const { part, asked } = usePart(loadForm, true)
  const named = originals.map(({ id, kind, name, reference }) => ({
    ...{ id, name, reference, document: originalKinds[kind][language] },
  }))
  return (
    <>
      <FailedPart what={take} queries={[asked]} />
      {part && <part.WhereaboutsForm originals={named} onEnd={onEnd} />}
    </>
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
