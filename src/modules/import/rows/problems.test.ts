import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfCell } from '#modules/tables'
import { besideTargets, choiceAnswers } from '#modules/tables/columns/columns-beside.schema'
import { problemOfNone, problemOfText, saysNone } from './cells.ts'
import { problemOfNumber } from './odd-texts.ts'
import { candidateIn, cellsOf, problemsIn, row } from './test-rows.ts'

const remarksIn = (cells: readonly string[]) =>
  candidateIn(cells).remarks.map(({ message }) => message)
const none = cellsOf(
  `N/A | n.a. | NIL | none | - | — | . . | Not available | not yet known | TBA | প্রযোজ্য নয় | নেই | लागू नहीं | \
उपलब्ध छैन | لا يوجد | غير متوفر | Wala | (blank) | xxx`,
)

test('a cell that says none becomes no value, and the person is told', () => {
  for (const cell of none) {
    expect([cell, candidateIn(row.with(3, cell)).given]).not.toHaveProperty('1.fatherName')
    const sentence = /^Father's name: this .* that there is none.* This cell is left out\.$/
    expect([cell, ...remarksIn(row.with(3, cell))]).toEqual([cell, expect.stringMatching(sentence)])
  }
})

test('it keeps a row out where a value is needed', () => {
  const needed = { 0: 'Passport number', 2: 'Name', 5: 'Permanent address' }
  for (const [at, label] of Object.entries(needed))
    for (const cell of none)
      expect([cell, ...problemsIn(row.with(Number(at), cell))]).toEqual([
        cell,
        expect.stringMatching(new RegExp(`^${label}: this .* that there is none`)),
      ])
})

test('a single word may be a name, and the sentence says what to do then', () => {
  expect(remarksIn(row.with(3, 'Nil'))).toEqual([
    "Father's name: this seems to say that there is none. If it is a name, enter it on the record’s page. This cell is left out.",
  ])
  const names = 'Nila | Na Li | Nonesuch | Noor | Wali | No. 7 Road | Dash-Ali | Notun Bazar'
  expect(cellsOf(names).filter(saysNone)).toEqual([])
})

test('the code of Namibia is neither Namibia nor nothing until somebody says', () => {
  expect(problemsIn(row.with(6, 'NA'))).toEqual([
    'Nationality: this may be a country’s code, or say that there is none. Write the country’s name, or empty the cell.',
  ])
  expect(problemsIn(row.with(6, 'Namibia'))).toEqual([])
  const answers = new Map([['nationality\nna', 'NA']])
  expect(problemsIn(row.with(6, 'NA'), { answers })).toEqual([])
})

test('where none is part of a contract, or one of the answers that are asked for, it is one', () => {
  expect(problemOfNone('contract.compensationInjury', 'None')).toBeNull()
  const asked = besideTargets.filter((target) => choiceAnswers(target))
  expect(asked.length).toBeGreaterThan(0)
  for (const target of asked)
    for (const cell of ['None', 'No', 'Not provided', 'নেই'])
      expect([target, cell, problemOfNone(target, cell)]).toEqual([target, cell, null])
})

test('the number that an authority gives later may be empty, and no word stands for it', () => {
  expect(problemsIn(row.with(1, ''))).toEqual([])
  expect(problemsIn(row.with(1, 'SUBMITTED'))).toEqual([
    'Reference number: there is no digit in it. Leave it empty until the authority gives one. This cell is left out.',
  ])
  for (const cell of ['', 'SUBMITTED', 'pending', 'Applied', ...none])
    expect([cell, candidateIn(row.with(1, cell)).details?.referenceNumber]).toEqual([cell, null])
})

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec January March June December'
const dates = `Mar-21 | March 2021 | Mar '21 | 12-Mar | 12 March 2021 | 12th March, 2021 | 12.MAR.2021 | \
March 12, 2021 | Friday, 12 March 2021 | 2021-Mar-12 | 2021/03/12 | 2021.3.12 | 12-03-21 | 12/03/2021 00:00 | \
12/03/2021 12:30:00 PM | 2021-03-12T00:00:00.000Z | 12-Mar-21 0:00 | ১২/০৩/২০২১ | \u200e12/03/2021\u200b | \
${months.replace(/\S+/g, '12-$&-21').replaceAll(' ', ' | ')}`

const passport = ['passportNumber'] as const
const reference = ['referenceNumber'] as const
const either = [...passport, ...reference] as const

