import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { httpStatusOf } from '#platform/errors'
import { tableBelow, textOf } from './document.ts'

const rows = tableBelow(textOf('docs/errors.md'), 'Codes')

test('docs/errors.md lists every refusal with its status and sentence, and no other', () => {
  const documented = rows.map(([code, status, sentence]) => [code, { status, sentence }])
  const known = Object.entries(refusals).map(([code, { kind, sentence }]) => [
    code,
    { status: String(httpStatusOf[kind]), sentence },
  ])
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known))
  expect(rows).toHaveLength(known.length)
})

test('every refusal says what to do', () => {
  for (const [code, , , advice] of rows) expect(advice, code).toMatch(/\w{3}/)
})
