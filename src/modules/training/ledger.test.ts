import { describe, expect, test } from 'vitest'
import {
  availableFor,
  balanceOf,
  type Draft,
  isRefundable,
  itemDrafts,
  itemRefundDrafts,
  leftOf,
  numbered,
  paymentDrafts,
} from './ledger.ts'

test('a payment for a named fee is credit only where an entry was corrected by hand', () => {
  const owed = { accountId: 'sadia', classId: null, feeName: 'Visa', currency: 'BDT' }
  const money = {
    method: 'cash' as const,
    reference: null,
    receivedBy: 'mita',
    receivedOn: '2026-11-20',
  }
  const paid = (amount: number, before: number) =>
    paymentDrafts({ ...owed, amount, ...money }, [
      { classId: null, feeName: 'Visa', amount: before },
      { classId: 'english', feeName: null, amount: 900 },
    ]).map(({ kind, amount: signed }) => [kind, signed])
  expect(paid(500, 0)).toEqual([
    ['payment', 500],
    ['charge', -500],
  ])
  expect(paid(500, -200)).toEqual([
    ['payment', 500],
    ['charge', -300],
  ])
  expect(paid(500, -500)).toEqual([['payment', 500]])
  expect(paid(500, 100)).toEqual([
    ['payment', 500],
    ['charge', -500],
  ])
})

describe('what pays for a class', () => {
  const sum = (classId: string | null, amount: number, feeName: string | null = null) => ({
    classId,
    feeName,
    amount,
  })
  test.each([
    ['what was paid for it', [sum('english', 500)], 500],
    ['credit of a class that was left or cancelled', [sum('welding', 500)], 500],
    ['not what is meant for another selected class', [sum('driving', 500)], 0],
    ['whatever is owed of named fees', [sum('english', 500), sum(null, -300, 'Visa')], 500],
    ['less what is owed for other classes', [sum('english', 500), sum('welding', -200)], 300],
    ['less what was handed back', [sum('english', 500), sum(null, -400)], 100],
    ['credit that a correction left of a fee', [sum(null, 70, 'Visa')], 70],
    ['nothing where nothing was paid', [], 0],
  ])('%s', (_, sums, expected) => {
    expect(availableFor('english', sums, new Set(['english', 'driving']))).toBe(expected)
  })
})

describe('what is handed back of a payment for an item', () => {
  const money = {
    ...{ method: 'cash' as const, reference: null, receivedBy: 'mita', receivedOn: '2026-11-20' },
    ...{ accountId: 'sadia', recordId: 'file', currency: 'BDT', paidBy: 'worker' as const },
  }
  const [paid] = itemDrafts({ ...money, amount: 500, item: 'visa' })
  const payment = { ...(paid as Draft), id: 'entry 1' }
  const back = (amount: number) =>
    itemRefundDrafts({
      ...{ payment, amount, method: 'bank', reference: null, receivedBy: 'mita' },
      ...{ receivedOn: '2026-11-21', reason: 'The visa cost less' },
    })

  test('names it, is for the same, has a receipt, and changes no balance', () => {
    const entries = numbered(back(200), { sequence: 2, receiptNumber: 1 }, 2026)
    expect(entries).toMatchObject([
      { kind: 'refund', amount: -200, refunds: 'entry 1', reason: 'The visa cost less' },
      { kind: 'charge', amount: 200, refunds: null, isCompanion: true, method: null },
    ])
    expect(entries.map(({ receiptNumber }) => receiptNumber)).toEqual([2, null])
    for (const { item, paidBy, recordId, accountId, currency } of entries)
      expect({ item, paidBy, recordId, accountId, currency }).toEqual({
        ...{ item: 'visa', paidBy: 'worker', recordId: 'file', accountId: 'sadia' },
        currency: 'BDT',
      })
    expect(balanceOf(entries)).toBe(0)
  })

  test('is counted down to nothing', () => {
    expect(leftOf(payment, [])).toBe(500)
    expect(leftOf(payment, [{ amount: -200 }, { amount: -300 }])).toBe(0)
  })

  test('is nothing of what the agency bore itself, or of a class', () => {
    expect(isRefundable(payment)).toBe(true)
    expect(isRefundable({ ...payment, paidBy: 'agency' })).toBe(false)
    expect(isRefundable({ ...payment, item: null })).toBe(false)
    expect(isRefundable({ ...payment, kind: 'refund' })).toBe(false)
  })
})
