import { plainForm, plainText } from '#api'
import type { Lookup } from '#modules/lookup/schema'
import { type FieldProblem, refusal } from '#platform/errors'
import { formTokenField } from './form-token.ts'
import { idempotencyField } from './idempotency-key.ts'

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
    if (typeof value === 'string' && name !== formTokenField && name !== idempotencyField)
      fields[name] = plainText(value.slice(0, 5000))
  return fields
}

/** Returns whose page a form says that it is on; undefined where it does not. */
export async function formTokenIn(request: Request): Promise<string | undefined> {
  const isForm = request.headers.has('content-type')
  const said = isForm ? (await formIn(request)).get(formTokenField) : null
  return typeof said === 'string' ? said : undefined
}

type Form = FormData | URLSearchParams

/** A body is read once, and asked twice: whose page it is from, and what it says. */
const formsRead = new WeakMap<Request, Promise<Form>>()

/** Keeps what was read of a form with a file, for who asks for its fields again. */
export function keepFields(request: Request, fields: Record<string, string>): void {
  formsRead.set(request, Promise.resolve(new URLSearchParams(fields)))
}

/** Returns the form that was sent. */
export function formIn(request: Request): Promise<Form> {
  const known = formsRead.get(request)
  if (known !== undefined) return known
  const form = readForm(request)
  formsRead.set(request, form)
  return form
}

/**
 * Reads a form as it was sent. The platform throws a `TypeError` for a body that is not a form (Fetch,
 * consume body), refused with `request.unreadable`; a body that is too long, or stops, is another failure.
 * A plain form is read as text: `formData` makes a web stream of it, which takes as long as a page.
 */
async function readForm(request: Request): Promise<Form> {
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

/** Returns what was typed as either sort of number. */
export function lookupsOf(number: string, code: string) {
  const typed = number.slice(0, 60)
  const accessCode = code.slice(0, longestCode)
  const asPassport: Lookup = { accessCode, passportNumber: typed }
  const asReference: Lookup = { accessCode, referenceNumber: typed }
  return { asPassport, asReference }
}
