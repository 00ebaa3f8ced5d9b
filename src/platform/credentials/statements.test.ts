import { expect, test } from 'vitest'
import { canonicalLines } from './data-integrity.ts'

test('statements stand in the order of their code points, also of those above U+FFFF', () => {
  const told = ['\u{1F600}', '\uFB01', 'z', 'é'].map(
    (text) => ['https://a.example', 'https://b.example', { text }] as const,
  )
  const line = (text: string) => `<https://a.example> <https://b.example> "${text}" .\n`
  expect(canonicalLines([...told, ...told])).toBe(
    ['z', 'é', '\uFB01', '\u{1F600}'].map(line).join(''),
  )
})
