import { expect, test } from 'vitest'
import { noticeFieldsSchema } from './schema.ts'

test('title and text are judged together, in each language', () => {
  const pathsOf = (notice: object) =>
    noticeFieldsSchema.safeParse(notice).error?.issues.map(({ path }) => path.join('.'))
  expect(pathsOf({ title: 'Your papers are ap', text: 'proved since Monday.' })).toEqual(['text'])
  expect(pathsOf({ title: 'Our office', text: 'is closed on Monday.' })).toBeUndefined()
  const bn = { title: 'আপনার পার', text: 'মিট এসেছে।' }
  expect(pathsOf({ title: 'Hello', text: 'Good day.', translations: { bn } })).toEqual([
    'translations.bn.text',
  ])
})
