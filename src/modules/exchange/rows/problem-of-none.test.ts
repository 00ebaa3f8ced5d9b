import { describe, expect, test } from 'vitest'
import { besideAnswers, besideTargets } from '../columns-beside.schema.ts'
import { candidateIn, problemsIn, row } from '../test-tables.ts'
import { problemOfNone, saysNone } from './cells.ts'

const remarksIn = (cells: readonly string[]) =>
  candidateIn(cells).remarks.map(({ message }) => message)
const none = [
  'N/A',
  'n.a.',
  'NIL',
  'none',
  '-',
  '—',
  '. .',
  'Not available',
  'not yet known',
  'TBA',
]
const inOtherScripts = ['প্রযোজ্য নয়', 'নেই', 'लागू नहीं', 'उपलब्ध छैन', 'لا يوجد', 'غير متوفر', 'Wala']

describe.each([...none, ...inOtherScripts, '(blank)', 'xxx'])('the cell %s', (cell) => {
  test('becomes no value, and the person is told', () => {
    const { given } = candidateIn(row.with(3, cell))
    expect(given).not.toHaveProperty('fatherName')
    expect(remarksIn(row.with(3, cell))).toEqual([
      expect.stringMatching(
        /^Father's name: this .* that there is none.* This cell is left out\.$/,
      ),
    ])
  })

  test.each([
    [0, 'Passport number'],
    [1, 'Reference number'],
    [2, 'Name'],
    [5, 'Permanent address'],
  ])('keeps a row out where column %i is needed', (at, label) => {
    const sentence = expect.stringMatching(new RegExp(`^${label}: this .* that there is none`))
    expect(problemsIn(row.with(at, cell))).toEqual([sentence])
  })
})

test('a single word may be a name, and the sentence says what to do then', () => {
  expect(remarksIn(row.with(3, 'Nil'))).toEqual([
    "Father's name: this seems to say that there is none. If it is a name, enter it on the record’s page. This cell is left out.",
  ])
})

test.each(['Nila', 'Na Li', 'Nonesuch', 'Noor', 'Wali', 'No. 7 Road', 'Dash-Ali', 'Notun Bazar'])(
  '%s says something',
  (text) => expect(saysNone(text)).toBe(false),
)

test('the code of Namibia is neither Namibia nor nothing until somebody says', () => {
  expect(problemsIn(row.with(6, 'NA'))).toEqual([
    'Nationality: this may be a country’s code, or say that there is none. Write the country’s name, or empty the cell.',
  ])
  expect(problemsIn(row.with(6, 'Namibia'))).toEqual([])
  expect(problemsIn(row.with(6, 'NA'), { answers: new Map([['nationality\nna', 'NA']]) })).toEqual(
    [],
  )
})

test('what a contract grants nothing of is part of the contract', () => {
  expect(problemOfNone('contract.compensationInjury', 'None')).toBeNull()
})

test.each(besideTargets.filter((target) => besideAnswers(target)))(
  'whether %s is none is one of its answers, or asked',
  (target) => {
    for (const cell of ['None', 'No', 'Not provided', 'নেই'])
      expect(problemOfNone(target, cell)).toBeNull()
  },
)

test('a number without a digit is no number', () => {
  expect(problemsIn(row.with(1, 'SUBMITTED'))).toEqual([
    'Reference number: there is no digit in it. Write the number as the document shows it.',
  ])
})
