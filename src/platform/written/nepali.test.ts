import { afterEach, expect, test, vi } from 'vitest'
import { datesIn, listsIn, numbersIn } from './nepali.schema.ts'

afterEach(() => void vi.restoreAllMocks())

/** As in Chrome. */
const knowNoNepali = () =>
  vi
    .spyOn(Intl.DateTimeFormat, 'supportedLocalesOf')
    .mockImplementation((asked) => (asked === 'ne' ? [] : [String(asked)]))

const every = Array.from(
  { length: 800 },
  (_, n) => new Date(Date.UTC(2026, 0, 1 + n, n % 24, n % 60)),
)
const forms = [
  ...([{ dateStyle: 'full' }, { dateStyle: 'long' }, { weekday: 'long' }] as const),
  ...([{ month: 'long', year: 'numeric' }] as const),
  ...([{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }] as const),
]

test.each(forms)('a day is written in Nepali as the server writes it: %j', (form) => {
  const theirs = new Intl.DateTimeFormat('ne', { ...form, timeZone: 'UTC' })
  knowNoNepali()
  const ours = datesIn('ne', 'ne', form)
  for (const date of every) expect(ours.format(date)).toBe(theirs.format(date))
})

test('so are days from one to another, numbers, sums and lists', () => {
  const theirs = new Intl.DateTimeFormat('ne', { dateStyle: 'long', timeZone: 'UTC' })
  knowNoNepali()
  const ours = datesIn('ne', 'ne', { dateStyle: 'long' })
  for (const from of every.slice(0, 400))
    for (const days of [0, 1, 20, 45, 400]) {
      const to = new Date(from.getTime() + days * 86_400_000)
      expect(ours.formatRange(from, to)).toBe(theirs.formatRange(from, to))
    }
  for (const form of [
    undefined,
    { useGrouping: false },
    { style: 'currency', currency: 'NPR', currencyDisplay: 'code' },
    { style: 'currency', currency: 'JPY', currencyDisplay: 'code' },
  ] as const)
    for (const value of [0, 7, 1234, 123_456.5, 9_999_999])
      expect(numbersIn('ne', 'ne', form).format(value)).toBe(
        new Intl.NumberFormat('ne', form).format(value),
      )
  const list = new Intl.ListFormat('ne', { type: 'conjunction' })
  for (const some of [[], ['क'], ['क', 'ख'], ['क', 'ख', 'ग']])
    expect(listsIn('ne', 'ne').format(some)).toBe(list.format(some))
})

test('a browser without Nepali writes its dates so, and no English month', async () => {
  knowNoNepali()
  vi.resetModules()
  const { written, listIn } = await import('./schema.ts')
  const theirs = vi.spyOn(Intl, 'DateTimeFormat')
  expect(written.day('2026-11-20', 'ne')).toBe('२०२६ नोभेम्बर २०, शुक्रबार')
  expect(written.month('2026-11', 'ne')).toBe('२०२६ नोभेम्बर')
  expect(written.sum({ amount: 12_345_600, currency: 'NPR' }, 'ne')).toContain('१,२३,४५६')
  expect(listIn(['क', 'ख'], 'ne')).toBe('क र ख')
  expect(theirs).not.toHaveBeenCalled()
  expect(datesIn('bn', 'bn', { dateStyle: 'full' })).toBeInstanceOf(Intl.DateTimeFormat)
})
