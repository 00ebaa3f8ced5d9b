import { expect, test } from 'vitest'
import { holderMessageKinds } from '#modules/accounts/forms.schema'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { notificationKinds } from '#modules/messages/schema'
import { candidateLanguages } from '#modules/records/facts.schema'
import { calendarDate } from '#platform/clock/schema'
import { candidateMessage, messageKinds, messageSubject } from './candidate-messages.ts'
import { checkpointMail, checkpointSubject } from './checkpoint-mail.ts'
import { holderMail, holderSubject } from './holder-mail.ts'
import { summaryMail, summarySubject } from './summary-mail.ts'

const organisation = 'Padma Overseas Ltd'
/** In Arabic the name is isolated from the text around it. */
const begins = (text: string) => text.replace(/^\u2068/, '').startsWith(organisation)
const site = 'https://padma.example'
const lastDayIn = (language: string) => calendarDate('2027-02-20', language)
const messages = candidateLanguages.flatMap((language) =>
  messageKinds.map((kind) => ({
    name: `${kind} in ${language}`,
    text: candidateMessage({ kind, language, organisation, site, lastDay: lastDayIn(language) }),
    day: kind === 'closing' ? lastDayIn(language) : null,
  })),
)

test('each message begins with who writes, ends with the one address, and names no document, code or number', () => {
  const documents = documentKindNames.flatMap((kind) =>
    candidateLanguages.map((language) => kindLabel(kind, language).toLowerCase()),
  )
  const faults = messages.flatMap(({ name, text, day }) => {
    const named = documents.filter((document) => text.toLowerCase().includes(document))
    return [
      !begins(text) && 'begins otherwise',
      (text.match(/https?:\S+/g)?.join() !== site || !text.endsWith(` ${site}`)) &&
        'other addresses',
      day !== null && text.split(day).length !== 2 && 'not one last day',
      /\p{Nd}/u.test(text.replace(day ?? '', '')) && 'a number',
      /visa|valid|ভিসা|वीज़ा|भिसा|تأشيرة/i.test(text) && 'a claim',
      // Three parts of an SMS in letters beyond Latin.
      text.length > 3 * 67 && `${text.length} letters`,
      ...named,
    ].flatMap((fault) => (fault ? [`${name}: ${fault}`] : []))
  })
  expect(messages.length).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

test.each(candidateLanguages)('above a mail in %s stands who writes, and no more', (language) => {
  const subject = messageSubject({ language, organisation })
  expect(subject).toContain(organisation)
  expect(subject).not.toMatch(/\p{Nd}|http|visa/iu)
})

test('a message of a closing without its day is not written', () => {
  const message = { kind: 'closing', language: 'en', organisation, site } as const
  expect(() => candidateMessage(message)).toThrow('names the last day')
})

test.each(candidateLanguages)(
  'a code in %s stands alone, and says to give it to nobody',
  (language) => {
    const message = { kind: 'proof', language, organisation, site, code: '40715926' } as const
    const text = candidateMessage(message)
    expect(text.match(/\d{8}/g)).toEqual(['40715926'])
    expect(text.match(/https?:\S+/g)).toEqual([site])
    expect(text.length).toBeLessThanOrEqual(3 * 67)
  },
)

const checkpoint = 'padma.example/log\n7\nhash=\n\n— padma.example/log signature=\n'
const mailIn = (language: string | null) =>
  checkpointMail({ language, organisation, site, checkpoint })

test.each(candidateLanguages)(
  'a mail with a checkpoint in %s begins with who writes, and ends with the checkpoint to the byte',
  (language) => {
    const text = mailIn(language)
    expect(begins(text)).toBe(true)
    expect(text.endsWith(`\n-----\n${checkpoint}`)).toBe(true)
    expect(text).toContain('\ncandor log verify --since FILE\n')
    expect(text.match(/https?:\S+/g)).toEqual([site])
    expect(text).not.toMatch(/visa|valid|verified|genuine|ভিসা|वीज़ा|भिसा|تأشيرة/i)
    expect(checkpointSubject({ language, organisation })).toContain(organisation)
  },
)

const countsOf = (count: number) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, count])) as Parameters<
    typeof summaryMail
  >[0]['counts']

test.each(candidateLanguages)(
  'a daily mail to staff in %s begins with who writes, and holds counts and the one address',
  (language) => {
    const text = summaryMail({ language, organisation, site, counts: countsOf(7) })
    expect(begins(text)).toBe(true)
    expect(text.match(/https?:\S+/g)).toEqual([site])
    const seven = new Intl.NumberFormat(language).format(7)
    expect(text.match(/\p{Nd}+/gu)).toEqual(notificationKinds.map(() => seven))
    expect(text).not.toMatch(/visa|valid|verified|genuine|ভিসা|वीज़ा|भिसा|تأشيرة/i)
    expect(summarySubject({ language, organisation })).not.toMatch(/\p{Nd}|http|visa/u)
  },
)

test('every language has texts of its own, and an unknown one is English', () => {
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
  const message = (language: string | null) =>
    candidateMessage({ kind: 'file', language, organisation, site })
  const summary = (language: string | null) =>
    summaryMail({ language, organisation, site, counts: countsOf(1) })
  for (const textIn of [message, mailIn, summary]) {
    expect(new Set(candidateLanguages.map(textIn)).size).toBe(candidateLanguages.length)
    expect(textIn(null)).toBe(textIn('en'))
    expect(textIn(null)).toContain('a private agency, not a government')
  }
})

test('it names only what there is', () => {
  const counts = { ...countsOf(0), case: 2 }
  const text = summaryMail({ language: 'en', organisation, site, counts })
  expect(text.match(/^- .*$/gm)).toEqual(['- cases that wait for an answer: 2'])
})

test.each(candidateLanguages)(
  'the holder of an account is told in %s what was done',
  (language) => {
    const mails = holderMessageKinds.map((kind) =>
      holderMail({ language, organisation, site, kind }),
    )
    expect(new Set(mails).size).toBe(holderMessageKinds.length)
    for (const mail of mails) {
      expect(begins(mail)).toBe(true)
      expect(mail.match(/https?:\S+/g)).toEqual([site])
      expect(mail).not.toMatch(/\p{Nd}/u)
    }
    expect(holderSubject({ language, organisation })).toContain(organisation)
  },
)
