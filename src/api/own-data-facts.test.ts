import { describe, expect, test } from 'vitest'
import type { NewCase } from '#modules/cases/schema'
import { answerConsent } from '#modules/consents'
import { consentEdition, consentWords } from '#modules/consents/schema'
import { enterTerms } from '#modules/contracts'
import { noTerms, shownWage, termLabel } from '#modules/contracts/schema'
import { bringCase } from '#modules/desk'
import { receiveOriginal } from '#modules/documents'
import {
  type NewOriginal,
  originalKinds,
  originalPurposes,
} from '#modules/documents/originals.schema'
import { handOverOwnData, type OwnDataLetter } from '#modules/privacy'
import { recordItemPayment, refundPayment } from '#modules/training'
import {
  itemLabel,
  moneyIn,
  newItemPaymentSchema,
  newItemRefundSchema,
  payerLabel,
} from '#modules/training/schema'
import { type Language, languages } from '#platform/languages.schema'
import { reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { engines, people } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { ownDataLetter } from './own-data-letter.ts'

const timeZone = 'Asia/Dhaka'
const wage = { amount: 150_000, currency: 'SAR', period: 'month' } as const
const original: NewOriginal = {
  kind: 'birth-certificate',
  purpose: 'visa-application',
  receivedOn: '2026-11-20',
  dueOn: '2026-12-10',
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
      const { feeName, amount, about, number, paidBy, refunds } = await columnsOf(language)
      const { caseKindWords } = await import(`../texts/${language}/cases.ts`)
      const asked = caseKindWords.money.fields
      for (const [label, value] of [
        [paidBy, payerLabel('other', language)],
        [feeName, itemLabel('fee', language)],
        [asked.item, itemLabel('visa', language)],
        [asked.paidTo, 'Broker Karim'],
        [asked.paidOn, '2026-11-10'],
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
          consentWords.sharing[language].title,
        ]),
      )
    },
  )
})

async function columnsOf(language: Language) {
  const { ownDataLetterWords } = await import(`../texts/${language}/own-data.ts`)
  return ownDataLetterWords.columns as Record<string, string>
}
