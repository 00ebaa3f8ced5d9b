import { expect, test } from 'vitest'
import { candidateLanguages } from '#modules/records/languages.schema'
import { checkpointMail, checkpointSubject } from './checkpoint-mail.ts'

const organisation = 'Padma Overseas Ltd'
const site = 'https://padma.example'
const checkpoint = 'padma.example/log\n7\nhash=\n\n— padma.example/log signature=\n'
const mailIn = (language: string | null) =>
  checkpointMail({ language, organisation, site, checkpoint })

test.each(candidateLanguages)(
  'a mail with a checkpoint in %s begins with who writes, and ends with the checkpoint to the byte',
  (language) => {
    const text = mailIn(language)
    expect(text.startsWith(organisation)).toBe(true)
    expect(text.endsWith(`\n-----\n${checkpoint}`)).toBe(true)
    expect(text).toContain('\ncandor log verify --since FILE\n')
    expect(text.match(/https?:\S+/g)).toEqual([site])
    expect(text).not.toMatch(/visa|valid|verified|genuine|ভিসা|वीज़ा|भिसा|تأشيرة/i)
    expect(checkpointSubject({ language, organisation })).toContain(organisation)
  },
)

test('it has texts of its own in each language, and an unknown one is English', () => {
  expect(new Set(candidateLanguages.map(mailIn)).size).toBe(candidateLanguages.length)
  expect(mailIn(null)).toBe(mailIn('en'))
  expect(mailIn(null)).toContain('a private agency, not a government')
})
