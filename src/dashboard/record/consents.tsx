import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { consentsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useCandidateWords } from '../words/candidate.ts'
import classes from './record.module.css'

type Consent = Answer<'GET /records/{id}/consents'>['consents'][number]

/** What the candidate agrees to. Staff see it, with the words that were read, and cannot change it. */
export function Consents({ recordId }: { recordId: string }) {
  const words = useCandidateWords().consents
  const consents = useQuery(consentsQuery(recordId))
  return (
    <section aria-labelledby="consents-title">
      <Title order={2} size="h4" id="consents-title" mb="sm">
        {words.title}
      </Title>
      <Loaded query={consents}>
        {({ consents: list }) => (
          <ul className={`${classes.cards} ${classes.inRows}`}>
            {list.map((consent) => (
              <li key={consent.purpose}>
                <OneConsent consent={consent} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function OneConsent({ consent }: { consent: Consent }) {
  const words = useCandidateWords().consents
  const { momentOf } = useTimes()
  const { purpose, answer, answeredAt, read, earlier } = consent
  return (
    <>
      <strong>{words.labels[purpose]}</strong>
      <Text size="sm">
        {answer === null || answeredAt === null
          ? words.notYet
          : words.since(words.said[answer], momentOf(answeredAt))}
      </Text>
      {answer === 'withdrawn' && <Text size="sm">{words.stops[purpose]}</Text>}
      {earlier.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.before(
            earlier
              .map((one) => `${words.said[one.answer]}, ${momentOf(one.answeredAt)}`)
              .join('; '),
          )}
        </Text>
      )}
      {read !== null && (
        <details>
          <summary>{words.read}</summary>
          <Text size="sm" dir="auto">
            {read}
          </Text>
        </details>
      )}
    </>
  )
}
