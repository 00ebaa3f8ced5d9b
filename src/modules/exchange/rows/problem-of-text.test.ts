import { describe, expect, test } from 'vitest'
import type { ChosenEncoding } from '../reading.schema.ts'
import { textOfCell } from '../tables/table.ts'
import { decoderOf } from '../tables/text-encoding.ts'
import { candidateIn, problemsIn, row } from '../test-tables.ts'
import { problemOfText } from './cells.ts'

const mixed = ['José', 'Nuñez', 'López', 'PÉREZ', 'Dvořák', 'রহিমা খাতুন', 'रहीमा', 'محمد عبد الله']

const codeOf = (text: string, control: 'line' | 'text' | 'country' = 'line') =>
  problemOfText(control, text)?.code

describe('what a cell of words cannot be', () => {
  test.each(['do', '-do-', 'Do.', 'DITTO', '"', '〃', 'ঐ', '-ঐ-', 'same as above', "''"])(
    '%s, which only points to the row above',
    (text) => expect(codeOf(text)).toBe('exchange.ditto'),
  )

  test.each(['?????', '????? ????', 'Mar?a', 'Jos??', '??'])(
    '%s, where letters were lost',
    (text) => expect(codeOf(text)).toBe('exchange.questionMarks'),
  )

  test.each([
    ...['O&#039;Brien', 'Karim &amp; Sons', 'Cox&rsquo;s Bazar<br>Chattogram', '<b>Karim</b>'],
    ...[
      'Karim&nbsp;Uddin',
      '&#x99A;&#2480;',
      'House 7<br />Road 3',
      '<span class="x">Karim</span>',
    ],
  ])('%s, as a web page writes it', (text) => expect(codeOf(text)).toBe('exchange.markup'))

  test.each(['Karim & Sons; Cumilla', 'R&D;', 'House 7 <-> Road 3', 'A < B > C', 'AT&T Road'])(
    '%s, which nobody would call that, is taken',
    (text) => expect(codeOf(text, 'text')).toBeUndefined(),
  )

  /** What a program makes of UTF-8 that it takes for Windows-1252. */
  const readWrongly = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))
  test.each([
    ...[
      'José',
      'Noël',
      'Ömer',
      'Müller Straße',
      'রহিমা খাতুন',
      'रहीमा',
      'محمد عبد الله',
      'Иван',
      'Şükrü',
    ],
    ...['Łukasz', 'O’Brien ć', '😀 Karim', '山田'],
  ])('%s in UTF-8 that was read wrongly', (text) =>
    expect(codeOf(readWrongly(text))).toBe('exchange.mixedLetters'),
  )

  const readAs = (encoding: ChosenEncoding) => (text: string) =>
    decoderOf(encoding).decode(Buffer.from(text))
  test.each(
    (
      ['macintosh', 'ibm850', 'ibm437', 'windows-1250', 'windows-1251', 'windows-1256'] as const
    ).flatMap((encoding) => mixed.map((text) => [encoding, text] as const)),
  )('in %s, %s was read wrongly', (encoding, text) =>
    expect(codeOf(readAs(encoding)(text))).toBe('exchange.mixedLetters'),
  )

  test.each([
    ...['†gvt Avãyi iwng', 'gynv¤§` Avjx', 'Avãyj Kwig', '‡mwjg', 'Avj©g', 'iwn¨'],
    ...["/fd axfb'/ yfkf", 'jksguh jk;', 'k|sfz', 'k|]d', 'rGb| dfg'],
  ])('%s, of a font that shows other letters', (text) =>
    expect(codeOf(text)).toBe('exchange.oldFont'),
  )

  test.each([
    ...["O'Brien", 'D`Souza', 'Md. Karim', 'MD;', 'md;', 'S/O Karim', 's/o Karim', 'D/O', 'C/O'],
    ...['Rahim / Rahima', 'Rahim/Rahima', 'Muthu a/l Raman', 'karim|rahim', 'Sa`ad', 'M`d Karim'],
    ...['† Karim', 'Karim †', 'Karim†', 'Avtar Singh', 'João', 'Rahim; Karim', 'rahim /md karim'],
    ...["Abu'l Kalam/Abul", 'Rahim /Rahima', 'Mst./Md.'],
  ])('%s, which is of none, is taken', (text) => expect(codeOf(text)).toBeUndefined())

  test('an address may have abbreviations with such signs', () =>
    expect(codeOf('5th rd; Cumilla', 'text')).toBeUndefined())

  test.each(['-', '.', '—', '* * *', '1990-03-15', '12345'])('%s, which has no letter', (text) =>
    expect(codeOf(text)).toBe('exchange.noWord'),
  )
})

test.each([
  ...['José', 'JOSÉ’S', 'CAFÉ”', 'PERÚ…', 'ÑÚÑEZ – MARÍA', 'São Tomé', 'Þór', 'ÀÉÎÕÜ', 'Çağlayan'],
  ...['রহিমা', 'Dolores', 'Do Thi', 'Karim (?)', 'Is it so? Yes', 'Ward N° 5', 'Fußgasse §4'],
  ...['Íñigo Ibáñez', 'ALMĂŞAN', 'Ştefan Ţurcanu', 'Лі', 'Вікторія Гісь', 'Владимир', 'علي حسن'],
  ...[
    'Đặng Thị Ánh',
    'Žydrūnas',
    'Łucja Śmiałek',
    'Δέσποινα',
    'Guðný Þórðardóttir',
    'Ørsted',
    'ÇİĞDEM',
  ],
  ...['Nº 3', 'calle 3ª', '½ Road', '“Kalu” Karim', 'VOIR L’ÉTÉ »', 'LA «CITÉ»', 'É…'],
])('%s is words', (text) => expect(codeOf(text)).toBeUndefined())

test('an address may be a number', () => expect(codeOf('7/12', 'text')).toBeUndefined())

test('the code of a country that looks like one of those words is a country', () => {
  expect(codeOf('DO', 'country')).toBeUndefined()
  expect(codeOf('do', 'country')).toBe('exchange.ditto')
})

test.each([
  ['Ángel', 'Ã\u0081ngel'],
  ['María', 'MarÃ\u00ada'],
  ['Łukasz', 'Å\u0081ukasz'],
  ['O’Brien', 'Oâ\u0080\u0099Brien'],
  ['à casa', 'Ã\u00a0 casa'],
  ['a Bengali name', 'রহিমা à\u0085'],
])('what is not seen of letters that were read wrongly does not vanish: %s', (_, text) => {
  expect(problemsIn(row.with(2, textOfCell(text)))).toEqual([
    expect.stringMatching(/^Name: (a letter here is damaged|the letters were mixed up)/),
  ])
})

test('a soft hyphen, a fixed space and a line end of other programs are no damage', () => {
  expect(textOfCell('Maria\u00adlouise\u00a0Ã Santos\u0085Cumilla')).toBe(
    'Marialouise Ã Santos\nCumilla',
  )
})

test('keeps a row out for a name or a nationality, and leaves out what may be missing', () => {
  expect(problemsIn(row.with(2, '-do-'))).toEqual([
    'Name: this cell only says “the same as above”. Write the value itself in each row.',
  ])
  expect(problemsIn(row.with(6, 'do'))).toEqual([
    'Nationality: this cell only says “the same as above”. Write the value itself in each row.',
  ])
  const { given, remarks } = candidateIn(row.with(3, '-'))
  expect(given).not.toHaveProperty('fatherName')
  expect(remarks.map(({ message }) => message)).toEqual([
    "Father's name: this only says that there is none. This cell is left out.",
  ])
})
