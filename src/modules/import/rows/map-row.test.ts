import { describe, expect, test } from 'vitest'
import { storedNumber } from '#modules/tables'
import { asText } from '#platform/csv'
import { readCell } from './cells.ts'
import { mapRow } from './map-row.ts'
import { readCountry } from './read-details.ts'
import { candidateIn, cellsOf, columns, plan, problemsIn, row } from './test-rows.ts'

const withCell = (index: number, cell: string) => row.with(index, cell)

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

  test('a nationality is known by its country, people or code, in English and Bengali', () => {
    const codes = {
      ...{ Canada: 'CA', bangladeshi: 'BD', np: 'NP', বাংলাদেশ: 'BD', 'Côte d’Ivoire': 'CI' },
      ...{
        Myanmar: 'MM',
        বাংলাদেশী: 'BD',
        ভারতীয়: 'IN',
        'HONG KONG': 'HK',
        Palestine: 'PS',
        AUS: 'AU',
      },
    }
    const read = (typed: string) => candidateIn(withCell(6, typed)).details?.nationality
    expect(Object.fromEntries(Object.keys(codes).map((one) => [one, read(one)]))).toEqual(codes)
  })

  test.each([
    [0, '2021-03-12', /^Passport number: this is a date/],
    [0, 'A1', /fewer than 5/],
    [0, '', /^Passport number is required/],
    [2, '=HYPERLINK("http://x","y")', /^Name: this cell holds a formula/],
    ...cellsOf('#N/A | #¡VALOR! | #BEZUG! | #NV | #N/D | #ЗНАЧ! | Err:502 | ####### | #DIV/0!').map(
      (cell): [number, string, RegExp] => [2, cell, /^Name: the spreadsheet shows an error/],
    ),
    ...['TRUE', 'false', 'Yes'].map((cell): [number, string, RegExp] => [
      ...([2, cell, /^Name: this only says yes or no/] as const),
    ]),
    [3, '=A1', /^Father's name: this cell holds a formula.*left out/],
    [5, ' ', /^Permanent address is required/],
    [5, 'x'.repeat(501), /longer than 500/],
    [6, 'Atlantis', /^Nationality: this is not a country/],
  ])('column %i with %s is told once', (index, cell, sentence) => {
    const problems = problemsIn(withCell(index, cell))
    expect(problems).toEqual([expect.stringMatching(sentence)])
  })

  test('every mistake of a row is told at once', () => {
    expect(problemsIn(['2021-03-12', '', '=1+1', 'A', 'B', 'C', 'Atlantis'])).toHaveLength(3)
  })

  test('a row with more cells than columns is told', () => {
    expect(problemsIn([...row, 'Road 3'])).toEqual([expect.stringMatching(/more cells/)])
  })

  test('what the list of mistakes neutralised is read as it was', () => {
    for (const formula of cellsOf('=1+1 | +1 | -1+1 | @a | ＝1+1 | ＋1 | －1 | ＠a'))
      expect(asText(formula)).toBe(`'${formula}`)
    for (const cell of cellsOf("=1+1 | +1 | ＝1+1 | －1 | ＠a | +880 1711 | - | @home | O'Neil"))
      expect(readCell(asText(cell))).toBe(cell)
  })

  test('what MySQL writes for nothing is nothing, and a name with these signs is none', () => {
    for (const cell of ['\\N', ' \\N ', 'NULL']) expect(readCell(cell)).toBe('')
    for (const cell of ['\\Nadia', 'Null', 'NULLAH']) expect(readCell(cell)).toBe(cell)
  })

  test('a formula that is nothing but a text is that text', () => {
    expect(readCell('="01234567"')).toBe('01234567')
    expect(readCell('=""')).toBe('')
    for (const cell of ['="a"&"b"', '=A1', '="a']) expect(readCell(cell)).toBe(cell)
  })
})

