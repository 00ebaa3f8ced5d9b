import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { consentsQuery } from '../queries.ts'
import { consentLabels, whatStops } from '../ui/consents.ts'
import { Loaded } from '../ui/loaded.tsx'
import { momentOf } from '../ui/times.ts'
import classes from './record.module.css'

type Consent = Answer<'GET /records/{id}/consents'>['consents'][number]

const said = { given: 'Yes', withdrawn: 'No' } as const

/** What the candidate agrees to. Staff see it, with what was read, and cannot change it. */
export function Consents({ recordId }: { recordId: string }) {
  const consents = useQuery(consentsQuery(recordId))
  return (
    <section aria-labelledby="consents-title">
      <Title order={2} size="h4" id="consents-title" mb="sm">
        What the candidate agrees to
      </Title>
      <Loaded query={consents}>
        {({ consents: list }) => (
          <ul className={classes.cards}>
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
  const { purpose, answer, answeredAt, read, earlier } = consent
  return (
    <>
      <strong>{consentLabels[purpose]}</strong>
      <Text size="sm">
        {answer === null || answeredAt === null
          ? 'Not answered yet'
          : `${said[answer]}, since ${momentOf(answeredAt)}`}
      </Text>
      {answer === 'withdrawn' && <Text size="sm">{whatStops[purpose]}</Text>}
      {earlier.length > 0 && (
        <Text size="sm" c="dimmed">
          Before:{' '}
          {earlier.map((one) => `${said[one.answer]}, ${momentOf(one.answeredAt)}`).join('; ')}
        </Text>
      )}
      {read !== null && (
        <details>
          <summary>What the candidate read</summary>
          <Text size="sm" dir="auto">
            {read}
          </Text>
        </details>
      )}
    </>
  )
}
