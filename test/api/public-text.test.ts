import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicKindOf, publicly } from '#modules/honesty/schema'
import { newNoticeSchema } from '#modules/notices/schema'
import { settingsChangesSchema, setUpSchema } from '#modules/organisation/schema'
import { newClassSchema } from '#modules/training/schema'

/** Fields that the public does not read as words: chosen from a list, a date, an id, a secret. */
const noWords = [
  ...['defaultNationality', 'informationAsOf', 'timeZone', 'currency', 'password', 'confirm'],
  ...['teacherId', 'sessions.id', 'sessions.startsAt', 'sessions.endsAt'],
]

/** The texts in a schema that nothing judges. */
function unjudged(schema: z.ZodType, path: readonly string[] = []): string[] {
  if (publicKindOf(schema) !== undefined) return []
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      unjudged(field as z.ZodType, [...path, name]),
    )
  if (schema instanceof z.ZodArray) return unjudged(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodRecord) return unjudged(schema.valueType as z.ZodType, path)
  if (schema instanceof z.ZodPipe) return unjudged(schema.in as z.ZodType, path)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return unjudged(schema.unwrap() as z.ZodType, path)
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
  return isText ? [path.join('.')] : []
}

test('every text that an installation enters for the public is judged by its schema', () => {
  for (const schema of [settingsChangesSchema, setUpSchema, newNoticeSchema, newClassSchema])
    expect(unjudged(schema).filter((path) => !noWords.includes(path))).toEqual([])
})

test('a field that was forgotten is found, wherever it is', () => {
  const forgetful = z.object({
    title: publicly('title', z.string()),
    slogans: z.array(z.object({ text: z.string().nullable().default(null) })),
  })
  expect(unjudged(forgetful)).toEqual(['slogans.text'])
})
