import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { useSlipsWords } from '#words/slips'
import { unprintedCodesQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { pageSearchFrom } from '../searches.ts'
import { ActButton } from '../ui/act-button.tsx'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useFilters } from '../ui/use-filters.ts'
import { useNamed } from '../words/named.ts'

type Unprinted = Answer<'GET /unprinted-codes'>['codes'][number]

function useColumns(): Column<Unprinted>[] {
  const { unprinted: words } = useSlipsWords()
  const named = useNamed()
  return [
    candidateColumn(words.candidate, 'access-code'),
    { name: words.issued, timed: ({ issuedAt }, momentOf) => momentOf(issuedAt) },
    { name: words.by, of: ({ issuedBy }) => issuedBy && named(issuedBy) },
    { name: words.actions, of: (code) => <Actions code={code} />, isBare: true },
  ]
}

/** Codes that, as far as we know, nobody has on paper: issue a new one, or confirm that somebody has it. */
export function UnprintedPage() {
  const { unprinted: words } = useSlipsWords()
  const columns = useColumns()
  const { search, toPage } = useFilters('/unprinted-codes', pageSearchFrom)
  const { title, lead, empty } = words
  return (
    <ListPage
      {...{ title, lead, empty, columns }}
      query={useQuery(unprintedCodesQuery(search.cursor))}
      rows={({ codes }) => codes}
      keyOf={({ recordId }) => recordId}
      onPage={toPage}
    />
  )
}

function Actions({ code: { slipRun, recordId, name } }: { code: Unprinted }) {
  const { unprinted: words } = useSlipsWords()
  const printed = { params: { id: slipRun }, body: { recordIds: [recordId] } }
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.reissueOne(name)}
        renderRoot={(props) => <Link to="/slips" search={{ of: recordId }} {...props} />}
      >
        {words.reissue}
      </Button>
      <ActButton
        size="compact-sm"
        variant="subtle"
        aria-label={words.printedOne(name)}
        does={() => call('POST /slip-runs/{id}/printed', printed)}
        done={null}
        topics={['unprinted-codes', 'records', 'overview']}
      >
        {words.printed}
      </ActButton>
    </Group>
  )
}
