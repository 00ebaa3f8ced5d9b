import { describe, expect, test } from 'vitest'
import type { NewCase } from '#modules/cases/schema'
import { answerConsent } from '#modules/consents'
import { consentEdition, consentWords } from '#modules/consents/words.schema'
import { enterTerms } from '#modules/contracts'
import { shownWage, termLabel } from '#modules/contracts/fees.schema'
import { noTerms } from '#modules/contracts/schema'
import { bringCase } from '#modules/desk'
import { receiveOriginal } from '#modules/documents'
import {
  type NewOriginal,
  originalKinds,
  originalPurposes,
} from '#modules/documents/originals.schema'
import { proofCode, selectMessages } from '#modules/messages'
import type { Organisation } from '#modules/organisation'
import { handOverOwnData, type OwnDataLetter } from '#modules/privacy'
import { recordItemPayment, refundPayment } from '#modules/training'
import { itemLabel, payerLabel } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import { newItemPaymentSchema, newItemRefundSchema } from '#modules/training/payments.schema'
import { calendarDate } from '#platform/clock/schema'
import { type Language, languages } from '#platform/languages.schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import * as casesIn from '#texts/each/cases'
import { ownData } from '#texts/each/choices'
import * as inEach from '#texts/each/own-data'
import { ownDataLetter } from './own-data-letter.ts'

/** What would tell a candidate that nothing is left out. */
const everything: Record<Language, RegExp> = {
  en: /everything|\ball\b/i,
  bn: /সব/,
  hi: /सब|जो कुछ/,
  ne: /सबै/,
  ar: /كل ما/,
  fil: /lahat/i,
}

async function letterIn(language: Language): Promise<string> {
  const about = { organisation: 'Padma', reference: 'W1', madeAt: '2026-11-22T09:00:00.000Z' }
  const settings = {} as Organisation
  let page = ''
  const none = (async function* () {})()
  for await (const part of ownDataLetter.page(
    { ...about, settings, language, timeZone: 'Asia/Dhaka' },
    none,
  ))
    page += part
  return page
}

test.each(languages)(
  'the zip in %s says what is not in it, and not that it is everything',
  async (language) => {
    const page = await letterIn(language)
    expect(page).toContain(ownData[language].leftOut)
    expect(/<h1>(.*)<\/h1>/.exec(page)?.[1]).not.toMatch(everything[language])
  },
)

test.each(languages)('so do the words of the page in %s', (language) => {
  expect(ownData[language].lead.split(/[.।]/)[0]).not.toMatch(everything[language])
})

const email = 'sadia@people.example'

