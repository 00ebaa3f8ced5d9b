import { describe, expect, test } from 'vitest'
import { type Cap, capsFor, feeCaps, judgeCap, type Money, type Paid } from './fees.schema.ts'

const wage: Money = { amount: 150_000, currency: 'SAR' }
const fee = (amount: number, currency: string): Paid => ({ item: 'fee', amount, currency })

function verdicts(
  origin: string,
  destination: string | null,
  paid: readonly Paid[],
  monthlyWage: Money | null = null,
) {
  return capsFor({ origin, destination }).map((cap) => judgeCap(cap, { paid, monthlyWage }).verdict)
}

describe('what the law of the country of origin allows', () => {
  test('a sum is judged to the last minor unit', () => {
    expect(verdicts('BD', 'SA', [fee(16_500_000, 'BDT')])).toEqual(['within'])
    expect(verdicts('BD', 'SA', [fee(16_500_001, 'BDT')])).toEqual(['above'])
    const parts: Paid[] = [fee(16_000_000, 'BDT'), { ...fee(600_000, 'BDT'), item: 'medical' }]
    expect(verdicts('BD', 'SA', parts)).toEqual(['above'])
  })

  test('the destination decides, and where no sum was found nothing is claimed', () => {
    expect(verdicts('BD', 'MY', [fee(10_000_000, 'BDT')])).toEqual(['above'])
    expect(verdicts('BD', 'CA', [fee(90_000_000, 'BDT')])).toEqual(['unknown'])
    expect(verdicts('BD', null, [fee(90_000_000, 'BDT')])).toEqual(['unknown'])
    expect(verdicts('DE', 'SA', [fee(90_000_000, 'BDT')])).toEqual([])
  })

  test('money in another currency is never added or compared', () => {
    expect(verdicts('IN', 'AE', [fee(2_900_000, 'INR'), fee(90_000, 'USD')])).toEqual(['unknown'])
    expect(verdicts('IN', 'AE', [fee(3_000_001, 'INR'), fee(1, 'USD')])).toEqual(['above'])
  })

  test('where nothing may be charged, any money in any currency is too much', () => {
    expect(verdicts('ID', 'HK', [])).toEqual(['within'])
    expect(verdicts('ID', 'HK', [fee(1, 'USD')])).toEqual(['above'])
    expect(verdicts('ID', 'HK', [{ ...fee(1, 'IDR'), item: 'other' }])).toEqual(['within'])
  })

  test('a month’s wage is that of the contract; without it nothing is claimed', () => {
    expect(verdicts('PH', 'SA', [fee(150_000, 'SAR')], wage)).toEqual(['within'])
    expect(verdicts('PH', 'SA', [fee(150_001, 'SAR')], wage)).toEqual(['above'])
    expect(verdicts('PH', 'SA', [fee(150_001, 'SAR')])).toEqual(['unknown'])
    expect(verdicts('PH', 'GB', [fee(1, 'PHP')], wage)).toEqual(['above'])
  })

  test('what was handed back does not count, and is told beside what was paid before', () => {
    const [cap] = capsFor({ origin: 'BD', destination: 'SA' })
    const paid = [fee(20_000_000, 'BDT'), fee(-3_500_000, 'BDT')]
    const judge = (more: Paid[]) =>
      judgeCap(cap as Cap, { paid: [...paid, ...more], monthlyWage: null })
    expect(judge([])).toMatchObject({
      ...{ verdict: 'within', paid: [{ amount: 16_500_000, currency: 'BDT' }] },
      gross: [{ amount: 20_000_000, currency: 'BDT' }],
      refunded: [{ amount: 3_500_000, currency: 'BDT' }],
    })
    expect(judge([fee(1, 'BDT')]).verdict).toBe('above')
    expect(verdicts('ID', 'HK', [fee(5, 'USD'), fee(-5, 'USD')])).toEqual(['within'])
    expect(verdicts('ID', 'HK', [fee(5, 'USD'), fee(-4, 'USD')])).toEqual(['above'])
    expect(verdicts('ID', 'HK', [fee(5, 'USD'), { ...fee(-5, 'USD'), item: 'other' }])).toEqual([
      'above',
    ])
  })

  test('visa and ticket have a rule of their own from Nepal to the Gulf', () => {
    expect(verdicts('NP', 'QA', [fee(1_000_000, 'NPR')])).toEqual(['within', 'within'])
    const ticket: Paid = { item: 'travel', amount: 1, currency: 'NPR' }
    expect(verdicts('NP', 'QA', [fee(1_000_001, 'NPR'), ticket])).toEqual(['above', 'above'])
  })
})

describe('the table of caps', () => {
  test('has the seven countries, each with a row for destinations that it does not name', () => {
    for (const origin of ['BD', 'NP', 'IN', 'LK', 'PH', 'ID', 'PK'])
      expect(
        feeCaps.some((cap) => cap.origin === origin && cap.destinations === null),
        origin,
      ).toBe(true)
  })

  test('says of each row by which law and where it was found, and claims no confirmation that nobody gave', () => {
    for (const row of feeCaps) {
      expect(row.law.length * row.source.length * row.authority.length).toBeGreaterThan(0)
      expect(row.covers.length).toBeGreaterThan(0)
      expect(row.reviewedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(row.confirmedBy).toBeNull()
      if (row.rule.kind === 'amount') expect(Number.isInteger(row.rule.amount)).toBe(true)
      if (row.rule.kind === 'unknown') expect(row.note).not.toBeNull()
    }
  })
})
