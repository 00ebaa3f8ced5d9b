import { beforeEach, describe, expect, test } from 'vitest'
import { proofCode, selectMessages } from '#modules/messages'
import type { Organisation } from '#modules/organisation'
import { handOverOwnData } from '#modules/privacy'
import { recordItemPayment, refundPayment } from '#modules/training'
import { itemLabel, newItemPaymentSchema, newItemRefundSchema } from '#modules/training/schema'
import { type Language, languages } from '#platform/languages.schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { startTestApp } from '#test/test-app'
import { engines, people, type TestRuntime } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { ownDataLeftOut } from '#texts/own-data-left-out'
import { ownDataLetter as letter, ownDataLetter } from './own-data-letter.ts'

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
    expect(page).toContain(ownDataLeftOut[language])
    expect(/<h1>(.*)<\/h1>/.exec(page)?.[1]).not.toMatch(everything[language])
  },
)

test.each(languages)('so do the words of the page in %s', async (language) => {
  const { ownData: ownDataWords } = await import(`../texts/${language}/choices.ts`)
  expect(ownDataWords.leftOut).toBe(ownDataLeftOut[language])
  expect(ownDataWords.lead.split(/[.।]/)[0]).not.toMatch(everything[language])
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

const handed = { method: 'cash', receivedOn: '2026-11-19' }
const [refunds, _corrects] = ['Pays back a part of', 'Corrects']

describe.each(engines)('refunds in the own data on %s', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startPadma(engine)
  })

  const amina = () => app.as(people.amina)
  const pay = (recordId: string, item: string) => {
    const fee = { item, paidBy: 'worker', amount: 20_000_000, currency: 'BDT', ...handed }
    const payment = newItemPaymentSchema.parse(fee)
    return amina().write((ctx) => recordItemPayment(ctx, { recordId, payment }))
  }
  const giveBack = (paymentId: string) => {
    const back = { amount: 3_000_000, reason: 'It cost less', ...handed }
    const refund = newItemRefundSchema.parse(back)
    return amina().write((ctx) => refundPayment(ctx, { paymentId, refund }))
  }
  const taken = async (recordId: string) => {
    const files = await filesOf(await handOverOwnData(amina(), { recordId, letter }))
    const data = JSON.parse(files.get('data.json')?.toString() ?? '')
    return { page: files.get('index.html')?.toString() ?? '', data }
  }

  test('each names its payment, for people and programs', async () => {
    const { recordId } = await reachable(app)
    const fee = await pay(recordId, 'fee')
    const visa = await pay(recordId, 'visa')
    const ofVisa = await giveBack(visa.id)
    const ofFee = await giveBack(fee.id)
    const { page, data } = await taken(recordId)
    for (const [payment, refund] of [[fee, ofFee] as const, [visa, ofVisa] as const]) {
      const label = itemLabel(payment.item, 'en')
      const row = rowIn(page, { sequence: refund.sequence, label })
      const name = `${payment.sequence} · ${label}`
      expect(row).toContain(`<dt>${refunds}</dt><dd dir="auto">${name}</dd>`)
      expect(row).toContain('It cost less')
      const paid = rowIn(page, { sequence: payment.sequence, label })
      expect(paid).toContain('2026')
      expect(paid).not.toContain(refunds)
      const kept = data.ledgerEntries.find(({ id }: { id: string }) => id === refund.id)
      expect(kept).toMatchObject({ kind: 'refund', refunds: payment.id, recordId })
    }
  })

  /** The row of an entry of the ledger, by its number and what it is for. */
  const rowIn = (page: string, { sequence, label }: { sequence: number; label: string | null }) =>
    page
      .split('<dl>')
      .filter((row) => row.includes(`<dd dir="auto">${label}</dd>`))
      .find((row) => row.includes(`<dd dir="auto">${sequence}</dd>`)) ?? ''
})
