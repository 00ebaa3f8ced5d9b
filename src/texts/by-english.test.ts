import { describe, expect, test } from 'vitest'
import { filled } from '#platform/gaps.schema'
import { saying } from './by-english.ts'

const english = {
  none: 'There is none.',
  most: 'There is room for {most} {things}.',
  quoted: '“{words}” is not a name (yet). Write {other}?',
} as const

const say = saying(
  english,
  {
    none: 'নেই।',
    most: '{things}: সর্বোচ্চ {most}',
    quoted: ({ words, other }) => (other === 'no' ? undefined : `${words} / ${other}`),
  },
  (value) => value.replaceAll('1', '১'),
)

describe('a sentence of a table', () => {
  test('is said in the text of its name', () => {
    expect(say('There is none.')).toBe('নেই।')
  })

  test('is said with what stands in it, as the language shows it', () => {
    expect(say(filled(english.most, { most: 11, things: 'tiles' }))).toBe('tiles: সর্বোচ্চ ১১')
  })

  test.each(['a “b” c', 'line\nline', '{other}', '$1 \\ .*', ''])('keeps %j as it was', (words) => {
    expect(say(filled(english.quoted, { words, other: 'Ltd' }))).toBe(`${words} / Ltd`)
  })

  test('has no text where its own says so, nor has one that is in no table', () => {
    expect(say(filled(english.quoted, { words: 'x', other: 'no' }))).toBeUndefined()
    expect(say('There is none. Or is there?')).toBeUndefined()
  })
})

test('numbers are filled in with commas between thousands', () => {
  expect(filled('{most} seats', { most: 1000 })).toBe('1,000 seats')
})
