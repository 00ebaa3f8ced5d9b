import { plainForm, plainText } from '#api'
import { type FieldProblem, refusal } from '#platform/errors'

/** What a form shows again after it was refused: the values (never a secret one) and what was wrong. */
export interface FormState {
  values: Readonly<Record<string, string>>
  problems: readonly FieldProblem[]
}

export const emptyForm: FormState = { values: {}, problems: [] }

/** Characters of what is typed as a code: people paste the whole message that it came in. */
export const longestCode = 500

/** Reads the text fields of a plain form, each cut at 5,000 characters: a report has 4,000. */
export async function fieldsIn(request: Request): Promise<Record<string, string>> {
  const form = await formIn(request)
  const fields: Record<string, string> = {}
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = plainText(value.slice(0, 5000))
  return fields
}

/**
 * Reads a form as it was sent. The platform throws a `TypeError` for a body that is not a form (Fetch,
 * consume body), refused with `request.unreadable`; a body that is too long, or stops, is another failure.
 * A plain form is read as text: `formData` makes a web stream of it, which takes as long as a page
 * (docs/performance.md).
 */
export async function formIn(request: Request): Promise<FormData | URLSearchParams> {
  try {
    if (isPlain.test(request.headers.get('content-type') ?? ''))
      return plainForm(await request.text())
    return await request.formData()
  } catch (error) {
    throw error instanceof TypeError ? refusal('request.unreadable') : error
  }
}

const isPlain = /^application\/x-www-form-urlencoded *(;|$)/i

/** Returns the sentence at one field, or undefined. */
export function problemAt(state: FormState, path: string): string | undefined {
  return state.problems.find((problem) => problem.path === path)?.message
}
