import { expect, test } from 'vitest'
import { textOfCell } from '../tables/table.ts'
import { candidateIn, cellsOf, problemsIn, row } from '../test-tables.ts'
import { problemOfText } from './cells.ts'

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

test('keeps a row out for a name or a nationality, and leaves out what may be missing', () => {
  const ditto = 'this cell only says “the same as above”. Write the value itself in each row.'
  expect(problemsIn(row.with(2, '-do-'))).toEqual([`Name: ${ditto}`])
  expect(problemsIn(row.with(6, 'do'))).toEqual([`Nationality: ${ditto}`])
  const { given, remarks } = candidateIn(row.with(3, '-'))
  expect(given).not.toHaveProperty('fatherName')
  expect(remarks.map(({ message }) => message)).toEqual([
    "Father's name: this only says that there is none. This cell is left out.",
  ])
})