describe.each(engines)('the own data of a linked account, on %s,', async (engine) => {
  const app = await startTestApp(engine, {
    CANDOR_RAISED_LIMITS: '198.51.100.7',
    CANDOR_SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const record = await approvedRecord(app, { email })
  const id = record.id
  const accountId = (await app.addPerson('student', email)).id
  const headers: Record<string, string> = {
    cookie: await app.signIn(email),
    'sec-fetch-site': 'same-origin',
  }

  const post = (path: string, body: BodyInit = '') =>
    app.request(path, {
      method: 'POST',
      headers:
        typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers,
      body,
    })
  const sentCode = async () => {
    const messages = await app.system.read(({ tx }) => selectMessages(tx, id))
    return proofCode(app.system, messages.find(({ kind }) => kind === 'proof')?.id ?? '')
  }

  expect((await post('/api/v1/my/own-data/codes')).status).toBe(404)
  const code = await app.code(id)
  const body = new URLSearchParams({ number: record.passportNumber, code })
  expect((await post('/my/file', body)).status).toBe(303)

  test.each(['the page', 'the API'])('comes after the code that was sent, by %s', async (way) => {
    const isPage = way === 'the page'
    await (isPage
      ? post('/my/file/data/code', new URLSearchParams())
      : post('/api/v1/my/own-data/codes'))
    const take = (code: string) =>
      isPage
        ? post('/my/file/data', new URLSearchParams({ code }))
        : post('/api/v1/my/own-data', JSON.stringify({ code }))
    const refused = await take('00000000')
    expect(refused.headers.get('content-type')).not.toBe('application/zip')
    const answer = await take(await sentCode())
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = await filesOf(bytesOf(Buffer.from(await answer.arrayBuffer())))
    const { records, accounts } = JSON.parse(String(files.get('data.json')))
    expect(records).toMatchObject([{ id }])
    expect(accounts).toMatchObject([{ id: accountId, email }])
  })
})

const timeZone = 'Asia/Dhaka'
const wage = { amount: 150_000, currency: 'SAR', period: 'month' } as const
const original: NewOriginal = {
  ...({ kind: 'birth-certificate', purpose: 'visa-application' } as const),
  ...{ receivedOn: '2026-11-20', dueOn: '2026-12-10' },
}
const handed = { method: 'cash', receivedOn: '2026-11-19' }
const fee = { item: 'fee', paidBy: 'other', amount: 20_000_000, currency: 'BDT', ...handed }
const own = {
  ...{ item: 'visa', amount: '9000', currency: 'BDT' },
  ...{ paidTo: 'Broker Karim', paidOn: '2026-11-10', note: null },
}

describe.each(engines)('what the own data calls things, on %s', async (engine) => {
  const app = await startPadma(engine)
  const recordId = (await reachable(app)).recordId

  const amina = () => app.as(people.amina)
  const candidate = () => app.as({ kind: 'anonymous' })

  /** Each with a time of its own, which it is known by. */
  async function lived() {
    const payment = await amina().write((ctx) =>
      recordItemPayment(ctx, { recordId, payment: newItemPaymentSchema.parse(fee) }),
    )
    const bring = (given: NewCase) =>
      candidate().write((ctx) => bringCase(ctx, { recordId, kinds: null }, given))
    await bring({ kind: 'money', said: own })
    const { id: paymentId } = payment
    const back = { amount: 3_000_000, reason: 'It cost less', ...handed }
    const refund = newItemRefundSchema.parse(back)
    await amina().write((ctx) => refundPayment(ctx, { paymentId, refund }))
    const part = `entry:${payment.sequence}`
    await bring({ kind: 'payment', part, said: { text: 'It was more' } })
    app.clock.move(3_600_000)
    const other = { amount: '900', currency: 'SAR', period: 'month', employer: null, note: null }
    await bring({ kind: 'contract', said: other })
    const terms = { ...noTerms, wage, housing: 'free' } as never
    await amina().write((ctx) => enterTerms(ctx, { recordId, version: 0, terms }))
    await amina().write((ctx) => receiveOriginal(ctx, { recordId, original }))
    const agreed = { purpose: 'sharing', answer: 'given', language: 'en' } as const
    const edition = consentEdition
    await candidate().write((ctx) =>
      answerConsent(ctx, { recordId }, { ...agreed, edition, endShares: async () => {} }),
    )
  }

  async function factsIn(language: Language): Promise<string[]> {
    const letter: OwnDataLetter = {
      ...ownDataLetter,
      page: (head, sections) => ownDataLetter.page({ ...head, language, timeZone }, sections),
    }
    const files = await filesOf(await handOverOwnData(amina(), { recordId, letter }))
    const page = files.get('index.html')?.toString() ?? ''
    return [...page.matchAll(/<dt>([^<]+)<\/dt><dd dir="auto">([^<]+)<\/dd>/g)].map(
      ([, label, value]) => `${label}: ${value}`,
    )
  }

  await lived()

  test.each(languages)(
    'who paid, for what, and what an objection or an answer is about, in %s',
    async (language) => {
      const facts = await factsIn(language)
      const values = facts.map((fact) => fact.slice(fact.indexOf(': ') + 2))
      const ownDataLetterWords = inEach.ownDataLetterWords[language]
      const { feeName, amount, about, number, paidBy, refunds } = ownDataLetterWords.columns
      const caseKindWords = casesIn.caseKindWords[language]
      const asked = caseKindWords.money.fields
      for (const [label, value] of [
        [paidBy, payerLabel('other', language)],
        [feeName, itemLabel('fee', language)],
        [asked.item, itemLabel('visa', language)],
        [asked.paidTo, 'Broker Karim'],
        [asked.paidOn, calendarDate('2026-11-10', language)],
        [amount, moneyIn(language, 900_000, 'BDT')],
        [about, `${number} 1`],
        [refunds, `1 · ${itemLabel('fee', language)}`],
        [amount, moneyIn(language, 90_000, 'SAR')],
        [termLabel('wage', language), shownWage(wage, language)],
      ])
        expect(facts).toContain(`${label}: ${value}`)
      const forPrograms = /^(?:other|visa-application|birth-certificate|month|sharing|\{"|fee)/
      expect(values.filter((value) => forPrograms.test(value))).toEqual([])
      expect(values).toEqual(
        expect.arrayContaining([
          originalKinds['birth-certificate'][language],
          originalPurposes['visa-application'][language],
          consentWords('sharing', language).title,
        ]),
      )
    },
  )
})
