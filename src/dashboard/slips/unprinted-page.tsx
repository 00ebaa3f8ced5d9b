import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { unprintedCodesQuery } from '../queries.ts'
import { Link, useSearch } from '../routing.tsx'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { useAction } from '../ui/use-action.ts'
import { navigate } from '../visits.ts'
import { useSlipsWords } from '../words/slips.ts'

type Unprinted = Answer<'GET /unprinted-codes'>['codes'][number]

function useColumns(): Column<Unprinted>[] {
  const { unprinted: words } = useSlipsWords()
  return [
    candidateColumn(words.candidate, 'access-code'),
    { name: words.issued, timed: ({ issuedAt }, momentOf) => momentOf(issuedAt) },
    { name: words.by, of: ({ issuedBy }) => issuedBy && words.issuer(issuedBy) },
    { name: words.actions, of: (code) => <Actions code={code} />, isBare: true },
  ]
}

/** Codes that, as far as we know, nobody has on paper: issue a new one, or confirm that somebody has it. */
export function UnprintedPage() {
  const { unprinted: words } = useSlipsWords()
  const columns = useColumns()
  const { cursor } = useSearch('/unprinted-codes')
  const codes = useQuery(unprintedCodesQuery(cursor))
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={codes}>
        {({ codes: list, ...place }) => (
          <PagedTable
            label={words.title}
            empty={words.empty}
            {...{ ...place, columns }}
            rows={list}
            keyOf={({ recordId }) => recordId}
            onPage={(next) => void navigate({ to: '/unprinted-codes', search: { cursor: next } })}
          />
        )}
      </Loaded>
    </div>
  )
}

function Actions({ code: { slipRun, recordId, name } }: { code: Unprinted }) {
  const { unprinted: words } = useSlipsWords()
  const { run, isBusy } = useAction('unprinted-codes', 'records', 'overview')
  const printed = () =>
    run(
      () =>
        call('POST /slip-runs/{id}/printed', {
          params: { id: slipRun },
          body: { recordIds: [recordId] },
        }),
      null,
    )
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
      <Button
        size="compact-sm"
        variant="subtle"
        loading={isBusy}
        onClick={() => void printed()}
        aria-label={words.printedOne(name)}
      >
        {words.printed}
      </Button>
    </Group>
  )
}
