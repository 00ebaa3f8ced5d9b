import { expect, test } from 'vitest'
import { notificationKinds } from '#modules/messages/schema'
import { candidateLanguages } from '#modules/records/languages.schema'
import { summaryMail, summarySubject } from './summary-mail.ts'

const organisation = 'Padma Overseas Ltd'
const site = 'https://padma.example'
const countsOf = (count: number) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, count])) as Parameters<
    typeof summaryMail
  >[0]['counts']

test.each(candidateLanguages)(
  'a daily mail to staff in %s begins with who writes, and holds counts and the one address',
  (language) => {
    const text = summaryMail({ language, organisation, site, counts: countsOf(7) })
    expect(text.startsWith(organisation)).toBe(true)
    expect(text.match(/https?:\S+/g)).toEqual([site])
    const seven = new Intl.NumberFormat(language).format(7)
    expect(text.match(/\p{Nd}+/gu)).toEqual(notificationKinds.map(() => seven))
    expect(text).not.toMatch(/visa|valid|verified|genuine|ভিসা|वीज़ा|भिसा|تأشيرة/i)
    expect(summarySubject({ language, organisation })).not.toMatch(/\p{Nd}|http|visa/u)
  },
)

test('it has texts of its own in each language, and an unknown one is English', () => {
  const textIn = (language: string | null) =>
    summaryMail({ language, organisation, site, counts: countsOf(1) })
  expect(new Set(candidateLanguages.map(textIn)).size).toBe(candidateLanguages.length)
  expect(textIn(null)).toBe(textIn('en'))
  expect(textIn(null)).toContain('a private agency, not a government')
})

test('it names only what there is', () => {
  const counts = { ...countsOf(0), case: 2 }
  const text = summaryMail({ language: 'en', organisation, site, counts })
  expect(text.match(/^- .*$/gm)).toEqual(['- cases that wait for an answer: 2'])
})
