import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MoneyToLookAt } from '#modules/contracts/fees.schema'
import { moneyIn } from '#modules/training/money.schema'
import { moneyPageWords } from '#texts/en/desk-money'
import { useLanguage } from '../look/language.ts'
import { moneyToLookAtQuery } from '../queries.ts'
import { candidateColumns } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { pageWords } from '../words/page-words.ts'

/** Money of all candidates that needs attention. */
export const { use: useMoneyWords } = pageWords('money', moneyPageWords)

type Above = MoneyToLookAt['above'][number]

/** Who paid more than the law allows. */
export function MoneyPage() {
  const words = useMoneyWords()
  const columns = useColumns()
  const found = useQuery(moneyToLookAtQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={found}>
        {({ above, aboveTotal }) => (
          <>
            <Title order={2} size="h4" mb="sm" id="above">
              {words.above.title}
            </Title>
            {aboveTotal === 0 ? (
              <Text c="dimmed">{words.above.none}</Text>
            ) : (
              <DataTable
                label={words.above.title}
                columns={columns}
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
  const { more } = useMoneyWords()
  if (total <= shown) return null
  return <Text mt="sm">{more(total, shown)}</Text>
}

function useColumns(): Column<Above>[] {
  const { columns: names, nothing } = useMoneyWords()
  const language = useLanguage()
  const sum = ({ amount, currency }: { amount: number; currency: string }) =>
    moneyIn(language, amount, currency)
  return [
    ...candidateColumns('money', names),
    { name: names.paid, of: ({ gross }) => gross.map(sum).join(' + ') },
    { name: names.afterRefunds, of: ({ paid }) => paid.map(sum).join(' + ') },
    { name: names.allowed, of: ({ allowed }) => (allowed ? sum(allowed) : nothing) },
  ]
}
