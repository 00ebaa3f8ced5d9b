import type { z } from 'zod'
import type { FieldProblem } from '#platform/errors'
import { type Json, jsonSchema } from './json-schema.ts'

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
  const read = answer ? Object.keys(propertiesOf(formOf(answer))) : []
  return [...unknownIn(form, value, [])]
    .filter(({ path }) => path.length > 1 || !read.includes(path[0] as string))
    .map(({ path, known }) => ({
      path: path.join('.'),
      message: `This call has no field of this name. It has: ${known.join(', ')}.`,
    }))
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
    const properties = propertiesOf(form)
    const known = Object.keys(properties)
    if (known.length === 0 || isJson(form.additionalProperties)) return
    for (const [name, each] of Object.entries(value))
      if (isJson(properties[name])) yield* unknownIn(properties[name], each, [...path, name])
      else if (form.additionalProperties === undefined) yield { path: [...path, name], known }
  }
}

/** Returns the fields of an object's schema, or of all alternatives together; none if some alternative has none. */
function propertiesOf(form: Json): Json {
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
