import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { pictureInWord, withoutPictures } from './pictographs.ts'

const lines = readFileSync(new URL('./cases/texts.tsv', import.meta.url), 'utf8').split('\n')
const texts = lines
  .map((line) => line.split('\t'))
  .filter(([verdict, , kind]) => kind === 'text' && verdict !== undefined)
  .map(([verdict, , , text = '']) => ({ verdict, text: text.replaceAll('\\n', '\n') }))
const refused = texts.filter(({ verdict }) => verdict === 'refuse').map(({ text }) => text)

test.each([
  ['between words', (text: string) => text.replaceAll(' ', ' 📞 ')],
  ['at its ends', (text: string) => `🧑‍🍳 ${text} ✈️`],
  ['before each line', (text: string) => text.replaceAll(/^/gm, '👉 ')],
])('a claim with pictures %s is refused still', (_, drawn) => {
  expect(refused.length).toBeGreaterThan(500)
  expect(refused.filter((text) => judge('text', drawn(text)) === null)).toEqual([])
})

test('a picture in place of a letter, or beside one, is refused', () => {
  for (const text of [
    'v👆sa',
    '👆mmigration',
    'vis🔨',
    'ভি📞সা',
    'e👨🏽‍🍳visa',
    'क्✈️षा',
    'vis\uFE0F👆',
    '⭐ vis👆',
  ])
    expect(judge('text', text), text).toMatch(/^Put a space between “.+” and the word beside it\.$/)
  for (const text of ['✈️ Ticket', '📞01711', '(👉)', '⭐⭐ Cooks', 'Cooks 👨🏽‍🍳👩‍🔧, fitters'])
    expect(pictureInWord(text), text).toBeNull()
})

test('no picture says that something is granted, is a state’s, or is a letter', () => {
  const signs = '✅☑✔❌✖👍👎👌💯🆗🆙🏛⚖👮💂🕵🛂🛃🪪🛡🎖🏅🥇🏆👑🔏🔐🔑📜🗝🏴🏳🚩🅰🅱🅾ℹ🔤⭕'
  const flags = ['🇧🇩', '🇨🇦', '🇻', '1️⃣', '#️⃣', '🏳️‍🌈', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}']
  for (const sign of [...signs, ...flags]) {
    expect(withoutPictures(`a ${sign} b`), sign).toBe(`a ${sign} b`)
    if (!/[✔]/.test(sign)) expect(judge('text', `Cooks ${sign} wanted`), sign).not.toBeNull()
  }
  // Signs of gender and medicine only behind a person, and no style without a picture.
  for (const alone of ['♂', '⚕', '\uFE0F', '\u200D', '\u{1F3FD}'])
    expect(judge('text', `Cooks ${alone} wanted`), alone).not.toBeNull()
})

test('names and titles have no pictures', () => {
  for (const kind of ['title', 'legal-name', 'display-name', 'person', 'mark', 'place'] as const)
    expect(judge(kind, 'Padma Overseas Ltd 📞'), kind).toContain('is not a letter or sign')
})
