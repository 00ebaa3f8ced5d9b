import { expect, test } from 'vitest'
import { auditQueryOf, auditSearchFrom } from './audit-search.ts'

test('what makes no sense in an address is dropped, and the page still opens', () => {
  expect(
    auditSearchFrom({ actor: '', action: 'record', from: 'yesterday', to: '2026-11-31', x: 1 }),
  ).toEqual({})
  const search = { actor: 'system', action: 'record.', subject: 'record:1', from: '2026-11-20' }
  expect(auditSearchFrom(search)).toEqual(search)
})

test('a day reaches from its midnight to the next, where the reader is', () => {
  const { from, to } = auditQueryOf({ from: '2026-11-20', to: '2026-11-20' }) as {
    from: string
    to: string
  }
  expect(new Date(from).getHours()).toBe(0)
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000)
})
