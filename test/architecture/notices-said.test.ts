import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge } from '#modules/honesty'
import { newNoticeSchema } from '#modules/notices/schema'
import { words } from '../../src/dashboard/words/bn/notices-said.ts'

const file = join(import.meta.dirname, '../../src/modules/honesty/cases/texts.tsv')
const texts = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('refuse'))
  .map((line) => line.split('\t').at(-1) as string)

/** What no line of the file has: signs that nobody covers, marks that nobody sees, two alphabets in a word. */
const odd = ['Απο την Αθηνα', 'See\u202e you', 'a\u0302\u0323\u0301 visit', 'Pаssport day', 'Добро']

test('why a notice may not be public is said in Bengali, with the words that it names', () => {
  const kinds = ['title', 'text'] as const
  const verdicts = kinds.flatMap((kind) =>
    [...texts, ...odd].flatMap((text) => judge(kind, text.replaceAll('\\n', '\n')) ?? []),
  )
  const reasons = new Set(verdicts.map((verdict) => verdict.replace(/^“.*?” /, '')))
  expect(reasons.size).toBeGreaterThan(8)
  for (const verdict of verdicts) {
    const said = words.say(verdict)
    expect(said, verdict).toMatch(/[\u0980-\u09ff].*।$/)
    const [named = ''] = /^“.*?”/.exec(verdict) ?? []
    expect(said).toContain(named)
  }
})

test('what the form of a notice says of a field is in Bengali', () => {
  const wrong = [
    { title: '', text: '' },
    { title: 'a '.repeat(100), text: 'a '.repeat(6000) },
  ]
  const messages = wrong.flatMap((words) =>
    (newNoticeSchema.safeParse(words).error?.issues ?? []).map(({ message }) => message),
  )
  expect(messages.length).toBeGreaterThanOrEqual(4)
  for (const message of messages) expect(words.say(message), message).toMatch(/[\u0980-\u09ff]/)
})
