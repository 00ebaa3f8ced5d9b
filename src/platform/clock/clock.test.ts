import { describe, expect, test } from 'vitest'
import {
  beginOfDay,
  clockAt,
  dayAfter,
  dayIn,
  daysHere,
  instantAt,
  isTimeZone,
  longDate,
  longMoment,
  monthsAfter,
  sameTimeOn,
  shortDate,
  shortMoment,
  shortMomentBeside,
  wallTimeOf,
  wallTimesIn,
} from './schema.ts'

const dhaka = { lang: 'en', timeZone: 'Asia/Dhaka' }
const newYork = { lang: 'en', timeZone: 'America/New_York' }
const utc = { lang: 'en', timeZone: 'UTC' }

describe('around midnight', () => {
  test('a day is that of the zone', () => {
    for (const [timeZone, instant, day] of [
      ['Asia/Dhaka', '2026-11-20T17:59:59.999Z', '2026-11-20'],
      ['Asia/Dhaka', '2026-11-20T18:00:00.000Z', '2026-11-21'],
      ['America/New_York', '2026-11-21T04:59:59.999Z', '2026-11-20'],
      ['America/New_York', '2026-11-21T05:00:00.000Z', '2026-11-21'],
      ['America/New_York', '2026-07-21T03:59:59.999Z', '2026-07-20'],
      ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20'],
      ['Asia/Dhaka', '2026-12-31T18:00:00.000Z', '2027-01-01'],
    ] as const)
      expect(dayIn(timeZone, instant), `${timeZone} ${instant}`).toBe(day)
  })

  test('a calendar day is the same everywhere', () => {
    for (const told of [dhaka, newYork, utc]) {
      expect(longDate('2026-11-20', told)).toBe('20 November 2026')
      expect(shortDate('2026-11-20', told)).toBe('20 Nov 2026')
    }
  })

  test('a day begins at its own midnight, or when the clock that leaps over it goes on', () => {
    expect(beginOfDay('2026-11-21', 'Asia/Dhaka')).toBe('2026-11-20T18:00:00.000Z')
    expect(beginOfDay('2026-11-21', 'America/New_York')).toBe('2026-11-21T05:00:00.000Z')
    expect(beginOfDay('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
  })
})

test('which day may be today', () => {
  for (const [timeZone, now, first, last] of [
    ['Asia/Dhaka', '2026-11-20T18:00:00.000Z', '2026-11-21', '2026-11-21'],
    ['America/New_York', '2026-11-21T04:59:59.999Z', '2026-11-20', '2026-11-20'],
    // Nobody has chosen a zone: it may be any day that it is somewhere on earth.
    ['UTC', '2026-11-20T09:59:59.999Z', '2026-11-19', '2026-11-20'],
    ['UTC', '2026-11-20T10:00:00.000Z', '2026-11-19', '2026-11-21'],
    ['UTC', '2026-11-20T12:00:00.000Z', '2026-11-20', '2026-11-21'],
  ] as const)
    expect(daysHere(timeZone, now), `${timeZone} ${now}`).toEqual({ first, last })
})

test('the same time of day on another day', () => {
  for (const [timeZone, day, instant, then] of [
    ['UTC', '2026-03-29', '2026-03-28T23:59:59.999Z', '2026-03-29T23:59:59.999Z'],
    ['Asia/Dhaka', '2026-12-01', '2026-11-20T18:00:01.500Z', '2026-11-30T18:00:01.500Z'],
    // Summer time begins on 8 March, and ends on 1 November.
    ['America/New_York', '2026-03-09', '2026-03-07T15:00:00.000Z', '2026-03-09T14:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-10-31T14:00:00.000Z', '2026-11-02T15:00:00.000Z'],
    // 02:30 is no time on the one day, and comes twice on the other.
    ['America/New_York', '2026-03-08', '2026-03-07T07:30:15.000Z', '2026-03-08T07:30:15.000Z'],
    ['America/New_York', '2026-11-01', '2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z'],
  ] as const)
    expect(sameTimeOn(day, instant, timeZone), `${timeZone} ${instant}`).toBe(then)
})

test('so many months later, by the clock of the zone', () => {
  for (const [timeZone, from, months, to] of [
    ['UTC', '2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['UTC', '2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['UTC', '2026-11-30T23:59:59.999Z', 3, '2027-02-28T23:59:59.999Z'],
    ['UTC', '2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
    // The first of a month there, the day before in UTC.
    ['Asia/Dhaka', '2026-02-28T18:00:00.000Z', 1, '2026-03-31T18:00:00.000Z'],
    ['UTC', '2026-02-28T18:00:00.000Z', 1, '2026-03-28T18:00:00.000Z'],
    ['America/New_York', '2026-03-01T04:59:59.999Z', 12, '2027-03-01T04:59:59.999Z'],
    // Summer time begins between the two.
    ['America/New_York', '2026-02-15T05:00:00.000Z', 1, '2026-03-15T04:00:00.000Z'],
  ] as const)
    expect(monthsAfter(from, months, timeZone), `${timeZone} ${from}`).toBe(to)
})

describe('a time of day', () => {
  const instant = '2026-11-20T18:30:00.000Z'

  test('is told with the name of its clock', () => {
    expect(longMoment(instant, dhaka)).toBe('21 November 2026 at 00:30 Bangladesh Standard Time')
    expect(longMoment(instant, utc)).toBe('20 November 2026 at 18:30 UTC')
    expect(shortMoment(instant, dhaka)).toBe('21 Nov 2026, 00:30\u00a0GMT+6')
    expect(shortMoment(instant, newYork)).toBe('20 Nov 2026, 13:30\u00a0GMT-5')
    expect(shortMoment(instant, utc)).toBe('20 Nov 2026, 18:30\u00a0UTC')
  })

  test('is told without the clock where that is named already, and with another one', () => {
    expect(clockAt(instant, dhaka)).toBe('GMT+6')
    expect(shortMomentBeside('GMT+6', instant, dhaka)).toBe('21 Nov 2026, 00:30')
    expect(clockAt(instant, newYork)).toBe('GMT-5')
    const [summer, winter] = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'] as const
    expect(shortMomentBeside('GMT-5', summer, newYork)).toBe('1 Nov 2026, 01:30\u00a0GMT-4')
    expect(shortMomentBeside('GMT-5', winter, newYork)).toBe('1 Nov 2026, 01:30')
    const bengali = { lang: 'bn', timeZone: 'Asia/Dhaka' }
    const clock = clockAt(instant, bengali)
    const brief = shortMomentBeside(clock, instant, bengali)
    expect(brief).toBe('২১ নভেম্বর, ২০২৬, ০০:৩০')
    expect(shortMoment(instant, bengali).replace(/\s/g, ' ')).toBe(`${brief} ${clock}`)
  })

  test('is told in Bengali, the clock too', () => {
    const told = { lang: 'bn', timeZone: 'Asia/Dhaka' }
    expect(longMoment(instant, told)).toBe('২১ নভেম্বর, ২০২৬, ০০:৩০ বাংলাদেশ মানক সময়')
    expect(longDate(instant, told)).toBe('২১ নভেম্বর, ২০২৬')
  })

  test.each([
    ['hi', '21 नवंबर 2026 को 00:30 बांग्लादेश मानक समय', '21 नवंबर 2026'],
    ['ne', '२०२६ नोभेम्बर २१, ००:३० बंगलादेशी मानक समय', '२०२६ नोभेम्बर २१'],
    ['ar', '21 نوفمبر 2026 في 00:30 توقيت بنغلاديش الرسمي', '21 نوفمبر 2026'],
    ['fil', 'Nobyembre 21, 2026 nang 00:30 Standard na Oras sa Bangladesh', 'Nobyembre 21, 2026'],
  ])('is told in %s with the name of the month', (lang, moment, day) => {
    const told = { lang, timeZone: 'Asia/Dhaka' }
    expect(longMoment(instant, told)).toBe(moment)
    expect(longDate(instant, told)).toBe(day)
    expect(shortDate(instant, told)).toBe(day)
    expect(shortMoment(instant, told)).toContain(day)
  })

  test.each([
    ['en', '1 Dec 2026, 10:00–14:30', '1 Dec 2026, 22:00 – 2 Dec 2026, 00:30'],
    ['bn', '১ ডিসেম্বর, ২০২৬, ১০:০০–১৪:৩০', '১ ডিসেম্বর, ২০২৬, ২২:০০ – ২ ডিসেম্বর, ২০২৬, ০০:৩০'],
    ['hi', '1 दिसंबर 2026, 10:00–14:30', '1 दिसंबर 2026 को 22:00 – 2 दिसंबर 2026 को 00:30'],
    ['ne', '२०२६ डिसेम्बर १, १०:००–१४:३०', '२०२६ डिसेम्बर १, २२:०० – २०२६ डिसेम्बर २, ००:३०'],
    ['ar', '1 ديسمبر 2026، 10:00–14:30', '1 ديسمبر 2026 في 22:00 – 2 ديسمبر 2026 في 00:30'],
    [
      'fil',
      'Disyembre 1, 2026, 10:00–14:30',
      'Disyembre 1, 2026 nang 22:00 – Disyembre 2, 2026 nang 00:30',
    ],
  ])(
    'is told in %s from when until when, by the 24 hours of every other time',
    (lang, day, night) => {
      const told = (from: string, to: string) => wallTimesIn(lang, from, to).replace(/\s/g, ' ')
      expect(told('2026-12-01T10:00', '2026-12-01T14:30')).toBe(day)
      expect(told('2026-12-01T22:00', '2026-12-02T00:30')).toBe(night)
    },
  )

  test('tells the hour that comes twice apart', () => {
    const both = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
    expect(both.map((one) => longMoment(one, newYork))).toEqual([
      '1 November 2026 at 01:30 Eastern Daylight Time',
      '1 November 2026 at 01:30 Eastern Standard Time',
    ])
  })
})

test('a time zone is one by its name, in every year of four figures', () => {
  const zones = ['Asia/Dhaka', 'America/New_York', 'Europe/London', 'UTC']
  expect([...zones, 'Mars/Base', '+06:00', ''].filter(isTimeZone)).toEqual(zones)
  for (const timeZone of zones) {
    for (const year of ['0000', '0001', '0026', '0999', '9998', '9999'])
      for (const time of ['-01-01T00:00', '-12-31T23:59']) {
        const instant = instantAt(year + time, timeZone)
        if (instant === null) continue
        expect(instant).toMatch(/^\d{4}-/)
        expect(wallTimeOf(instant, timeZone)).toBe(year + time)
      }
    expect(instantAt('0026-03-12T10:00', timeZone)).toMatch(/^0026-03-12T/)
  }
  // An instant beyond the year 9999 is none.
  expect(instantAt('9999-12-31T23:00', 'America/New_York')).toBeNull()
  expect(instantAt('0000-01-01T00:00', 'Asia/Dhaka')).toBeNull()
})
