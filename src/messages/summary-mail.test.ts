import { expect, test } from 'vitest'
import { notificationKinds } from '#modules/notifications/schema'
import { summaryMail, summarySubject } from './summary-mail.ts'

const organisation = 'Padma Overseas Ltd'
const site = 'https://padma.example'
const countsOf = (count: number) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, count])) as Parameters<
    typeof summaryMail
  >[0]['counts']

test('a daily mail to staff begins with who writes, and holds counts and the one address', () => {
  const text = summaryMail({ organisation, site, counts: countsOf(7) })
  expect(text.startsWith(`${organisation}, a private agency, not a government.`)).toBe(true)
  expect(text.match(/https?:\S+/g)).toEqual([site])
  expect(text.match(/\d+/g)).toEqual(notificationKinds.map(() => '7'))
  expect(text).not.toMatch(/visa|valid|verified|genuine/i)
  expect(summarySubject({ organisation })).not.toMatch(/\d|http|visa/i)
})

test('it names only what there is', () => {
  const text = summaryMail({ organisation, site, counts: { ...countsOf(0), concern: 2 } })
  expect(text.match(/^- .*$/gm)).toEqual(['- concerns: 2'])
})
