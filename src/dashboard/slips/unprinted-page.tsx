import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type Answer, call } from '#api/client'
import { unprintedCodesQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'

type Unprinted = Answer<'GET /unprinted-codes'>['codes'][number]

const route = getRouteApi('/unprinted-codes')

const columns: Column<Unprinted>[] = [
  candidateColumn('access-code'),
  { name: 'Issued', of: ({ issuedAt }) => momentOf(issuedAt) },
  { name: 'By', of: ({ issuedBy }) => issuedBy ?? '' },
  { name: 'Actions', of: (code) => <Actions code={code} />, isBare: true },
]

/** Codes that nobody has on paper, as far as we know: a new one is issued, or somebody has it after all. */
export function UnprintedPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const codes = useQuery(unprintedCodesQuery(page))
  return (
    <div>
      <PageHead
        title="Access codes issued and not printed"
        lead="These codes work, but nobody said that their slips were printed, and they cannot be shown again. Issue a new code, unless you have the slip in hand."
      />
      <Loaded query={codes}>
        {({ codes: list, total, pageSize }) => (
          <PagedTable
            label="Access codes issued and not printed"
            empty="Every code that was issued for a slip was printed."
            {...{ columns, total, page, pageSize }}
            rows={list}
            keyOf={({ recordId }) => recordId}
            onPage={(next) => void navigate({ search: { page: next } })}
          />
        )}
      </Loaded>
    </div>
  )
}

function Actions({ code: { slipRun, recordId, name } }: { code: Unprinted }) {
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
        aria-label={`Issue a new code: ${name}`}
        renderRoot={(props) => <Link to="/slips" search={{ of: recordId }} {...props} />}
      >
        Issue a new code
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={isBusy}
        onClick={() => void printed()}
        aria-label={`The slip is printed: ${name}`}
      >
        The slip is printed
      </Button>
    </Group>
  )
}
