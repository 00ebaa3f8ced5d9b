import { expect, test } from 'vitest'
import { filled, partsOf, problems, problemText } from './problems.schema.ts'

const table = problems('notes', {
  none: 'Write it first.',
  long: '{line} has more than {most} signs.',
  quoted: '“{words}” is not a name (yet).',
})

test('a problem carries its code and what stands in it, whatever that is', () => {
  expect(partsOf(table.none)).toEqual({ code: 'notes.none', message: 'Write it first.' })
  const line = { value: 'title', words: 'The title' }
  expect(partsOf(filled(table.long, { line, most: 1000 }))).toEqual({
    code: 'notes.long',
    message: 'The title has more than 1,000 signs.',
    values: { line: 'title', most: 1000 },
  })
  for (const words of ['a “b” c', 'line\nline', '{other}', '$1 \\ .*', ''])
    expect(partsOf(filled(table.quoted, { words }))).toMatchObject({ values: { words } })
})

test('parts are put together again, and what has no code is only a message', () => {
  const parts = partsOf(filled(table.quoted, { words: 'Ltd' }))
  expect(partsOf(problemText(parts))).toEqual(parts)
  expect(partsOf('Nobody says this.')).toEqual({ message: 'Nobody says this.' })
  expect(filled('{most} seats', { most: 1000 })).toBe('1,000 seats')
})
