import { Text, Title } from '@mantine/core'
import type { Answer } from '#api/client'
import { moneyIn } from '#modules/training/money.schema'
import { labelOfPart, useKindWords } from '../cases/kind-words.ts'
import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { useTimes } from '../ui/times.ts'
import { useRecordWords } from '../words/record.ts'

/** What was said or asked about a record. */
export function RecordCases({ cases }: Answer<'GET /records/{id}/cases'>) {
  const words = useRecordWords().cases
  const language = useLanguage()
  const kindWords = useKindWords()
  const { momentOf } = useTimes()
  return (
    <section aria-labelledby="cases">
      <Title order={2} size="h4" id="cases" mb="sm">
        {words.title}
      </Title>
      <ul>
        {cases.map(({ id, kind, part, money, state, isOverdue, createdAt }) => (
          <li key={id}>
            <Link to="/cases/$caseId" params={{ caseId: id }}>
              {kindWords(kind).name}
              {part && `: ${labelOfPart(part, language)}`}
              {money && ` · ${moneyIn(language, money.amount, money.currency)}`}
            </Link>
            <Text size="sm" c="dimmed">
              {isOverdue ? words.overdue : words[state]} · {momentOf(createdAt)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
