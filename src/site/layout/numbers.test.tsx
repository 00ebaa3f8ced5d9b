import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { helpPlaces } from '#modules/organisation/help.schema'
import { calendarDate, longMoment, wallTimesIn } from './dates.ts'
import { Unbroken } from './facts.tsx'
import { groupedNumber } from './help-rows.tsx'

test('a day and its month keep together; what follows the date may stand on the next line', () => {
  const shown = (text: string) => text.replaceAll('\u00a0', '~')
  const dates = {
    en: '27~November 2026',
    bn: '২৭~নভেম্বর, ২০২৬',
    hi: '27~नवंबर 2026',
    ne: '२०२६ नोभेम्बर~२७',
    ar: '27~نوفمبر 2026',
    fil: 'Nobyembre~27, 2026',
  }
  const said = Object.keys(dates).map((lang) => shown(calendarDate('2026-11-27', lang)))
  expect(said).toEqual(Object.values(dates))
  const told = { lang: 'en', timeZone: 'Asia/Dhaka' }
  expect(shown(longMoment('2026-11-09T14:05:00Z', told))).toBe(
    '9~November 2026 at 20:05 Bangladesh Standard Time',
  )
  expect(shown(wallTimesIn('en', '2026-12-01T10:00', '2026-12-01T12:00'))).toBe(
    '1~Dec 2026, 10:00–12:00',
  )
})

test('a number of a telephone is read in groups, of which none has more than five digits', () => {
  const grouped = `+880 961 010 2030 | +973 1750 6055 | +65 6438 5122 | +1 866 602 9448 | \
+44 300 123 1100 | +48 226 280 120 | 0800 012 1700 | 1800 113 090 | 800 77000 | 1577 0071 | 131 394 | 80084 | 19911 | 999`
  const wanted = grouped.split(' | ')
  expect(wanted.map((each) => groupedNumber(each.replaceAll(' ', '')))).toEqual(wanted)
  const numbers = helpPlaces.flatMap(({ phones }) => phones.map(({ number }) => number))
  expect(numbers.length).toBeGreaterThan(20)
  const faults = numbers.filter(
    (number) =>
      groupedNumber(number).replaceAll(' ', '') !== number ||
      !/^\+?\d{1,5}( \d{3,5})*$/.test(groupedNumber(number)),
  )
  expect(faults).toEqual([])
})

test('a number keeps its line; words and what is between two spaces may part', () => {
  const shown = (text: string) =>
    renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/<span class="whole">|<\/span>/g, '|')
  const kept = [
    'PDF, at most |5 MiB|',
    'PDF, সর্বোচ্চ |৫ এমবি|',
    'Fingerprint (|SHA-256|)',
    'Complaint |CP-7K2M9-QXD4T-68|',
    '1 Dec 2026, |10:00–12:00|',
    '১ ডিসেম্বর, ২০২৬, |১০:০০–১৪:৩০|',
    'pre-departure',
    'CR- and eight letters',
    '1 Dec 2026, 22:00 – 2 Dec 2026, 00:30',
  ]
  expect(kept.map((each) => shown(each.replaceAll('|', '')))).toEqual(kept)
})
