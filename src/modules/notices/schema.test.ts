import { expect, test } from 'vitest'
import { newNoticeSchema } from './schema.ts'

test('a notice needs a title and a text, each with its own sentence', () => {
  const { error } = newNoticeSchema.safeParse({ title: ' ', text: '' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Text is required',
  ])
})
