import { z } from 'zod'
import { ownNameSchema, signUpSchema } from '#modules/accounts/schema'
import { setUpSchema } from '#modules/organisation/schema'
import { publicKindOf } from '#modules/speech/schema'
import { endpoints } from '../../src/api/endpoints.ts'

/** A text that somebody can send: where, such as `POST /notices title`, and whether it is judged. */
export interface EnteredField {
  field: string
  isJudged: boolean
}

/** The texts in a schema; choices, dates and ids are none. */
export function textsIn(schema: z.ZodType | undefined, path = ''): EnteredField[] {
  const inside = (each: unknown, name: string) =>
    textsIn(each as z.ZodType, `${path} ${name}`.trim())
  if (schema === undefined) return []
  if (publicKindOf(schema) !== undefined) return [{ field: path, isJudged: true }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => inside(field, name))
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodRecord) return textsIn(schema.valueType as z.ZodType, path)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((each) => textsIn(each as z.ZodType, path))
  if (schema instanceof z.ZodPipe) {
    const [before, after] = [schema.in, schema.out].map((each) => textsIn(each as z.ZodType, path))
    return before?.length ? before : (after ?? [])
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return textsIn(schema.unwrap() as z.ZodType, path)
  return schema instanceof z.ZodString ? [{ field: path, isJudged: false }] : []
}

const forms = {
  'page /set-up': setUpSchema,
  'page /register': signUpSchema,
  'page /account/name': ownNameSchema,
}

/** Every text in a request of the API, and in the forms of the site that no call of the API has. */
export function enteredFields(): EnteredField[] {
  const sources: [string, z.ZodType | undefined][] = endpoints
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ method, path, body, accepts }) => {
      const fields = typeof accepts === 'object' ? accepts.fields : undefined
      return [body, fields].map((each): [string, z.ZodType | undefined] => [
        `${method} ${path}`,
        each,
      ])
    })
  return [...sources, ...Object.entries(forms)].flatMap(([where, schema]) =>
    textsIn(schema).map(({ field, isJudged }) => ({ field: `${where} ${field}`, isJudged })),
  )
}
