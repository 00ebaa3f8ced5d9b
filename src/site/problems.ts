import type { z } from 'zod'
import { fieldProblems } from '#api'
import { type FieldProblem, httpStatusOf, Refusal } from '#platform/errors'
import { emptyForm, type FormState } from './form.ts'
import { said, type Words } from './messages/index.ts'

type Parsed<Schema extends z.ZodType> =
  | { data: z.output<Schema>; problems: null }
  | { data: null; problems: FieldProblem[] }

/**
 * Parses a form's fields by a schema: returns its output, or what is wrong at which field, in the reader's
 * language.
 */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, string>,
  words: Words,
): Parsed<Schema> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { data: parsed.data, problems: null }
  return { data: null, problems: inWords(words, fieldProblems(parsed.error)) }
}

/** Returns the problems in the reader's language. */
export function inWords(words: Words, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ path, message }) => ({ path, message: said(words, message) }))
}

/**
 * Returns what a verb refused, for showing in the form that was sent: at its fields, else at `field`, else
 * for the whole form. Rethrows anything that is not a refusal.
 */
export function problemsOf(error: unknown, words: Words, field = ''): FieldProblem[] {
  if (!(error instanceof Refusal)) throw error
  if (error.fields.length > 0) return inWords(words, error.fields)
  return [{ path: field, message: sentenceOf(error, words) }]
}

/** How a form is shown: fresh, or again with what was refused. */
export interface Shown {
  form: FormState
  status: number
  more: Record<string, string>
}

export const shownAsIs: Shown = { form: emptyForm, status: 200, more: {} }

/** Returns a form again, with what a verb refused at `field`. Rethrows anything that is not a refusal. */
export function shownAgain(error: unknown, words: Words, field = ''): Shown {
  if (!(error instanceof Refusal)) throw error
  const form = { values: {}, problems: problemsOf(error, words, field) }
  return { form, status: statusOf(error), more: retryHeaders(error) }
}

/** Returns what was refused in one or two sentences; after too many tries, how long to wait. */
export function sentenceOf({ message, limitOf, retryAfter }: Refusal, words: Words): string {
  if (limitOf === undefined || retryAfter === undefined) return said(words, message)
  return words.errors.tooMany(limitOf, retryAfter)
}

/** Returns the HTTP status of an answer that shows a refusal in its form. Rethrows anything that is not a refusal. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Refusal)) throw error
  return httpStatusOf[error.kind]
}

/** Returns the headers of an answer that shows a refusal in its form. */
export function retryHeaders(error: unknown): Record<string, string> {
  const retryAfter = error instanceof Refusal ? error.retryAfter : undefined
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}
