import { describe, expect, test } from 'vitest'
import { guessMapping, isOlderExport, mappingProblems } from '../columns/schema.ts'
import { decideRow } from './decide-row.ts'
import { type Candidate, mapRow, type RowPlan } from './map-row.ts'
import { neutralised, readCell } from './read-cell.ts'

const columns = [
  'Passport No.',
  'Reference',
  'Full name',
  'Father',
  'Mother',
  'Address',
  'Nationality',
]
const plan = (more: Partial<RowPlan> = {}): RowPlan => ({
  columns,
  mapping: guessMapping(more.columns ?? columns),
  isOlder: false,
  defaultNationality: 'BD',
  stages: [],
  answers: new Map(),
  ...more,
})
const row = [
  'ab 123-4567',
  'W000123456',
  'Rahima Khatun',
  'Abdul Karim',
  'Salma Begum',
  'Cumilla',
  '',
]
const withCell = (index: number, cell: string) => row.with(index, cell)

function candidateIn(cells: readonly string[], more?: Partial<RowPlan>): Candidate {
  const mapped = mapRow(plan(more), cells)
  if (mapped.kind !== 'candidate') throw new Error(JSON.stringify(mapped))
  return mapped.candidate
}
function problemsIn(cells: readonly string[], more?: Partial<RowPlan>): string[] {
  const mapped = mapRow(plan(more), cells)
  if (mapped.kind === 'wrong') return mapped.problems
  if (mapped.kind === 'skipped') return ['skipped']
  return [...mapped.candidate.remarks, ...mapped.candidate.missing]
}

describe('columns', () => {
  test('are found by their names, each once', () => {
    expect(guessMapping(columns)).toEqual({
      passportNumber: 'Passport No.',
      referenceNumber: 'Reference',
      name: 'Full name',
      fatherName: 'Father',
      motherName: 'Mother',
      address: 'Address',
      nationality: 'Nationality',
    })
    expect(guessMapping(['Photo', 'Work permit certificate', 'Name', 'name (2)'])).toEqual({
      photo: 'Photo',
      'work-permit': 'Work permit certificate',
      name: 'Name',
    })
  })

  test('those of the older system by its names', () => {
    const older = [
      '_id',
      'id',
      'IRCC_Num',
      'name',
      'F_name',
      'M_name',
      'Po_address',
      'Doc_1_PC',
      'Status',
    ]
    expect(isOlderExport(older)).toBe(true)
    expect(isOlderExport(columns)).toBe(false)
    expect(guessMapping(older)).toEqual({
      passportNumber: 'id',
      referenceNumber: 'IRCC_Num',
      name: 'name',
      fatherName: 'F_name',
      motherName: 'M_name',
      address: 'Po_address',
      'work-permit': 'Doc_1_PC',
      state: 'Status',
    })
  })

  test.each([
    ['dateOfBirth', 'Date of birth (DD/MM/YYYY)'],
    ['dateOfBirth', 'জন্ম তারিখ'],
    ['telephone', 'WhatsApp No.'],
    ['telephone', 'মোবাইল নং'],
    ['passportNumber', 'পাসপোর্ট নং'],
    ['name', 'Name of Applicant'],
    ['fatherName', 'পিতার নাম'],
    ['nationality', 'জাতীয়তা'],
    ['destinationCountry', 'Country of destination'],
    ['nextOfKinTelephone', 'Nominee mobile'],
  ])('%s is known as “%s”', (target, heading) => {
    expect(guessMapping(['Sl', heading])).toEqual({ [target]: heading })
  })

  test('a choice that lacks something, or chooses twice, is told beside the field', () => {
    const problems = mappingProblems({ name: 'Full name', address: 'Full name' }, columns, false)
    expect(problems.map(({ path }) => path)).toEqual([
      'address',
      'passportNumber',
      'referenceNumber',
    ])
    expect(mappingProblems({ passportNumber: 'Passport No.' }, columns, true)).toEqual([])
    expect(mappingProblems({ passportNumber: 'Pass' }, columns, true)[0]?.message).toMatch(
      /no column/,
    )
  })
})

