import { z } from 'zod'
import { fieldProblems } from '#api'
import { type RefusalCode, refusals } from '#gate'
import type { TypedProof } from '#modules/lookup'
import type { Soon } from '#platform/context'
import { type FieldProblem, httpStatusOf, Refusal, refusal } from '#platform/errors'
import type { LimitOf } from '#platform/limits/schema'
import type { ProblemParts } from '#platform/problems.schema'
import { type SaidTexts, saidBy } from '#texts/said'
import type { FormState } from './form.ts'
import { type Leaving, leaves, leavesDone, leavesRefused, showLeft } from './left.ts'
import type { Words } from './words.ts'

type Parsed<Schema extends z.ZodType> =
  | { data: z.output<Schema>; problems: null }
  | { data: null; problems: FieldProblem[] }

/**
 * Parses a form's fields by a schema: returns its output, or what is wrong at which field, in the reader's
 * language.
 */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, unknown>,
  words: Words,
): Parsed<Schema> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { data: parsed.data, problems: null }
  return { data: null, problems: inWords(words, fieldProblems(parsed.error)) }
}

/** Returns the problems in the reader's language. */
function inWords(words: Words, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({
    path: problem.path,
    message: saidIn(words, problem) ?? problem.message,
  }))
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

/** A form with the status and the headers of the page that shows it (`showForm`). */
export interface ShownForm {
  form: FormState
  status: number
  headers: Record<string, string>
}

type Values = FormState['values']

/** Returns a form to be filled in, with what is known already. */
export function freshForm(values: Values = {}): ShownForm {
  return { form: { values, problems: [] }, status: 200, headers: {} }
}

/** Returns a form again with what was entered, and what of it is missing or wrong. */
export function incompleteForm(values: Values, problems: readonly FieldProblem[]): ShownForm {
  return { form: { values, problems }, status: 422, headers: {} }
}

/** Returns the sentence at each field that was left blank, in the order of the sentences. */
export function blankFields<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  sentences: Readonly<Record<Name, string>>,
): FieldProblem[] {
  const names = Object.keys(sentences) as Name[]
  return names
    .filter((name) => fields[name].trim() === '')
    .map((path) => ({ path, message: sentences[path] }))
}

interface RefusedAt {
  /** Where it is said if the refusal names no field; by default above the form. */
  field?: string | undefined
  values?: Values
  /** Instead of the sentences of the refusal. */
  problems?: readonly FieldProblem[] | null | undefined
}

/** Returns a form again, with what a verb refused. Rethrows anything that is not a refusal. */
export function refusedForm(
  error: unknown,
  words: Words,
  { field, values = {}, problems }: RefusedAt = {},
): ShownForm {
  if (!(error instanceof Refusal)) throw error
  return {
    form: { values, problems: problems ?? problemsOf(error, words, field) },
    status: httpStatusOf[error.kind],
    headers: retryHeaders(error),
  }
}

/** A form that was sent: the page that shows it, and what it does with what was typed. */
export interface SentForm<Data, Made = never> {
  /** Shows the page with the form, as it was sent and with what is wrong; without it a refusal is an error page. */
  show?(shown: ShownForm): Promise<Response> | Response
  /** Does it; returns where to go on, or what it made, which `shows` shows. */
  does(data: Data): Promise<Response | Made>
  /** Shows what it made. */
  shows?(made: Made): Promise<Response> | Response
  /** What was typed and is shown again: by default nothing. */
  values?: Values
  /** Where a refusal is said that names no field; by default above the form. */
  field?: string | undefined
  /** Instead of the sentences of a refusal, where it returns some. */
  problems?(error: unknown): FieldProblem[] | null
  /** Answers a refusal that is said elsewhere. */
  otherwise?(error: unknown): Soon<Response> | undefined
}

/** For a form of which any fields are taken. */
export const typedFields = z.record(z.string(), z.string())

/**
 * Does what a form asks for. What is missing, wrong or refused, and what it made, is left for the page that shows it;
 * where that page is asked for, nothing is done again.
 */
