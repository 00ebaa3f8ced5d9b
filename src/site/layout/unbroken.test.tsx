import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './fields.tsx'

const shown = (text: string) =>
  renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/<span class="whole">|<\/span>/g, '|')

test.each([
  ['PDF, at most 5 MiB', 'PDF, at most |5 MiB|'],
  ['PDF, সর্বোচ্চ ৫ এমবি', 'PDF, সর্বোচ্চ |৫ এমবি|'],
  ['Fingerprint (SHA-256)', 'Fingerprint (|SHA-256|)'],
  ['Complaint CP-7K2M9-QXD4T-68', 'Complaint |CP-7K2M9-QXD4T-68|'],
  ['1 Dec 2026, 10:00–12:00', '1 Dec 2026, |10:00–12:00|'],
  ['১ ডিসেম্বর, ২০২৬, ১০:০০–১৪:৩০', '১ ডিসেম্বর, ২০২৬, |১০:০০–১৪:৩০|'],
])('a number keeps its line in “%s”', (text, whole) => {
  expect(shown(text)).toBe(whole)
})

test.each(['pre-departure', 'CR- and eight letters', '1 Dec 2026, 22:00 – 2 Dec 2026, 00:30'])(
  'words and what is between two spaces may part: “%s”',
  (text) => {
    expect(shown(text)).toBe(text)
  },
)
