import { expect, test } from 'vitest'
import { noticeFieldsSchema } from '#modules/notices/schema'
import { judge } from '#modules/speech'
import { words } from '#texts/bn/desk-notices-said'

/** Texts that hold a word of each kind of list. */
const texts = [
  'The embassy asks for you',
  'The government sends you',
  'Your visa is valid until 31 December 2026.',
  'Open the portal',
  'We guarantee a job',
]

/** Signs that no script of the site has, marks that nobody sees, two alphabets in a word. */
const odd = ['Απο την Αθηνα', 'See\u202e you', 'a\u0302\u0323\u0301 visit', 'Paস day', 'Добро']

test('why a notice may not be public is said in Bengali, with the words that it names', () => {
  const kinds = ['title', 'text'] as const
  const verdicts = kinds.flatMap((kind) =>
    [...texts, ...odd].flatMap((text) => judge(kind, text) ?? []),
  )
  const reasons = new Set(verdicts.map((verdict) => verdict.replace(/^“.*?” /, '')))
  expect(reasons.size).toBe(9)
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
    (noticeFieldsSchema.safeParse(words).error?.issues ?? []).map(({ message }) => message),
  )
  expect(messages.length).toBeGreaterThanOrEqual(4)
  for (const message of messages) expect(words.say(message), message).toMatch(/[\u0980-\u09ff]/)
})
