import { expect, test } from 'vitest'
import { calendarDate, longMoment, wallTimesIn } from './dates.ts'

const shown = (text: string) => text.replaceAll('\u00a0', '~')

test.each([
  ['en', '27~November 2026'],
  ['bn', '২৭~নভেম্বর, ২০২৬'],
  ['hi', '27~नवंबर 2026'],
  ['ne', '२०२६ नोभेम्बर~२७'],
  ['ar', '27~نوفمبر 2026'],
  ['fil', 'Nobyembre~27, 2026'],
])('a day and its month keep together in %s', (lang, date) => {
  expect(shown(calendarDate('2026-11-27', lang))).toBe(date)
})

test('what follows the date may stand on the next line', () => {
  const told = { lang: 'en', timeZone: 'Asia/Dhaka' }
  expect(shown(longMoment('2026-11-09T14:05:00Z', told))).toBe(
    '9~November 2026 at 20:05 Bangladesh Standard Time',
  )
  expect(shown(wallTimesIn('en', '2026-12-01T10:00', '2026-12-01T12:00'))).toBe(
    '1~Dec 2026, 10:00–12:00',
  )
})