test('what is no number, or more than one, is told by its own sentence', () => {
  const told = [
    [either, /^this is a date/, dates],
    [
      ...[either, /shortened this number/],
      `123000000000 | 1.5E-5 | 1E-05 | 1.23457E+11 | 1,23457E+11 | 1E+08 | 1.2345E8 | 1.2345678901234568e+17`,
    ],
    [
      ...[either, /number with decimals/],
      '123456789.0 | 123456789,00 | 123456789.5 | 1,234,567.00 | 1.234.567,0 | ১২৩৪৫৬৭.০',
    ],
    [
      ...[[...either, 'broughtByNumber'], /^this cell holds more than one number/],
      `AB1234567 / AB7654321 | AB1234567/CD7654321 | AB 123 4567\nCD 765 4321 | 12345678;87654321 | \
1234567 or 7654321 | 12345678 87654321 | 123456789, 68 | 12345678 & 9 | AB1234567CD7654321`,
    ],
    [
      ...[reference, /^this cell holds more than one number\. Keep one of them\.$/],
      `W000123456,W000654321 | W000123456-W000654321 | 2021/123; 2021/124 | 12345 and 12346 | \
LMIA 1234567 / WP 7654321`,
    ],
    [
      ...[passport, /more than one number/],
      `123456789 / 12 | 1234567/68 | AB1234567 - AB1234568 | AB1234567 and CD1234567 | AB1234567 2026`,
    ],
    [
      ...[passport, /^there is a mark behind/],
      `AB1234567(2) | AB1234567 (02) | ab1234567 [1] | 12345678(2) | AB1234567_1 | AB1234567.1 | EK0123456~1 | \
AB1234567 #2 | AB1234567-2 | AB1234567 2 | ১২৩৪৫৬৭(২)`,
    ],
    [reference, /^there is a mark behind/, 'W000123456 (2)'],
    [
      ...[passport, /^there are words beside/],
      `AB1234567 (expired) | AB1234567 exp | Passport: AB1234567 | No. AB1234567 | PP No 12345678 | applied 2024 | \
১২৩৪৫৬৭ old | AB 1234567 (New)`,
    ],
    [passport, /there is no digit in it/, 'unknown | not known | PENDING | same as above'],
  ] as [typeof either, RegExp, string][]
  const missed = told.flatMap(([targets, sentence, cells]) =>
    targets.flatMap((target) =>
      cellsOf(cells)
        .map((cell) => `${target} ${cell}: ${problemOfNumber(target, cell)?.message ?? 'taken'}`)
        .filter(
          (line, at) => !sentence.test(line.slice(`${target} ${cellsOf(cells)[at]}: `.length)),
        ),
    ),
  )
  expect(missed).toEqual([])
})

/** How countries number their passports, and agencies' partners their files; `A` is a letter, `9` a figure, `X` either. */
const forms = `AA9999999 | A99999999 | A9999999 | 999999999 | 99999999 | 9999999 | AAA999999 | 99AA99999 | A999A9999 | \
AXXXXXXX9 | AAXXXXXX9 | AAA9999999 | 9A9999999 | 99A999999 | AA 9999999 | A-9999999 | A 99 99 99 9 | AA999-9999 | \
999 999 999 | 9999 9999 | AA 123/45`
const real = fc.constantFrom(...cellsOf(forms)).chain((form) =>
  fc.tuple(
    ...[...form].map((sign) => {
      if (sign === 'A') return fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      if (sign === '9') return fc.constantFrom(...'0123456789')
      if (sign === 'X') return fc.constantFrom(...'0123456789CFGHJKLMNPRTVWXYZE')
      return fc.constant(sign)
    }),
  ),
)

