import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefundable, itemDrafts, itemRefundDrafts, leftOf } from './item-drafts.ts'
import {
  availableFor,
  balanceOf,
  chargeDraft,
  correctionDrafts,
  type Draft,
  numbered,
  type PurposeSum,
  paymentDrafts,
  refundDraft,
} from './ledger.ts'

const currencies = ['BDT', 'CAD', 'JPY'] as const
const students = ['sadia', 'karim', 'rahim'] as const
const purposes = [
  { classId: 'english', feeName: null },
  { classId: 'welding', feeName: null },
  { classId: null, feeName: 'Medical' },
  { classId: null, feeName: 'Visa' },
] as const

/** What can happen to a ledger, with everything that decides it. */
const step = fc.record({
  what: fc.constantFrom(
    ...(['pay', 'charge', 'refund', 'correct', 'cancel', 'new-year'] as const),
    ...(['pay-item', 'hand-back'] as const),
  ),
  student: fc.constantFrom(...students),
  currency: fc.constantFrom(...currencies),
  purpose: fc.constantFrom(...purposes),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  pick: fc.nat(50),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Row extends Draft {
  id: string
  with: string | null
  sequence: number
  receiptYear: number | null
  receiptNumber: number | null
}

/** The ledger as the store keeps it, in memory: rows are frozen and only ever added. */
function book() {
  const rows: Row[] = []
  let year = 2026
  const append = (drafts: readonly Draft[]) => {
    const receipts = rows.filter((row) => row.receiptYear === year)
    const end = { sequence: rows.length, receiptNumber: receipts.length }
    const first = `entry ${rows.length + 1}`
    for (const row of numbered(drafts, end, year))
      rows.push(
        Object.freeze({
          ...row,
          id: `entry ${row.sequence}`,
          with: row.isCompanion ? first : null,
        }),
      )
  }
  const of = (student: string, currency: string) =>
    rows.filter((row) => row.accountId === student && row.currency === currency)
  const sums = (student: string, currency: string): PurposeSum[] =>
    [...purposes, { classId: null, feeName: null }].map((purpose) => ({
      ...purpose,
      amount: balanceOf(
        of(student, currency).filter(
          (row) => row.classId === purpose.classId && row.feeName === purpose.feeName,
        ),
      ),
    }))
  const isOpen = (row: Row) =>
    row.kind !== 'correction' && !rows.some(({ corrects }) => corrects === row.id)
  const correct = (row: Row) =>
    append(
      correctionDrafts(
        rows.filter((one) => (one.id === row.id || one.with === row.id) && isOpen(one)),
        'A mistake',
      ),
    )
  const take = ({ what, student, currency, purpose, amount, pick }: Step) => {
    const owed = { ...purpose, accountId: student, currency, amount }
    const money = { reference: null, receivedBy: 'mita', receivedOn: '2026-11-20' }
    const method = 'cash' as const
    if (what === 'pay')
      append(paymentDrafts({ ...owed, ...money, method }, sums(student, currency)))
    if (what === 'charge') append([chargeDraft(owed)])
    if (what === 'refund' && balanceOf(of(student, currency)) >= amount)
      append([refundDraft({ accountId: student, currency, amount, ...money, method })])
    if (what === 'pay-item') {
      const concerns = { accountId: student, recordId: `${student}’s file`, currency, amount }
      append(itemDrafts({ ...concerns, ...money, method, item: 'fee', paidBy: 'worker' }))
    }
    const open = rows.filter(isOpen)
    const refundsOf = (payment: Row) => open.filter(({ refunds }) => refunds === payment.id)
    const payments = open.filter(isRefundable)
    const payment = payments[pick % payments.length]
    if (what === 'hand-back' && payment && amount <= leftOf(payment, refundsOf(payment)))
      append(itemRefundDrafts({ payment, amount, ...money, method, reason: 'He stays' }))
    const one = open[pick % open.length]
    if (what === 'correct' && one && refundsOf(one).length === 0) correct(one)
    if (what === 'cancel')
      for (const row of open)
        if (row.kind === 'charge' && row.classId === purpose.classId) correct(row)
    if (what === 'new-year' && pick === 0) year += 1
  }
  return { rows, take, of, sums }
}

const counted = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('10,000 ledgers: balance = sum, receipts without a gap, currencies never mixed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const ledger = book()
      for (const one of steps) ledger.take(one)
      const { rows } = ledger
      expect(rows.map(({ sequence }) => sequence)).toEqual(counted(rows.length))
      for (const year of new Set(rows.map(({ receiptYear }) => receiptYear))) {
        const numbers = rows
          .filter((row) => row.receiptYear === year && year !== null)
          .map(({ receiptNumber }) => receiptNumber)
        expect(numbers).toEqual(counted(numbers.length))
      }
      for (const student of students)
        for (const currency of currencies) {
          const own = ledger.of(student, currency)
          const sum = own.reduce((total, { amount }) => total + amount, 0)
          expect(balanceOf(ledger.sums(student, currency))).toBe(sum)
          expect(Number.isSafeInteger(sum)).toBe(true)
        }
      for (const row of rows) {
        const isHandedOver = row.kind === 'payment' || row.refunds !== null
        expect(isHandedOver).toBe(row.receiptNumber !== null)
        const countered = rows.find(({ id }) => id === row.corrects)
        if (row.corrects === null) continue
        expect(countered).toMatchObject({
          currency: row.currency,
          accountId: row.accountId,
          amount: -row.amount,
        })
        expect(rows.filter(({ corrects }) => corrects === row.corrects)).toHaveLength(1)
      }
    }),
    { numRuns: 10_000 },
  )
})

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
