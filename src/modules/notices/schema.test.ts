import { expect, test } from 'vitest'
import { noticeFieldsSchema } from './schema.ts'

test('a notice needs a title and a text, each with its own sentence', () => {
  const { error } = noticeFieldsSchema.safeParse({ title: ' ', text: '' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Text is required',
  ])
})