test('numbers as documents bear them are none of that', () => {
  fc.assert(
    fc.property(real, fc.boolean(), (signs, isSmall) => {
      const number = isSmall ? signs.join('').toLowerCase() : signs.join('')
      for (const target of either) expect(problemOfNumber(target, number)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('what looks odd and is a number is taken', () => {
  const taken = {
    passportNumber: `1,234,567 | 12,34,567 | MAR2100001 | DEC210000 | E12345678 | 1E2345678 | 12E345678 | \
JUN-2100001 | MAY 2100001 | 12MAR2100 | P1234567 A | PAK 1234567 | AB1234567 (পুরোনো)`,
    // Also what is not left of a longer number, and has words beside it.
    referenceNumber: `1000000 | 120000000 | 0000000000 | W1000000000 | 1200000345 | W000123456 | IMM-1234-21 | \
MAR-5521 | 2021/12345 | 11-2233-4455 | 5566 12345678 | S/123/2021 | EP/2021/000123 | IMM-123456-2021-654321 | \
AB1234567 (expired) | AB1234567 exp | Passport: AB1234567 | No. AB1234567 | PP No 12345678 | applied 2024 | \
১২৩৪৫৬৭ old | AB 1234567 (New)`,
  } as const
  for (const target of either)
    expect(cellsOf(taken[target]).filter((cell) => problemOfNumber(target, cell))).toEqual([])
})

const codeOf = (text: string, control: 'line' | 'text' | 'country' = 'line') =>
  problemOfText(control, text)?.code?.replace('exchange.', '') ?? 'taken'
/** The cells that are called something else. */
const notCalled = (code: string, cells: readonly string[], control?: 'text') =>
  cells.map((cell) => [cell, codeOf(cell, control)]).filter(([, called]) => called !== code)

test('what a cell of words cannot be has a code of its own', () => {
  const codes = {
    ditto: `do | -do- | Do. | DITTO | " | 〃 | ঐ | -ঐ- | same as above | ''`,
    questionMarks: '????? | ????? ???? | Mar?a | Jos?? | ??',
    markup: `O&#039;Brien | Karim &amp; Sons | Cox&rsquo;s Bazar<br>Chattogram | <b>Karim</b> | \
Karim&nbsp;Uddin | &#x99A;&#2480; | House 7<br />Road 3 | <span class="x">Karim</span>`,
    // Of a font that shows other letters.
    oldFont: `†gvt Avãyi iwng | gynv¤§\` Avjx | Avãyj Kwig | ‡mwjg | Avj©g | iwn¨ | /fd axfb'/ yfkf | \
jksguh jk; | k|sfz | k|]d | rGb| dfg`,
    noWord: '- | . | — | * * * | 1990-03-15 | 12345',
  }
  for (const [code, cells] of Object.entries(codes))
    expect(notCalled(code, cellsOf(cells))).toEqual([])
})

test('what looks like one of these and is words is taken', () => {
  const words = `O'Brien | D\`Souza | Md. Karim | MD; | md; | S/O Karim | s/o Karim | D/O | C/O | Rahim / Rahima | \
Rahim/Rahima | Muthu a/l Raman | karim|rahim | Sa\`ad | M\`d Karim | † Karim | Karim † | Karim† | Avtar Singh | João | \
Rahim; Karim | rahim /md karim | Abu'l Kalam/Abul | Rahim /Rahima | Mst./Md. | José | JOSÉ’S | CAFÉ” | PERÚ… | \
ÑÚÑEZ – MARÍA | São Tomé | Þór | ÀÉÎÕÜ | Çağlayan | রহিমা | Dolores | Do Thi | Karim (?) | Is it so? Yes | \
Ward N° 5 | Fußgasse §4 | Íñigo Ibáñez | ALMĂŞAN | Ştefan Ţurcanu | Лі | Вікторія Гісь | Владимир | علي حسن | \
Đặng Thị Ánh | Žydrūnas | Łucja Śmiałek | Δέσποινα | Guðný Þórðardóttir | Ørsted | ÇİĞDEM | Nº 3 | calle 3ª | \
½ Road | “Kalu” Karim | VOIR L’ÉTÉ » | LA «CITÉ» | É…`
  expect(notCalled('taken', cellsOf(words))).toEqual([])
  // An address may be a number, and have abbreviations with such signs.
  const addresses = `Karim & Sons; Cumilla | R&D; | House 7 <-> Road 3 | A < B > C | AT&T Road | 5th rd; Cumilla | 7/12`
  expect(notCalled('taken', cellsOf(addresses), 'text')).toEqual([])
  // The code of a country that looks like one of those words is a country.
  expect([codeOf('DO', 'country'), codeOf('do', 'country')]).toEqual(['taken', 'ditto'])
})

test('letters that were read in another encoding are known as mixed up', () => {
  const utf8 = `José | Noël | Ömer | Müller Straße | রহিমা খাতুন | रहीमा | محمد عبد الله | Иван | Şükrü | Łukasz | \
O’Brien ć | 😀 Karim | 山田`
  const windows = new TextDecoder('windows-1252')
  const read = cellsOf(utf8).map((text) => windows.decode(Buffer.from(text)))
  expect(notCalled('mixedLetters', read)).toEqual([])
})

test('what is not seen of letters that were read wrongly does not vanish', () => {
  for (const text of [
    ...['Ã\u0081ngel', 'MarÃ\u00ada', 'Å\u0081ukasz', 'Oâ\u0080\u0099Brien', 'Ã\u00a0 casa'],
    'রহিমা à\u0085',
  ])
    expect(problemsIn(row.with(2, textOfCell(text)))).toEqual([
      expect.stringMatching(/^Name: (a letter here is damaged|the letters were mixed up)/),
    ])
})

test('a soft hyphen, a fixed space and a line end of other programs are no damage', () => {
  expect(textOfCell('Maria\u00adlouise\u00a0Ã Santos\u0085Cumilla')).toBe(
    'Marialouise Ã Santos\nCumilla',
  )
})
