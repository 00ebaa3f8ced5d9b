import { expect, test } from 'vitest'
import { helpPlaces } from '#modules/organisation/help.schema'
import { groupedNumber } from './footer.tsx'

test.each([
  ['+8809610102030', '+880 961 010 2030'],
  ['+97317506055', '+973 1750 6055'],
  ['+6564385122', '+65 6438 5122'],
  ['+18666029448', '+1 866 602 9448'],
  ['+443001231100', '+44 300 123 1100'],
  ['+48226280120', '+48 226 280 120'],
  ['08000121700', '0800 012 1700'],
  ['1800113090', '1800 113 090'],
  ['80077000', '800 77000'],
  ['15770071', '1577 0071'],
  ['131394', '131 394'],
  ['80084', '80084'],
  ['19911', '19911'],
  ['999', '999'],
])('%s is read as %s', (number, grouped) => {
  expect(groupedNumber(number)).toBe(grouped)
})

test('no number of the table loses a digit, or has a group of more than five', () => {
  const numbers = helpPlaces.flatMap(({ phones }) => phones.map(({ number }) => number))
  expect(numbers.length).toBeGreaterThan(20)
  for (const number of numbers) {
    const grouped = groupedNumber(number)
    expect(grouped.replaceAll(' ', '')).toBe(number)
    expect(grouped).toMatch(/^\+?\d{1,5}( \d{3,5})*$/)
  }
})