describe('the older system', () => {
  const older = cellsOf(
    'id | IRCC_Num | name | F_name | M_name | Po_address | P_url | User_Hide | Status | My_Aust',
  )
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
        ...{ kind: 'photo', column: 'P_url' },
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

describe('contact', () => {
  const more = {
    columns: [...columns, 'DOB', 'Mobile', 'E-mail', 'Language', 'Next of kin', 'Emergency phone'],
  }
  const cell = { dateOfBirth: 7, telephone: 8, language: 10, nextOfKinTelephone: 12 }
  const full = [...row, '12/03/1995', '01711-123456', 'a@b.example', 'Bengali', 'Salma', '']
  const read = (field: keyof typeof cell, text: string) =>
    candidateIn(full.with(cell[field], text), more).given[field]

  test('numbers, days, languages are read as people of the country write them', () => {
    const forms = [
      [
        'telephone',
        '+8801711123456',
        '01711-123456 | 1711123456 | 8801711123456 | +880 1711 123456',
      ],
      ['telephone', '+8801711123456', '00880 1711123456 | ০১৭১১১২৩৪৫৬'],
      ['dateOfBirth', '1995-03-12', '1995-03-12 | 12/03/1995 | ১২/০৩/১৯৯৫'],
      ['language', 'bn', 'bn | Bangla | বাংলা'],
      ['language', 'fil', 'Filipino | tagalog'],
      ['language', 'hi', 'हिन्दी'],
    ] as const
    for (const [field, value, typed] of forms)
      for (const one of cellsOf(typed)) expect([one, read(field, one)]).toEqual([one, value])
  })

  test('a telephone number without a country code is read by the nationality of its row', () => {
    const cells = full.with(6, 'Nepal').with(cell.telephone, '9841234567')
    expect(candidateIn(cells, more).given.telephone).toBe('+9779841234567')
  })

  test.each([
    [cell.telephone, '12345', /^Telephone: this is not a telephone number/],
    [cell.dateOfBirth, '03/25/1995', /^Date of birth: this is not a day/],
    [cell.language, 'Klingon', /^Preferred language: this is not one/],
    [cell.nextOfKinTelephone, 'lost', /^Telephone of next of kin: .*This cell is left out\.$/],
  ])(
    'column %i with %s is told once, and takes nothing from a record',
    (index, typed, sentence) => {
      const cells = full.with(index, typed)
      expect(problemsIn(cells, more)).toEqual([expect.stringMatching(sentence)])
      const [field = ''] = Object.entries(cell).find(([, at]) => at === index) ?? []
      expect(candidateIn(cells, more).given).not.toHaveProperty(field)
    },
  )
})

test('a row that is struck out stays out, and a detail that is does not come in', () => {
  const struck = (cell = '') => cell.replace(/./gu, '$&\u0336')
  expect(problemsIn(row.map(struck))[0]).toBe(
    'Passport number: something in this cell is struck out. Write only what counts, and take the row out if none of it does.',
  )
  expect(candidateIn(row.with(3, `${struck('Rahim')} Karim`)).given).not.toHaveProperty(
    'fatherName',
  )
})

test('the apostrophe with which a spreadsheet marks a text is no part of it', () => {
  for (const cell of ["'01711123456", "'+8801711123456", '’01711123456', '´(017) 111-23456'])
    expect(readCell(cell)).toBe(cell.slice(1))
  for (const cell of ["'Abd al-Karim", '’Aisha', '’71 Road']) expect(readCell(cell)).toBe(cell)
})

test.each([
  ["'AB1234567", "'W000123456", "'Rahima Khatun", "'Abdul", "'Salma", "'Cumilla"],
  ["'AB1234567'", "'W000123456'", "'Rahima Khatun'", "'Abdul'", "'Salma'", "'Cumilla'"],
])('where numbers show that it marks every text, no name has it: %s', (...cells) => {
  const { passportNumber, given } = candidateIn(cells)
  expect(passportNumber).toBe('AB1234567')
  expect(given).toMatchObject({ name: 'Rahima Khatun', fatherName: 'Abdul', address: 'Cumilla' })
})

test('where they do not, it is part of a name', () => {
  expect(candidateIn(row.with(2, "'Abd al-Karim").with(0, "'01234567"))).toMatchObject({
    passportNumber: '01234567',
    given: { name: "'Abd al-Karim" },
  })
})

test.each(['8.80171E+12', '8,8E12', '1E+10', '8801710000000000'])(
  'a telephone number that a spreadsheet shortened to %s is told',
  (cell) => {
    const withPhone = [...columns, 'Phone']
    expect(problemsIn([...row.with(6, 'BD'), cell], { columns: withPhone })).toEqual([
      expect.stringMatching(/^Telephone: the spreadsheet shortened .* This cell is left out\.$/),
    ])
  },
)

test.each(['constructor', 'Constructor.'])('%s is no country', (cell) => {
  expect(readCountry(cell)).toBeNull()
})

test('a number of a document that a spreadsheet stores as a number comes in with a remark', () => {
  const number = storedNumber('1234567')
  const said = problemsIn([number, number, ...row.slice(2, 5), storedNumber('12'), ''])
  expect(said).toEqual([
    expect.stringMatching(/^Passport number: the spreadsheet stores this as a number/),
    expect.stringMatching(/^Reference number: the spreadsheet stores this as a number/),
  ])
  expect(problemsIn(['01234567', 'W1234', ...row.slice(2)])).toEqual([])
})

test('a telephone that lost its zero is read with the country of its row, with a remark', () => {
  const more = { columns: [...columns, 'Mobile', 'Emergency phone'] }
  const cells = [...row, storedNumber('1711123456'), storedNumber('9841234567')]
  const nepal = cells.with(6, 'NP').with(7, '')
  expect(candidateIn(cells.with(8, ''), more).given.telephone).toBe('+8801711123456')
  expect(candidateIn(nepal, more).given.nextOfKinTelephone).toBe('+9779841234567')
  expect(problemsIn(nepal, more)).toContainEqual(
    expect.stringMatching(/stores this as a number, so a zero .* would be lost/),
  )
})
