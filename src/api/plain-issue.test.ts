import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainIssue } from './parse-input.ts'

test.each([
  [z.string(), undefined, 'This is missing.'],
  [z.string(), 1, 'Send it as text, in quotation marks.'],
  [z.coerce.number(), 'many', 'Give a number.'],
  [z.int(), 1.5, 'Give a whole number.'],
  [z.boolean(), 'yes', 'Give true or false.'],
  [z.array(z.string()), {}, 'Give a list.'],
  [z.object({}), [], 'Give an object.'],
  [z.enum(['a', 'b']), 'c', 'Give one of: a, b.'],
  [z.string().min(2), '', 'Give at least 2 characters.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'Give at most 2 entries.'],
  [z.number().min(5), 1, 'Give at least 5.'],
  [z.strictObject({}), { odd: 1 }, 'Leave out what is not known here: odd.'],
  [z.uuid(), 'x', 'This has another form than is asked for.'],
  [z.union([z.string(), z.int()]), true, 'This has another form than is asked for.'],
  [z.union([z.literal(25), z.literal(50)]), 7, 'Give one of: 25, 50.'],
  [z.string({ error: 'Own words.' }), 1, 'Own words.'],
])('%# what is wrong is said in a sentence', (schema, value, sentence) => {
  const { error } = schema.safeParse(value, { error: plainIssue })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
