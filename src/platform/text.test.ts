import { expect, test } from 'vitest'
import {
  line,
  prose,
  visibleFileName,
  visibleLine,
  visibleText,
  wellFormed,
} from './text.schema.ts'

const nobodySees =
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFC]/u

test('of all of Unicode, between two letters, nothing is left that nobody sees', () => {
  for (let first = 0; first <= 0x10ffff; first += 0x1000) {
    const all = Array.from({ length: 0x1000 }, (_, at) => `a${String.fromCodePoint(first + at)}b`)
    expect(visibleLine(all.join('a'))).not.toMatch(nobodySees)
  }
})

test('what its script needs stays', () => {
  for (const [name, text] of [
    ['Bengali, ra with ya-phalaa', 'র‍্যাব'],
    ['Bengali, a visible hasanta', 'উদ্‌যাপন'],
    ['Nepali, eyelash ra', 'गर्‍यो'],
    ['Sinhala', 'ශ්‍රී'],
    ['Malayalam, an old chillu at the end', 'അവന്‍'],
    ['Persian', 'می‌خواهم'],
    ['an emoji of several people', '👨‍👩‍👧'],
    ['a red heart', '❤️'],
    ['a key', '1️⃣'],
    ['a Han letter in the shape of a name', '葛󠄀'],
    ['vowels and tones', 'សួស្តី မြန်မာ Nguyễn'],
  ] as const)
    expect(visibleText(text), name).toBe(text.normalize('NFC'))
})

test.each([
  ['backwards', '\u202EadanaC fo tnemnrevoG', 'adanaC fo tnemnrevoG'],
  ['a joiner between Latin letters', 'Vi\u200Dsa', 'Visa'],
  ['a joiner between figures', '০\u200D১', '০১'],
  ['joiners in a row', 'ক্\u200C\u200D\u200Cষ', 'ক্\u200Cষ'],
  ['a joiner at a border', '\u200Cक\u200C', 'क'],
  ['a selector behind a letter', 'a\uFE0F1\uFE0F', 'a1'],
  ['words in tags', '🏴\u{E0067}\u{E0062}\u{E007F}', '🏴'],
  ['a filler is a space', 'Rahima\u3164Khatun', 'Rahima Khatun'],
  ['parted letters come together', 'e\u200B\u0301', 'é'],
  ['half a character', '\ud800', '\ufffd'],
  ['lines', 'a\r\nb\u2028c\rd', 'a\nb\nc\nd'],
  ['spaces of other widths', 'a\u00A0\u2003b', 'a  b'],
  ['a heap of marks', `a${'\u0321'.repeat(500)}`, `a${'\u0321'.repeat(16)}`],
])('%s', (_, typed, seen) => {
  expect(visibleText(typed)).toBe(seen)
  expect(visibleText(seen)).toBe(seen)
})

test('a line is one, prose keeps its lines, and neither is empty for its unseen marks', () => {
  expect(line().parse(' a\n\u3164 b\u200B ')).toBe('a b')
  expect(prose().parse(' a\u200B\n\nb ')).toBe('a\n\nb')
  expect(line().min(1).safeParse('\u3164\u200B\u2800').success).toBe(false)
})

test.each(['a\uD83Db', '\uDE00', '\uD83D\uD83D\uDE00', '\uDE00\uD83D', '😀 রহিমা', ''])(
  'half of a character in %j is told as the engine tells it',
  (text) => {
    expect(wellFormed(text)).toBe(text.toWellFormed())
  },
)

test('a file is called by the last part of its path', () => {
  expect(visibleFileName('C:\\scans\\\u202Efdp.exe', 'file')).toBe('fdp.exe')
  expect(visibleFileName('\u200B/', 'file')).toBe('file')
})

test.each(['ক্\u200Cষ\u202E', '\u200D', '\u0301', '\u0315\u0300', ' \u00A0', '❤\uFE0F'])(
  'one long text of %j takes about as much work as many short ones with as many characters',
  (unit) => {
    // Of the processor, since other programs make anything take longer; its clock is exact to some milliseconds.
    const work = (length: number, times: number) => {
      const text = unit.repeat(length / unit.length)
      const before = process.threadCpuUsage()
      for (let time = 0; time < times; time += 1) visibleLine(text)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }
    const short = work(1000, 4000)
    // One to three times as much; with a step for each pair of characters it would be hundreds.
    expect(work(400_000, 10)).toBeLessThan(short * 30 + 20)
  },
)
