import { expect, test } from 'vitest'
import { problemOfNoDay, problemOfYear, readBirth } from './day-orders.ts'
import { orderOf, readDay } from './read-day.ts'
import { cellsOf } from './test-rows.ts'

const born = { kind: 'born', today: '2026-11-24' } as const

/** What a text is read as, or else what is said of it. */
const readAs = (text: string) =>
  readDay(text) ?? problemOfNoDay(text).code?.replace('exchange.', '')

test('each form is the day that it names, or is said to be none', () => {
  const forms: Record<string, string> = {
    '1995-03-12': `1995-03-12T00:00:00+06:00 | 1995-03-12T00:00:00.000+0600 | 1995-03-12 00:00:00 UTC | \
Sunday, 12 March 1995 | Sun Mar 12 1995 00:00:00 GMT+0600 (Bangladesh Standard Time) | 12 / 03 / 1995 | \
12–03–1995 | 1995‑03‑12 | 12/03/1995 00:00:00.000 | ১২-০৩-১৯৯৫ | ١٢/٠٣/١٩٩٥ | 12 - Mar - 1995 | Mar 12, 1995 | \
1995/3/12 0:00 | 12 March 1995 | 12 Mar. 1995 | 12 MARCH, 1995 | Mar 12 1995 | 12-march-1995 | \
1995-03-12T00:00:00.000Z | 1995-03-12 18:00 | 1995-03-12T23:30:00+06:00`,
    '1995-09-12': '12 Sept 1995 | 12 Sep. 1995 | September 12, 1995',
    noDay: `12 Junta 1990 | 12 Octal 1990 | 12 Mayu 1990 | 12 Decem5 1990 | 12 Juni 1990 | 12 Maret 1990 | \
12 Marchs 1990 | Sepia 12, 1990 | soon`,
    // What programs write for no day.
    dayOfNone: `1899-12-30T12:00:00.000 | 30/12/1899 | 1900-01-01 00:00:00.000 | 1/1/1900 | 1-Jan-1900 | \
0000-00-00 | 00/00/0000 | 0001-01-01T00:00:00 | 1753-01-01 | 0/1/1900`,
    serialDay: '34770 | 34770.5 | 34770,25 | ৩৪৭৭০',
    // Whose day nobody knows who does not know where.
    momentForDay: `1995-03-11T18:00:00.000Z | 1995-03-11 18:00:00 UTC | 1995-03-11T18:00:00+00:00 | \
Sat Mar 11 1995 18:00:00 GMT+0000 (Coordinated Universal Time) | 1995-03-12T00:30:00Z`,
    // Marga is no March, but a month of Bikram Sambat, which begins in November.
    beyondCalendar: '12 Marga 1990',
    otherCalendar: '12 Marga 2050',
  }
  for (const [read, texts] of Object.entries(forms))
    expect(cellsOf(texts).map((text) => [text, readAs(text)])).toEqual(
      cellsOf(texts).map((text) => [text, read]),
    )
})

test('what is no day is not made one', () => {
  const none = `12/03/1995 12:00:00 AM | 3/12/1995 2:33 PM | 12.3.95 | 12/1995 | Sunday | 12MARX1995 | 1995-13-12 | \
31/02/1995 | 2-1995-03-12 | 34770 |  | 12/03/1995 and 13/03/1995`
  expect(cellsOf(none).filter((text) => readDay(text) !== null)).toEqual([])
})

test('a day with a time tells the order of its column, as one without does', () => {
  expect(orderOf('3 / 25 / 1995 00:00:00')).toBe('month-first')
  expect(orderOf('25-3-1995')).toBe('day-first')
})

test('a day of another calendar is not taken as one of ours', () => {
  for (const text of ['2050-11-32', '32/02/2062', '2080-02-31', '1412-08-12', '12/05/2537']) {
    const day = readDay(text)
    const problem = day === null ? problemOfNoDay(text) : problemOfYear(day, born)
    expect([text, problem?.code]).toEqual([text, 'exchange.otherCalendar'])
  }
  for (const [kind, other, own] of [
    ['born', '2055-03-12', '1995-03-12'],
    ['issued', '2078-01-05', '2026-12-05'],
    ['flight', '2083-08-01', '2027-02-01'],
    ['expires', '2088-01-05', '2046-01-05'],
  ] as const) {
    const codes = [other, own].map((day) => problemOfYear(day, { ...born, kind })?.code)
    expect([kind, ...codes]).toEqual([kind, 'exchange.otherCalendar', undefined])
  }
})

test('a year of two figures is that of an adult, where its order is sure', () => {
  const read: [string, string | null][] = [
    ['15-Aug-92', '1992-08-15'],
    ['15 August ’92', '1992-08-15'],
    ['Aug 15, 92', '1992-08-15'],
    ['25/12/90', '1990-12-25'],
    ['29.02.88', '1988-02-29'],
    ['25-Nov-08', null],
    ['24-Nov-08', '2008-11-24'],
    ['1-Jan-15', null],
    ['29-Feb-91', null],
    ['1-Jan-27', '1927-01-01'],
    ['04/05/90', null],
    ['05/25/90', null],
    ['15-Aug-1992', '1992-08-15'],
  ]
  expect(read.map(([typed]) => [typed, readBirth(typed, '2026-11-24')])).toEqual(read)
})
