import { plainText } from '#api'
import { type FieldProblem, refusal } from '#platform/errors'

/** What a form shows again after it was refused: the values (never a secret one) and what was wrong. */
export interface FormState {
  values: Readonly<Record<string, string>>
  problems: readonly FieldProblem[]
}

export const emptyForm: FormState = { values: {}, problems: [] }

/** The text fields that a plain form sent, each cut at 5,000 characters: a report has 4,000. */
export async function fieldsIn(request: Request): Promise<Record<string, string>> {
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    throw refusal('request.unreadable')
  }
  const fields: Record<string, string> = {}
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = plainText(value.slice(0, 5000))
  return fields
}

/** The sentence at one field, or undefined. */
export function problemAt(state: FormState, path: string): string | undefined {
  return state.problems.find((problem) => problem.path === path)?.message
}
