import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { Call } from '#api/client'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import { type ProblemParts, problemText } from '#platform/problems.schema'
import { query } from '../query-client.ts'

// The lists of words stay on the server, where nobody can omit them; forms ask it while somebody types.

type Check = 'POST /speech/check' | 'POST /drafts' | 'POST /organisation/check'
interface Problem extends ProblemParts {
  path: string
  offers?: readonly SentenceKey[]
}
const nothing: readonly Problem[] = []
/** What all three answer. */
type Ask = (
  name: Check,
  asked: object,
) => { queryKey: QueryKey; queryFn: () => Promise<{ problems: readonly Problem[] }> }
const ask: Ask = query as never

/** Asks the server what it would refuse of something, once no key has been pressed for a moment; null: nothing is typed. */
export function useWhileTyped(name: Check, body: object | null): readonly Problem[] {
  const [settled] = useDebouncedValue(JSON.stringify(body), 350)
  const isTyped = body !== null && settled !== 'null'
  const { data } = useQuery({
    ...ask(name, { body: JSON.parse(settled) }),
    enabled: isTyped,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The previous result stays until the answer to the new text has arrived.
    placeholderData: keepPreviousData,
  })
  return isTyped && data ? data.problems : nothing
}

type Errors = Readonly<Record<string, string>>
const byPath = (problems: readonly Problem[]): Errors =>
  Object.fromEntries(problems.map(({ path, ...problem }) => [path, problemText(problem)]))

/** What is refused of a text: why, and the sentences that say it. */
interface Refusal {
  why: string
  offers: readonly SentenceKey[]
}

/** Returns what is refused of texts that the public reads together, by their place among them. */
export function useRefusals(
  place: Place,
  texts: readonly string[],
): Readonly<Record<number, Refusal>> {
  const isWritten = texts.some((text) => text.trim() !== '')
  const problems = useWhileTyped(
    'POST /speech/check',
    isWritten ? { place, texts: [...texts] } : null,
  )
  return Object.fromEntries(
    problems.map(({ path, offers = [], ...problem }) => [
      path,
      { why: problemText(problem), offers },
    ]),
  )
}

/** A request as far as it is typed. */
export interface Draft {
  request: Call
  body: object
}

/**
 * Returns which texts of a request the public may not read: the sentence for each path. Which fields those are is known
 * from the schema of the request alone.
 */
export const useVerdicts = (draft: Draft | null): Errors =>
  byPath(useWhileTyped('POST /drafts', draft))

interface Form {
  errors: Errors
  // biome-ignore lint/suspicious/noExplicitAny: as the form hands them to fields of any kind
  getInputProps: (path: string, of?: { type?: 'checkbox' }) => any
}

/** Returns a form that shows at its fields what is refused while they are typed. */
export function judgedForm<Of extends Form>(form: Of, refused: Errors): Of {
  const errors = { ...refused, ...form.errors }
  return {
    ...form,
    errors,
    getInputProps: (path: string, of?: { type?: 'checkbox' }) => ({
      ...form.getInputProps(path, of),
      error: errors[path],
    }),
  }
}
