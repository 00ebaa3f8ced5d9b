import { describe, expect, test } from 'vitest'
import { readNumberStart } from '#platform/ids/schema'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

test('a number is read from its beginning, however it is typed', () => {
  const starts = ['cs-7', 'CS 7K2M9', 'cs7k2m9q', 'CS–7K2M9–QXD4T–68', '\u200eCS-7K2M9-QXD4T-68']
  expect(starts.map((typed) => readNumberStart(typed.replace('\u200e', ''), 'CS'))).toEqual([
    ...['CS-7', 'CS-7K2M9', 'CS-7K2M9-Q', 'CS-7K2M9-QXD4T-68', 'CS-7K2M9-QXD4T-68'],
  ])
  for (const typed of [
    '',
    'CS',
    'Cash',
    'cs%',
    'CR-7K2M9',
    'RC-7K2M9-QXD4T-68',
    'CS-7K2M9-QXD4T-688',
  ])
    expect([typed, readNumberStart(typed, 'CS')]).toEqual([typed, null])
})

describe.each(engines)('found by number, on %s', async (engine) => {
  const app = await startTestApp(engine)
  const candidate = await payingCandidate(app)

  test('the receipt of a payment', async () => {
    const receivedOn = '2026-11-20'
    const { receipt } = await json(candidate.pay({ amount: 1_234_500, receivedOn }))
    await candidate.pay({ amount: 100, receivedOn })
    const found = async (typed: string) => {
      const { entries, totals } = await app.json('GET', `/payments?receipt=${typed}`, candidate)
      return [entries.map(({ amount }: { amount: number }) => amount), totals.length]
    }
    expect(await found(receipt.number)).toEqual([[1_234_500], 1])
    expect(await found(receipt.number.replace('-', ''))).toEqual([[1_234_500], 1])
    for (const typed of ['2001-000001', '1', 'x']) expect(await found(typed)).toEqual([[], 0])
  })
})
