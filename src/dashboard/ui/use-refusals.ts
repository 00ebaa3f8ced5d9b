import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import { problemText } from '#platform/problems.schema'
import { type Asked, query } from '../query-client.ts'

type Kind = NonNullable<Asked<'POST /speech/check'>['body']['texts'][number]['kind']>

/** What is refused of a text: why, and the sentences that say it. */
interface Refusal {
  why: string
  offers: readonly SentenceKey[]
}

const nothing: Readonly<Record<number, Refusal>> = {}

/**
 * Asks the server, during typing, what it would refuse of texts that the public reads together: by their place among
 * them. The lists of words stay on the server, where nobody can omit them.
 */
export function useRefusals(
  place: Place,
  texts: readonly (string | { kind: Kind; text: string })[],
): Readonly<Record<number, Refusal>> {
  const typed = texts.map((each) => (typeof each === 'string' ? { text: each } : each))
  const [settled] = useDebouncedValue(JSON.stringify(typed), 350)
  const isWritten = typed.some(({ text }) => text.trim() !== '')
  const { data } = useQuery({
    ...query('POST /speech/check', { body: { place, texts: JSON.parse(settled) } }),
    enabled: isWritten,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The previous result stays until the answer to the new text has arrived.
    placeholderData: (before) => before,
  })
  if (!isWritten || !data) return nothing
  return Object.fromEntries(
    data.problems.map(({ path, offers = [], ...problem }) => [
      path,
      { why: problemText(problem), offers },
    ]),
  )
}
