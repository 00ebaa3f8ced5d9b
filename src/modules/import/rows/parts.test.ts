import { expect, test } from 'vitest'
import { guessMapping } from '#modules/tables'
import { candidateIn, cellsOf, problemsIn } from './test-rows.ts'

const columns = cellsOf(
  `Passport No. | Reference | Surname | Given names | Father first name | Father last name | Village | Post office | \
District | Nationality`,
)
const plan = { columns, mapping: guessMapping(columns) }
const row = cellsOf(
  'AB1234567 | W000123456 | KHATUN | RAHIMA | Abdul | Karim | Char Bhadra | Bhadra | Tangail | Bangladesh',
)
const givenIn = (cells: string[]) => candidateIn(cells, plan).given

test('a name and an address in several cells are one', () => {
  expect(givenIn(row)).toMatchObject({
    name: 'RAHIMA KHATUN',
    fatherName: 'Abdul Karim',
    address: 'Char Bhadra, Bhadra, Tangail',
  })
})

test('a cell without anything is no part', () => {
  expect(givenIn(row.with(2, '').with(7, ' - ').with(8, '.'))).toMatchObject({
    name: 'RAHIMA',
    address: 'Char Bhadra',
  })
  expect(problemsIn(row.with(2, '-').with(3, ''), plan)).toEqual(['Name is required.'])
})

test('a part that only says that there is none is left out, and the person is told', () => {
  const cells = row.with(2, 'N/A').with(7, 'নেই')
  expect(givenIn(cells)).toMatchObject({ name: 'RAHIMA', address: 'Char Bhadra, Tangail' })
  const said =
    'one of its cells only says that there is none, and is left out. If it belongs there, correct it on the record’s page.'
  expect(problemsIn(cells, plan)).toEqual([`Name: ${said}`, `Permanent address: ${said}`])
  expect(problemsIn(row.with(2, 'N/A').with(3, 'N/A'), plan)).toEqual([
    'Name: this only says that there is none, but it is needed. Write it, or take the row out.',
  ])
})

test.each([
  [2, '=A1', 'Name: this cell holds a formula. Write the value itself.'],
  [3, '-do-', /^Name: this cell only says “the same as above”/],
  [8, '〃', /^Permanent address: this cell only says/],
  [5, 'K?rim', /^Father's name: question marks have .* This cell is left out\.$/],
])('a part that cannot be read keeps its detail out', (place, cell, said) => {
  expect(problemsIn(row.with(place, cell), plan)).toEqual([
    typeof said === 'string' ? said : expect.stringMatching(said),
  ])
})

test('a surname that the whole name ends with is not written twice', () => {
  const whole = { columns: columns.with(3, 'Name'), mapping: plan.mapping }
  const mapping = { ...whole.mapping, name: 'Name', 'name.2': 'Surname' }
  const nameIn = (name: string) => candidateIn(row.with(3, name), { ...whole, mapping }).given.name
  expect(nameIn('Rahima Khatun')).toBe('Rahima Khatun')
  expect(nameIn('Rahima')).toBe('Rahima KHATUN')
  expect(givenIn(row.with(2, 'Rahman').with(3, 'Abdul Rahman')).name).toBe('Abdul Rahman Rahman')
})

test('the words of all parts together have the length of the detail', () => {
  expect(problemsIn(row.with(2, 'x'.repeat(60)).with(3, 'y'.repeat(60)), plan)).toEqual([
    'Name is longer than 120 characters. Shorten it.',
  ])
})

test('a name beside the surname is joined with it, unless it has it already', () => {
  const columns = ['Passport No.', 'Reference', 'Surname', 'Name', 'Nationality']
  const plan = { columns, mapping: guessMapping(columns) }
  const nameIn = (surname: string, name: string) =>
    candidateIn(['AB1234567', 'W000123456', surname, name, 'Bangladesh'], plan).given.name
  expect(nameIn('ISLAM', 'RAFIQUL')).toBe('RAFIQUL ISLAM')
  expect(nameIn('Islam', 'RAFIQUL ISLAM')).toBe('RAFIQUL ISLAM')
  expect(nameIn('ISLAM', 'ISLAM RAFIQUL')).toBe('ISLAM RAFIQUL')
  expect(nameIn('ISLAM', 'ISLAMUL HAQUE')).toBe('ISLAMUL HAQUE ISLAM')
  expect(nameIn('', 'RAFIQUL')).toBe('RAFIQUL')
})