export async function answerForm<Data, Made = never>(
  { words, left }: Leaving,
  schema: z.ZodType<Data>,
  fields: Record<string, unknown>,
  form: SentForm<Data, Made>,
): Promise<Response> {
  const { values = {}, field, show, shows } = form
  if (left) {
    if (!show) throw refusal('request.invalid')
    return showLeft<Made>(left, {
      typed: () => show(freshForm(values)),
      wrong: (problems) => show(incompleteForm(values, inWords(words, problems))),
      refused: async (error) => {
        const again = { field, values, problems: form.problems?.(error) }
        return (await form.otherwise?.(error)) ?? show(refusedForm(error, words, again))
      },
      done: (made) => (shows ? shows(made) : show(freshForm(values))),
    })
  }
  const parsed = schema.safeParse(fields)
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error)
    if (!show) throw refusal('request.invalid', { fields: inWords(words, problems) })
    return leaves({ how: 'wrong', problems })
  }
  try {
    const made = await form.does(parsed.data)
    return made instanceof Response ? made : leavesDone(made)
  } catch (error) {
    const elsewhere = await form.otherwise?.(error)
    if (elsewhere) return elsewhere
    if (!show || !(error instanceof Refusal)) throw error
    return leavesRefused(error)
  }
}

/** What is said above the fields for a number and a code, unless these have problems. */
export type SaidOfProof = 'no-data' | 'share-code'

export interface ProofForm {
  /** What is said at the field that was left blank. */
  missing: Readonly<Record<'number' | 'code', string>>
  /** What the form of what was typed says, beside what is missing; null: it may open something. */
  judge(typed: TypedProof): { said?: SaidOfProof; problem?: FieldProblem } | null
  show(shown: ShownForm, said?: SaidOfProof): Promise<Response>
  opens(typed: TypedProof): Promise<Response>
}

/**
 * Opens what a number and a code prove together. H7: a refusal depends only on what was typed. Rethrows what nobody can
 * mend who typed it.
 */
export async function answerProof(
  { words, left }: Leaving,
  { number = '', code = '' }: Record<string, string>,
  { missing, judge, show, opens }: ProofForm,
): Promise<Response> {
  const values = { number, code }
  if (left)
    return showLeft(left, {
      typed: () => show(freshForm(values)),
      wrong: () => {
        const judged = judge(values)
        const problems = blankFields(values, missing)
        if (judged?.problem) problems.push(judged.problem)
        return show(incompleteForm(values, problems), judged?.said)
      },
      refused: (error) =>
        error.code === 'lookup.no_data_found'
          ? show(refusedForm(error, words, { values, problems: [] }), 'no-data')
          : show(refusedForm(error, words, { values })),
      done: () => show(freshForm(values)),
    })
  // Said again where it is shown: it depends on what was typed alone.
  if (judge(values) || blankFields(values, missing).length > 0)
    return leaves({ how: 'wrong', problems: [] })
  try {
    return await opens(values)
  } catch (error) {
    const isSaid = ['lookup.no_data_found', 'request.too_many']
    if (!(error instanceof Refusal) || !isSaid.includes(error.code)) throw error
    return leavesRefused(error)
  }
}

/** Returns what was refused in one or two sentences; after too many tries, how long to wait. */
export function sentenceOf(refusal: Refusal, words: Words): string {
  const { message, code, detail, reason, limitOf, retryAfter } = refusal
  if (limitOf !== undefined && retryAfter !== undefined)
    return tooManyTries(words, limitOf, retryAfter)
  const exact = reason && saidIn(words, reason)
  // In English a sentence of its own says more than its code.
  const isExact = words.lang === 'en' && detail !== undefined
  return exact ?? (isExact ? message : words.refusals[code]) ?? message
}

/** Says whose tries were too many, and how long to wait. */
function tooManyTries({ errors }: Words, of: LimitOf, seconds: number): string {
  const minutes = seconds <= 90 ? 0 : Math.ceil(seconds / 60)
  return errors.tooMany(of, seconds, minutes)
}

/** Returns what a page says that was not asked for, as it is refused elsewhere. */
export const refusedAs = (words: Words, code: RefusalCode): string =>
  words.refusals[code] ?? refusals[code].sentence

function saidIn({ refusals, problems }: Words, problem: Pick<ProblemParts, 'code' | 'values'>) {
  return saidBy(problem, { ...refusals, ...(problems as SaidTexts) })
}

/** Returns the headers of an answer that shows a refusal. */
export function retryHeaders({ retryAfter }: Refusal): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}
