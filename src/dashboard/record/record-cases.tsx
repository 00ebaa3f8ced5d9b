import type { Answer } from '#api/client'
import { moneyIn } from '#modules/training/money.schema'
import { useRecordWords } from '#words/record'
import { labelOfPart, useKindWords } from '../cases/kind-words.ts'
import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'

/** What was said or asked about a record. */
export function RecordCases({ cases }: Answer<'GET /records/{id}/cases'>) {
  const words = useRecordWords().cases
  const language = useLanguage()
  const kindWords = useKindWords()
  const { momentOf } = useTimes()
  return (
    <Part titleId="cases" title={words.title}>
      <ul>
        {cases.map(({ id, kind, part, money, state, isOverdue, createdAt }) => (
          <li key={id}>
            <Link to="/cases/$caseId" params={{ caseId: id }}>
              {kindWords(kind).name}
              {part && `: ${labelOfPart(part, language)}`}
              {money && ` · ${moneyIn(language, money.amount, money.currency)}`}
            </Link>
            <Muted>
              {isOverdue ? words.overdue : words[state]} · {momentOf(createdAt)}
            </Muted>
          </li>
        ))}
      </ul>
    </Part>
  )
}