describe('rows', () => {
  test('are read as the form would', () => {
    expect(candidateIn(row)).toMatchObject({
      passportNumber: 'AB1234567',
      details: { name: 'Rahima Khatun', nationality: 'BD', destinationCountry: null },
      isHidden: null,
      isWaiting: null,
      waits: false,
    })
  })

  test.each([
    ['Canada', 'CA'],
    ['bangladeshi', 'BD'],
    ['np', 'NP'],
    ['বাংলাদেশ', 'BD'],
    ['Côte d’Ivoire', 'CI'],
  ])('a nationality %s is %s', (typed, code) => {
    expect(candidateIn(withCell(6, typed)).details?.nationality).toBe(code)
  })

  test.each([
    [0, '2021-03-12', /^Passport number: this is a date/],
    [0, '12/03/2021', /^Passport number: this is a date/],
    [0, '1.23457E+11', /shortened this number/],
    [0, 'A1', /fewer than 5/],
    [0, '', /^Passport number is required/],
    [2, '=HYPERLINK("http://x","y")', /^Name: this cell holds a formula/],
    [2, '#N/A', /^Name: the spreadsheet shows an error/],
    [3, '=A1', /^Father's name: this cell holds a formula.*left out/],
    [5, ' ', /^Permanent address is required/],
    [5, 'x'.repeat(501), /longer than 500/],
    [6, 'Atlantis', /^Nationality: this is not a country/],
  ])('column %i with %s is told once', (index, cell, sentence) => {
    const problems = problemsIn(withCell(index, cell))
    expect(problems).toEqual([expect.stringMatching(sentence)])
  })

  test('every mistake of a row is told at once', () => {
    expect(problemsIn(['2021-03-12', '', '=1+1', 'A', 'B', 'C', 'Atlantis'])).toHaveLength(4)
  })

  test('a row with more cells than columns is told', () => {
    expect(problemsIn([...row, 'Road 3'])).toEqual([expect.stringMatching(/more cells/)])
  })

  test('right-to-left and combined names stay as they are', () => {
    expect(candidateIn(withCell(2, 'محمد عبد الله')).given.name).toBe('محمد عبد الله')
  })

  test('what the list of mistakes neutralised is read as it was', () => {
    for (const cell of ['=1+1', '+880 1711', '-', '@home', "O'Neil"])
      expect(readCell(neutralised(cell))).toBe(cell)
  })
})

describe('the older system', () => {
  const older = [
    'id',
    'IRCC_Num',
    'name',
    'F_name',
    'M_name',
    'Po_address',
    'P_url',
    'User_Hide',
    'Status',
    'My_Aust',
  ]
  const cells = ['AB1234567', 'W000123456', 'Rahima', 'Abdul', 'Salma', 'Cumilla']
  const more = { columns: older, isOlder: true }
  test('only rows marked My_Aust are candidates, marked by a field or a value', () => {
    expect(mapRow(plan(more), [...cells, '', '', 'Approved', '']).kind).toBe('skipped')
    expect(mapRow(plan(more), [...cells, '', '', 'Approved', 'false']).kind).toBe('skipped')
    expect(mapRow(plan(more), [...cells, '', '', 'Approved', 'yes']).kind).toBe('candidate')
    expect(mapRow(plan(more), [...cells, '', '', 'Approved', 'My_Aust']).kind).toBe('candidate')
  })

  test('User_Hide and Status are kept; what nobody approved waits', () => {
    const read = (hide: string, status: string) => {
      const { isHidden, isWaiting, waits } = candidateIn([...cells, '', hide, status, 'yes'], more)
      return { isHidden, isWaiting, waits }
    }
    expect(read('yes', 'Approved')).toEqual({ isHidden: true, isWaiting: false, waits: false })
    expect(read('no', 'Denied')).toEqual({ isHidden: false, isWaiting: true, waits: true })
    expect(read('', '')).toEqual({ isHidden: null, isWaiting: null, waits: true })
  })

  test('an address of an image is named by its last part, and never more', () => {
    const url = 'https://img.example/a/AB1234567%20photo.jpg?x=1'
    expect(candidateIn([...cells, url, '', 'Approved', 'yes'], more).images).toEqual([
      {
        kind: 'photo',
        column: 'P_url',
        name: 'AB1234567 photo.jpg',
        address: url,
        isAddress: true,
      },
    ])
  })
})

test('who lies in the trash in our own export does not come back by it', () => {
  const more = { columns: [...columns, 'hiddenAt', 'deletedAt'] }
  const kindOf = (since: string) => mapRow(plan(more), [...row, '', since]).kind
  expect(kindOf('2026-11-20T09:00:00.000Z')).toBe('skipped')
  expect(kindOf('')).toBe('candidate')
})

describe('what becomes of a row', () => {
  const candidate = candidateIn(row)
  const details = { ...candidate.details, fatherName: 'Abdul Karim' }
  const onFile = { details, isHidden: false, isApproved: true }
  const choice = {
    updateExisting: false,
    secondPersonApproval: false,
    today: '2026-11-20',
    takesNone: null,
  }
  const chosen = { ...choice, updateExisting: true }

  test('new, the same again, changed', () => {
    expect(decideRow(candidate, undefined, choice)).toMatchObject({ outcome: 'created' })
    const young = candidateIn(row)
    if (young.details) young.details.dateOfBirth = '2008-11-21'
    expect(decideRow(young, undefined, choice).problems).toEqual([
      expect.stringMatching(/^Date of birth: this candidate is under 18/),
    ])
    expect(decideRow(candidate, onFile, choice)).toEqual({ outcome: 'unchanged', problems: [] })
    const other = { ...onFile, details: { ...details, name: 'Rahima Begum', nationality: 'IN' } }
    // The nationality was the default, not the table's word.
    expect(decideRow(candidate, other, chosen)).toMatchObject({
      outcome: 'updated',
      changes: { name: 'Rahima Khatun' },
      hiding: null,
    })
    expect(decideRow(candidate, other, choice)).toEqual({
      outcome: 'failed',
      problems: [expect.stringMatching(/with another name\. Choose “Update/)],
    })
    expect(decideRow(candidate, { ...other, row: 7 }, choice)).toMatchObject({
      problems: [expect.stringMatching(/row 7 too/)],
    })
  })

  test('a word for hidden that differs is a difference; an empty cell is none', () => {
    const hidden = { ...candidate, isHidden: true }
    expect(decideRow(hidden, onFile, chosen)).toMatchObject({ changes: {}, hiding: 'hide' })
    expect(decideRow(hidden, onFile, choice)).toMatchObject({
      outcome: 'failed',
      problems: [expect.stringMatching(/is on file already, not hidden\. Choose “Update/)],
    })
    const shown = { ...candidate, isHidden: false }
    expect(decideRow(shown, { ...onFile, isHidden: true }, chosen)).toMatchObject({
      hiding: 'unhide',
    })
    expect(decideRow(candidate, { ...onFile, isHidden: true }, chosen)).toMatchObject({
      outcome: 'unchanged',
    })
  })

  test('a state that differs is said and never taken over', () => {
    const waits = { ...candidate, isWaiting: true }
    const problems = [expect.stringMatching(/^State: this record is approved here/)]
    expect(decideRow(waits, onFile, chosen)).toEqual({ outcome: 'unchanged', problems })
    expect(decideRow(waits, onFile, choice)).toEqual({ outcome: 'failed', problems })
    const approved = { ...candidate, isWaiting: false }
    const pending = { ...onFile, isApproved: false }
    expect(decideRow(approved, pending, chosen).problems).toEqual([
      expect.stringMatching(/^State: this record is not approved here/),
    ])
    // A new record would wait too, so the same row again changes nothing.
    const withSecond = { ...choice, secondPersonApproval: true }
    expect(decideRow(approved, pending, withSecond)).toMatchObject({ outcome: 'unchanged' })
    expect(decideRow(candidate, pending, choice)).toMatchObject({ outcome: 'unchanged' })
  })
})

describe('contact', () => {
  const more = {
    columns: [...columns, 'DOB', 'Mobile', 'E-mail', 'Language', 'Next of kin', 'Emergency phone'],
  }
  const cell = { dateOfBirth: 7, telephone: 8, language: 10 }
  const full = [...row, '12/03/1995', '01711-123456', 'a@b.example', 'Bengali', 'Salma', '']
  const read = (field: keyof typeof cell, text: string) =>
    candidateIn(full.with(cell[field], text), more).given[field]

  test('columns are known by their usual headings', () => {
    expect(guessMapping(more.columns)).toMatchObject({
      dateOfBirth: 'DOB',
      telephone: 'Mobile',
      email: 'E-mail',
      language: 'Language',
      nextOfKin: 'Next of kin',
      nextOfKinTelephone: 'Emergency phone',
    })
  })

  test.each([
    '01711-123456',
    '1711123456',
    '8801711123456',
    '+880 1711 123456',
    '00880 1711123456',
    '০১৭১১১২৩৪৫৬',
  ])('a telephone number %s is that of the candidate’s country', (typed) => {
    expect(read('telephone', typed)).toBe('+8801711123456')
  })

  test('a telephone number without a country code is read by the nationality of its row', () => {
    const cells = full.with(6, 'Nepal').with(cell.telephone, '9841234567')
    expect(candidateIn(cells, more).given.telephone).toBe('+9779841234567')
  })

  test.each([
    '1995-03-12',
    '12/03/1995',
    '12.3.1995',
    '12 March 1995',
    '12-Mar-1995',
    'March 12, 1995',
    '১২/০৩/১৯৯৫',
  ])('a day %s is 12 March 1995', (typed) => {
    expect(read('dateOfBirth', typed)).toBe('1995-03-12')
  })

  test.each([
    ['bn', 'bn'],
    ['Bangla', 'bn'],
    ['বাংলা', 'bn'],
    ['Filipino', 'fil'],
    ['tagalog', 'fil'],
    ['हिन्दी', 'hi'],
  ])('a language %s is %s', (typed, code) => {
    expect(read('language', typed)).toBe(code)
  })

  test.each([
    [cell.telephone, '01711123456 / 01811123456', /^Telephone: this is no telephone number/],
    [cell.telephone, '12345', /^Telephone: this is no telephone number/],
    [cell.dateOfBirth, '03/25/1995', /^Date of birth: this is not a day/],
    [cell.dateOfBirth, '12/03/95', /^Date of birth: this is not a day/],
    [cell.language, 'Klingon', /^Preferred language: this is none/],
  ])('column %i with %s is told once', (index, typed, sentence) => {
    expect(problemsIn(full.with(index, typed), more)).toEqual([expect.stringMatching(sentence)])
  })
})
