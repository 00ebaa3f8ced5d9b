import { z } from 'zod'
import { type FieldProblem, refusal } from '#platform/errors'
import type { AnyEndpoint } from './endpoint.ts'
import { plainIssue, wrongType } from './plain-issue.ts'
import { unknownFields } from './unknown-fields.ts'

/**
 * Parses the query, the body or a form's fields; refuses with `request.invalid`, which names each wrong or unknown field
 * with a sentence, together with problems of what came beside them. `output` is that of the call: its fields may be
 * among those sent.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  output: AnyEndpoint['output'],
  besides: readonly FieldProblem[] = [],
): z.output<Schema> {
  const unknown = unknownFields(schema, value, output instanceof z.ZodType ? output : null)
  const parsed = schema.safeParse(value, { error: plainIssue, reportInput: true })
  if (parsed.success && unknown.length === 0) return parsed.data
  const wrong = parsed.success ? [] : fieldProblems(parsed.error)
  throw refusal('request.invalid', { fields: [...wrong, ...unknown, ...besides] })
}

/** Returns zod's issues as problems of fields, the first one of each field. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  const problems = new Map<string, string>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (!problems.has(path)) problems.set(path, wrongType(issue) ?? issue.message)
  }
  return [...problems].map(([path, message]) => ({ path, message }))
}
