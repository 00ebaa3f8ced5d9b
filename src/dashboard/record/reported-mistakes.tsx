import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../look/language.ts'
import { recordContestsQuery } from '../queries.ts'
import { labelOfContest } from '../ui/label-of-contest.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useRecordWords } from '../words/record.ts'

/** What the candidate says is wrong and staff have not answered; nothing where there is none. */
export function ReportedMistakes({ recordId }: { recordId: string }) {
  const words = useRecordWords().mistakes
  const language = useLanguage()
  const { momentOf } = useTimes()
  const contests = useQuery(recordContestsQuery(recordId))
  return (
    <Loaded query={contests}>
      {({ contests: all }) => {
        const open = all.filter(({ state }) => state === 'open')
        if (open.length === 0) return null
        return (
          <section aria-labelledby="reported-mistakes">
            <Title order={2} size="h4" id="reported-mistakes" mb="sm">
              {words.title}
            </Title>
            <ul>
              {open.map(({ id, about, target, proposed, createdAt }) => (
                <li key={id}>
                  {labelOfContest({ about, target }, language)}: <bdi>{proposed}</bdi>
                  <Text size="sm" c="dimmed">
                    {momentOf(createdAt)}
                  </Text>
                </li>
              ))}
            </ul>
            <Link to="/contests">{words.answer}</Link>
          </section>
        )
      }}
    </Loaded>
  )
}
