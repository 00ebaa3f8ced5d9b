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

/** What a field of a form gets; the parts differ by the kind of the field. */
// biome-ignore lint/suspicious/noExplicitAny: spread into fields of any kind
export type FieldProps = Record<'value' | 'checked' | 'onChange', any> & {
  error: string | undefined
  'data-path': string
}

/** What a form has, whatever its values: its errors are all sentences. */
interface Form {
  errors: object
  // biome-ignore lint/suspicious/noExplicitAny: its fields have paths of their own
  getInputProps: (path: any, of?: { type?: 'checkbox' }) => object
}

/** Returns what a field at a path gets from the form. */
export const fieldOf = (form: Form, path: string, of: { type?: 'checkbox' } = {}) =>
  form.getInputProps(path, of) as FieldProps

/** Returns a form that shows at its fields what is refused while they are typed. */
export function judgedForm<Of extends Form>(form: Of, refused: Errors) {
  const errors: Errors = { ...refused, ...form.errors }
  return {
    ...(form as Omit<Of, 'errors' | 'getInputProps'>),
    errors,
    getInputProps: (path: string, of?: { type?: 'checkbox' }): FieldProps => ({
      ...fieldOf(form, path, of),
      error: errors[path],
    }),
  }
}
