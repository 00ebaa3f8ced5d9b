import { expect, test } from 'vitest'
import { urlOf } from './schema.ts'

test.each([
  ['https://padma.example/visa?a=b', undefined],
  ['/file', 'https://padma.example'],
  ['/file', undefined],
  ['https://', undefined],
  ['padma.example', undefined],
  ['', undefined],
])('%s on %s is the address that the engine reads', (text, base) => {
  expect(urlOf(text, base)?.href).toBe(URL.parse(text, base)?.href)
})
