import { z } from 'zod'
import { type FieldProblem, refusal } from '#platform/errors'
import { withParts } from '#platform/problems.schema'
import { isStorable, notStorable } from '#platform/text.schema'
import type { AnyEndpoint } from './endpoint.ts'

/**
 * Returns sent text as every database accepts it: PostgreSQL refuses NUL in any text and lone surrogates.
 * Forms and addresses are read through it, so neither ends as a failure of ours.
 */
export function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The escapes of JSON: a NUL, a surrogate pair, a lone surrogate, or any other. */
const escapes =
  /\\(?:u(?:(0000)|[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|([dD][89a-fA-F][\da-fA-F]{2}))|.)/gs

/**
 * Parses JSON. A program that sends such a character gets it told: whatever else were kept would be another name
 * than it sent. Only escapes can bring them into JSON, and they are looked for before the values are: checking each
 * value takes a second for 1 MiB of them.
 * @throws Refusal `request.invalid` naming the field; SyntaxError for what is no JSON
 */
export function plainJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (mayHoldUnkept(text)) refuseUnkept(value)
  return value
}

function mayHoldUnkept(json: string): boolean {
  if (!json.includes('\\')) return false
  for (const [, nul, half] of json.matchAll(escapes)) if (nul || half) return true
  return false
}

const isUnkept = (text: string) => !isStorable(text)

/** Where a value is: its name, and where that is; null for the whole. */
type At = { name: string; within: At } | null

/** Without recursion, and without copying ways: JSON may be nested half a million deep. */
function refuseUnkept(whole: unknown): void {
  const left: { at: At; value: unknown }[] = [{ at: null, value: whole }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, value } = next
    if (typeof value === 'string' && isUnkept(value)) throw unkept(at)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, each] of Object.entries(value)) {
      if (isUnkept(name)) throw unkept(at)
      left.push({ at: { name, within: at }, value: each })
    }
  }
}

function unkept(at: At) {
  const path: string[] = []
  for (let each = at; each; each = each.within) path.push(each.name)
  return refusal('request.invalid', {
    fields: [{ path: path.toReversed().join('.'), message: notStorable }],
  })
}

/** No form of ours has a tenth as many fields. */
const mostPairs = 1000

/**
 * Returns the pairs of a plain form. Refuses one with more than 1,000 with `request.unreadable` before
 * parsing it: the platform takes seconds for half a million pairs, and everyone else would wait.
 */
export function plainForm(text: string): URLSearchParams {
  let pairs = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    pairs += 1
    if (pairs > mostPairs) throw refusal('request.unreadable')
  }
  return new URLSearchParams(text)
}

export type Json = Record<string, unknown>

/** Returns a schema's input or output as JSON Schema 2020-12. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

type Issue = z.core.$ZodRawIssue

const sentAsText = 'Send it as text, in quotation marks.'

const wanted: Record<string, string> = {
  string: sentAsText,
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give an object.',
  record: 'Give an object.',
}

const units: Record<string, string> = { string: 'characters', array: 'entries' }

const otherForm = 'This has another form than is asked for.'
/** Never an empty list: where nothing is known to choose from, only that it has another form. */
const oneOf = (values: readonly unknown[]) =>
  values.length === 0 ? otherForm : `Give one of: ${values.map(String).join(', ')}.`

/** Returns a sentence for a refusal of a schema that has no words of its own; zod's are for programmers. */
export function plainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.'
      return wanted[issue.expected] ?? otherForm
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union': {
      // What says of a union which part is meant, and is none of its parts.
      if (Array.isArray(issue.options)) return oneOf(issue.options)
      const choices = issue.errors.flat()
      const values = choices.flatMap((each) => (each.code === 'invalid_value' ? each.values : []))
      return values.length === choices.length ? oneOf(values) : otherForm
    }
    case 'too_small':
      return `Give at least ${withUnit(issue.minimum, issue.origin)}.`
    case 'too_big':
      return `Give at most ${withUnit(issue.maximum, issue.origin)}.`
    case 'unrecognized_keys':
      return `Leave out what is not known here: ${issue.keys.join(', ')}.`
    default:
      return otherForm
  }
}

