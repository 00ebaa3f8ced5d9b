import { expect, test } from 'vitest'
import { partsOf } from '#platform/problems.schema'
import { noticeFieldsSchema } from './schema.ts'

test('a notice needs a title and a text, each with its own sentence', () => {
  const { error } = noticeFieldsSchema.safeParse({ title: ' ', text: '' })
  expect(error?.issues.map(({ message }) => partsOf(message).message)).toEqual([
    'Title is required',
    'Text is required',
  ])
})
