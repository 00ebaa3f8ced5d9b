import { expect, test } from 'vitest'
import { en } from './en.ts'

/** Long values for the arguments of a text, so that the sentence is as long as it gets. */
const facts = {
  organisation: 'Padma Overseas Ltd',
  legalName: 'Padma Overseas Ltd',
  licence: 'RL-1234',
  authority: 'Bureau of Manpower',
  address: 'https://padma.example',
}
const argument = new Proxy({}, { get: (_, key) => facts[key as keyof typeof facts] ?? 'word' })

/** Every text of a catalogue with the path of its key. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const given = value.length === 1 && path.startsWith('legal.pages') ? [argument] : ['word', 2, 3]
    return textsOf(value(...given), path)
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, path ? `${path}.${key}` : key),
  )
}

const texts = textsOf(en, '')

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

test('no sentence on a public page has more than 25 words', () => {
  expect(texts.length).toBeGreaterThan(250)
  const long = texts.flatMap(([path, text]) =>
    text
      .split(/(?<=[.!?])\s+|\n+/)
      .filter((sentence) => wordsIn(sentence) > 25)
      .map((sentence) => `${path}: ${sentence}`),
  )
  expect(long).toEqual([])
})

test('no text is empty', () => {
  for (const [path, text] of texts) expect(text.trim(), path).not.toBe('')
})
