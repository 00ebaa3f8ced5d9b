import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MoneyToLookAt } from '#modules/fees/schema'
import { moneyIn } from '#modules/training/schema'
import { moneyToLookAtQuery } from '../queries.ts'
import { candidateColumns } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { momentOf } from '../ui/times.ts'

type Waiting = MoneyToLookAt['unanswered'][number]
type Above = MoneyToLookAt['above'][number]

const waitingColumns: Column<Waiting>[] = [
  ...candidateColumns('money'),
  {
    name: 'Entered',
    of: ({ enteredAt }) => <time dateTime={enteredAt}>{momentOf(enteredAt)}</time>,
  },
]

const aboveColumns: Column<Above>[] = [
  ...candidateColumns('money'),
  { name: 'Paid', of: ({ gross }) => gross.map(sum).join(' + ') },
  { name: 'After refunds', of: ({ paid }) => paid.map(sum).join(' + ') },
  { name: 'Allowed', of: ({ allowed }) => (allowed ? sum(allowed) : 'Nothing') },
]

function sum({ amount, currency }: { amount: number; currency: string }): string {
  return moneyIn('en', amount, currency)
}

/** What candidates said of money and nobody has answered, and who paid more than the law allows. */
export function MoneyPage() {
  const found = useQuery(moneyToLookAtQuery)
  return (
    <div>
      <PageHead
        title="Money of candidates"
        lead="What candidates say they paid, and who paid more than the law of the country of origin allows, as far as our table knows it. It is no legal advice."
      />
      <Loaded query={found}>
        {({ unanswered, unansweredTotal, above, aboveTotal }) => (
          <>
            <Title order={2} size="h4" mb="sm" id="unanswered">
              Waiting for an answer
            </Title>
            {unansweredTotal === 0 ? (
              <Text c="dimmed">Nothing waits for an answer.</Text>
            ) : (
              <DataTable
                label="Waiting for an answer"
                columns={waitingColumns}
                rows={unanswered}
                keyOf={({ id }) => id}
              />
            )}
            <More shown={unanswered.length} total={unansweredTotal} />
            <Title order={2} size="h4" mt="lg" mb="sm" id="above">
              Above what the law allows
            </Title>
            {aboveTotal === 0 ? (
              <Text c="dimmed">Nobody paid more than our table of laws allows.</Text>
            ) : (
              <DataTable
                label="Above what the law allows"
                columns={aboveColumns}
                rows={above}
                keyOf={({ recordId }) => recordId}
              />
            )}
            <More shown={above.length} total={aboveTotal} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function More({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null
  return (
    <Text mt="sm">
      {total} in all; {shown} are shown.
    </Text>
  )
}
