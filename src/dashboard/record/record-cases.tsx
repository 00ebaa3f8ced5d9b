import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { labelOfPart, useKindWords } from '../cases/kind-words.ts'
import { useLanguage } from '../look/language.ts'
import { recordCasesQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useRecordWords } from '../words/record.ts'

/** What was said or asked about the record; nothing where there is nothing. */
export function RecordCases({ recordId }: { recordId: string }) {
  const words = useRecordWords().cases
  const language = useLanguage()
  const kindWords = useKindWords()
  const { momentOf } = useTimes()
  const cases = useQuery(recordCasesQuery(recordId))
  return (
    <Loaded query={cases}>
      {({ cases: all }) =>
        all.length === 0 ? null : (
          <section aria-labelledby="cases">
            <Title order={2} size="h4" id="cases" mb="sm">
              {words.title}
            </Title>
            <ul>
              {all.map(({ id, kind, part, state, isOverdue, createdAt }) => (
                <li key={id}>
                  <Link to="/cases/$caseId" params={{ caseId: id }}>
                    {kindWords(kind).name}
                    {part && `: ${labelOfPart(part, language)}`}
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
    </Loaded>
  )
}