function withUnit(amount: number | bigint, origin: string): string {
  const unit = units[origin]
  return unit === undefined ? String(amount) : `${amount} ${unit}`
}

/**
 * Returns the sentence for something else where a text belongs, by the field's name; null for any other problem. A
 * schema's own words would say that the field is required, although it was sent.
 */
function wrongType(issue: z.core.$ZodIssue): string | null {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return null
  if (issue.input === undefined || issue.input === null) return null
  const name = issue.path.findLast((part) => typeof part === 'string')
  if (name === undefined) return sentAsText
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: s${sentAsText.slice(1)}`
}

/**
 * Returns a problem for each field that a schema does not name. Its parser would drop them without a word, and what was
 * misspelt would be lost. Names of the answer are no problem: clients send back what they have read.
 */
export function unknownFields(
  schema: z.ZodType,
  value: unknown,
  answer: z.ZodType | null,
): FieldProblem[] {
  const form = formOf(schema)
  if (isFlatAndKnown(form, value)) return []
  const unknown = [...unknownIn(form, value, [])]
  if (unknown.length === 0) return []
  const read = answer ? Object.keys(propertiesOf(formOf(answer))) : []
  return unknown
    .filter(({ path }) => path.length > 1 || !read.includes(path[0] as string))
    .map(({ path, known }) => ({
      path: path.join('.'),
      message: noSuchField(known),
    }))
}

function noSuchField(known: readonly string[]): string {
  const none = 'This call has no field of this name'
  return known.length === 0 ? `${none}, and no other.` : `${none}. It has: ${known.join(', ')}.`
}

/** Tells of most inputs that each of their fields is named, and holds no others. */
function isFlatAndKnown(form: Json, value: unknown): boolean {
  if (!isJson(value)) return false
  const fields = propertiesOf(form)
  for (const name in value)
    if (!isJson(fields[name]) || typeof value[name] === 'object') return false
  return true
}

interface Unknown {
  path: string[]
  known: string[]
}

/** Goes through objects and lists only where each form that the schema allows names its fields. */
function* unknownIn(form: Json, value: unknown, path: string[]): Iterable<Unknown> {
  if (Array.isArray(value) && isJson(form.items)) {
    for (const [at, each] of value.entries()) yield* unknownIn(form.items, each, [...path, `${at}`])
  } else if (isJson(value)) {
    const fields = propertiesOf(form)
    const known = Object.keys(fields)
    if (known.length === 0 || isJson(form.additionalProperties)) return
    for (const [name, each] of Object.entries(value)) {
      const field = fields[name]
      // Nothing is within a text.
      if (isJson(field) && typeof each !== 'object') continue
      if (isJson(field)) yield* unknownIn(field, each, [...path, name])
      else if (form.additionalProperties === undefined) yield { path: [...path, name], known }
    }
  }
}

const properties = new WeakMap<Json, Json>()

/** Returns the fields of an object's schema, or of all alternatives together; none if some alternative has none. */
function propertiesOf(form: Json): Json {
  const known = properties.get(form) ?? findProperties(form)
  properties.set(form, known)
  return known
}

function findProperties(form: Json): Json {
  const alternatives = [form.anyOf, form.oneOf, form.allOf].find(Array.isArray)
  if (!alternatives) return isJson(form.properties) ? form.properties : {}
  const objects = (alternatives as Json[]).filter(({ type }) => type !== 'null')
  const all = objects.map(propertiesOf)
  return all.some((each) => Object.keys(each).length === 0) ? {} : Object.assign({}, ...all)
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const forms = new WeakMap<z.ZodType, Json>()

function formOf(schema: z.ZodType): Json {
  const form = forms.get(schema) ?? jsonSchema(schema, 'input')
  forms.set(schema, form)
  return form
}

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
  return [...problems].map(([path, message]) => withParts({ path, message }))
}
