import { describe, expect, test } from 'vitest'
import { instantAt, wallTimeOf } from '#platform/clock/schema'
import { partsOf } from '#platform/problems.schema'
import { newClassSchema } from './classes.schema.ts'
import { availableFor, paymentDrafts } from './ledger.ts'
import { decimalOf, moneyIn, readAmount } from './money.schema.ts'
import { newPaymentSchema } from './payments.schema.ts'
import { readReceipt, receiptText } from './receipt-number.schema.ts'

describe('money', () => {
  test('is read as people write it, in the decimals of its currency', () => {
    const read = {
      BDT: {
        ...{
          '5000': 500_000,
          '5,000.5': 500_050,
          '0': 0,
          '1,50,000': 15_000_000,
          '12,345': 1_234_500,
        },
        ...{ '1,00,00,000.5': 1_000_000_050, '12٬345٫50': 1_234_550 },
      },
      ...{
        CAD: { ' 12,345,678.90 ': 1_234_567_890 },
        JPY: { '5000': 5000 },
        KWD: { '1.234': 1234 },
      },
    }
    for (const [currency, amounts] of Object.entries(read))
      expect(
        Object.fromEntries(
          Object.keys(amounts).map((typed) => [typed, readAmount(typed, currency)]),
        ),
      ).toEqual(amounts)
  })

  test('is none where it may be meant otherwise, or is no number', () => {
    const none = {
      BDT: `1.005 | -5 | 5 000 |  | 1e3 | 99999999999999 | 1500,50 | 1500,500 | 12,5 | 0,99 | 0,500 | 1,2,3 | 1,234,5 | \
1,23,45 | 123,45,678 | 1.500,50`,
      ...{ JPY: '5.5', KWD: '1.5,000', XXX: '5', constructor: '5' },
    }
    for (const [currency, typed] of Object.entries(none))
      expect(typed.split(' | ').filter((one) => readAmount(one, currency) !== null)).toEqual([])
  })

  test('is written exactly, with as many decimals as the currency has', () => {
    expect(decimalOf(-500_000, 'BDT')).toBe('-5000.00')
    expect(decimalOf(5, 'BDT')).toBe('0.05')
    expect(decimalOf(5, 'KWD')).toBe('0.005')
    expect(decimalOf(0, 'JPY')).toBe('0')
    expect(moneyIn('en', 123_456_789_012, 'BDT').replace(/\s/g, ' ')).toBe('BDT 1,234,567,890.12')
    expect(moneyIn('bn', 500_000, 'BDT')).toContain('৫,০০০.০০')
  })

  test.each(['en', 'bn'])('below zero it has a minus, no hyphen, in %s', (language) => {
    const text = moneyIn(language, -2_000_000, 'BDT')
    expect(text).toMatch(/^−/)
    expect(text).not.toContain('-')
  })
})

test.each([
  ['2026-000001', { year: 2026, number: 1 }],
  [' 2026 000001 ', { year: 2026, number: 1 }],
  ['2026000001', { year: 2026, number: 1 }],
  ['২০২৬-০০০০১২', { year: 2026, number: 12 }],
  ['2026–1234567', { year: 2026, number: 1_234_567 }],
  ['R-000012', { entry: 12 }],
  ['r ১২', { entry: 12 }],
  ['R-', null],
  ['2026-1', null],
  ['CR-7K2M9QXD', null],
])('the receipt number %j as typed', (typed, expected) => {
  expect(readReceipt(typed)).toEqual(expected)
  if (expected) expect(readReceipt(receiptText(expected))).toEqual(expected)
})

describe('the clock on the wall', () => {
  test.each([
    ['2026-12-01T10:00', 'Asia/Dhaka', '2026-12-01T04:00:00.000Z'],
    ['2026-07-01T10:00', 'America/Toronto', '2026-07-01T14:00:00.000Z'],
    ['2026-12-01T00:00', 'Pacific/Kiritimati', '2026-11-30T10:00:00.000Z'],
    // The hour that comes twice: the first one.
    ['2026-11-01T01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
  ])('%s in %s', (wall, zone, instant) => {
    expect(instantAt(wall, zone)).toBe(instant)
    expect(wallTimeOf(instant, zone)).toBe(wall)
  })

  test('a time that the clock leaps over is none, nor is what is no time', () => {
    expect(instantAt('2026-03-08T02:30', 'America/Toronto')).toBeNull()
    expect(instantAt('2026-02-30T10:00', 'Asia/Dhaka')).toBeNull()
    expect(instantAt('soon', 'Asia/Dhaka')).toBeNull()
  })
})

describe('a class as somebody types it', () => {
  const typed = {
    title: ' Safe  travel ',
    teacherName: 'Mrs Akter',
    place: 'Office, Dhaka',
    timeZone: 'Asia/Dhaka',
    sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }],
    seats: 10,
    fee: 500_000,
    currency: 'BDT',
  }
  const problemsOf = (change: object) =>
    (newClassSchema.safeParse({ ...typed, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      partsOf(issue.message).message,
    ])

  test('is tidied', () => {
    expect(newClassSchema.parse(typed)).toMatchObject({
      title: 'Safe travel',
      teacherId: null,
      link: null,
    })
  })

  test.each([
    [{ title: '' }, 'title'],
    [{ teacherName: '' }, 'teacherName'],
    [{ place: '' }, 'place'],
    [{ place: '', link: 'http://meet.example/x' }, 'link'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ timeZone: 'Dhaka' }, 'timeZone'],
    [
      { sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T10:00' }] },
      'sessions.0.endsAt',
    ],
    [{ sessions: [{ startsAt: '', endsAt: '2026-12-01T10:00' }] }, 'sessions.0.startsAt'],
    ...['0001-01-01', '0202-12-01', '9999-12-31'].map((day): [object, string] => [
      { sessions: [{ startsAt: `${day}T20:00`, endsAt: `${day}T23:30` }] },
      'sessions.0.endsAt',
    ]),
    [{ seats: 0 }, 'seats'],
    [{ seats: 1.5 }, 'seats'],
    [{ fee: -1 }, 'fee'],
    [{ fee: 10.5 }, 'fee'],
    [{ currency: 'XXX' }, 'currency'],
  ])('%j is refused with a sentence at its field', (change, field) => {
    const problems = problemsOf(change)
    expect(problems.map(([path]) => path)).toContain(field)
    for (const [, message] of problems) expect(message).toMatch(/^[A-Z].*\.|https:\/\/$/)
  })
})

test('a payment says what it is for, one thing only, and in whole minor units', () => {
  const payment = {
    accountId: '019a0000-0000-7000-8000-000000000000',
    feeName: 'Medical',
    amount: 100,
    currency: 'BDT',
    method: 'cash',
    receivedOn: '2026-11-20',
  }
  const problems = (change: object) =>
    newPaymentSchema
      .safeParse({ ...payment, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), partsOf(message).message])
  expect(problems({})).toBeUndefined()
  for (const [change, field] of [
    [{ feeName: ' ' }, 'classId'],
    [{ classId: payment.accountId }, 'classId'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: 1e15 }, 'amount'],
    [{ currency: 'bdt' }, 'currency'],
    [{ method: 'barter' }, 'method'],
    [{ receivedOn: '2026-02-30' }, 'receivedOn'],
  ] as const)
    expect(problems(change)).toEqual([[field, expect.stringMatching(/^[A-Z].*\.$/)]])
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
