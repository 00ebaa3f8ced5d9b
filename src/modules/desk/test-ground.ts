import type { sql } from 'kysely'
import { expect } from 'vitest'
import { examineCases, listCases, openCase, ownCases, readCase } from '#modules/cases'
import { type CaseKind, caseKindNames, rowOf } from '#modules/cases/kinds.schema'
import { type CaseAnswer, caseFilterSchema, type Fields, type NewCase } from '#modules/cases/schema'
import { receiveOriginal } from '#modules/documents'
import { recordItemPayment } from '#modules/training'
import { newItemPaymentSchema } from '#modules/training/payments.schema'
import type { Actor } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { type Engine, people } from '#test/test-runtime'
import { answerCase, bringCase, disagreeWith } from './index.server.ts'

export const karim: Actor = {
  ...({ kind: 'account', id: 'karim', role: 'admin' } as const),
  ...{ name: 'Karim', sessionId: '' },
}
export const anybody: Actor = { kind: 'anonymous' }
export const code = (expected: string) => expect.objectContaining({ code: expected })

/** What is said in a case of each kind: the canary is in every text. */
export const said: Record<CaseKind, Fields> = {
  mistake: { proposed: 'CANARY', note: null },
  payment: { text: 'CANARY' },
  money: { item: 'visa', paidTo: 'CANARY', paidOn: '2026-11-01', note: 'CANARY' },
  contract: { period: 'month', employer: 'CANARY', note: 'CANARY' },
  leaving: { language: 'fil' },
  original: {},
  question: { text: 'CANARY' },
  unnoted: { original: 'passport', taker: 'office', since: '2026-03', note: 'CANARY' },
  concern: { text: 'CANARY', from: null, page: '/check' },
  code: { name: 'CANARY', number: 'ab 123-4567', from: '+880 1' },
  complaint: { about: 'agency', text: 'CANARY', from: null, origin: null, destination: null },
  withheld: { askedOn: '2026-11-20' },
  codes: { which: 'all', tries: 21, usual: null },
  fault: { of: 'check', number: 'CANARY' },
}
type Parts = Partial<Record<CaseKind, readonly [string, string]>>
const originalOf = (last: string) => `original:passport:0198f1e0-0000-7000-8000-00000000000${last}`
/** What each kind is about, twice. */
const parts = {
  mistake: ['detail:name', 'detail:address'],
  payment: ['entry:1', 'entry:2'],
  original: [originalOf('1'), originalOf('2')],
} as const satisfies Parts
export const partsOf = (kind: CaseKind) => (parts as Parts)[kind]
const sum = { amount: '5000', currency: 'BDT' }

/** How each kind is answered without anything else: the result and its text. */
export const answers = Object.fromEntries(
  caseKindNames.map((kind) => {
    const [result, { text } = {}] =
      Object.entries(rowOf(kind).results).find(([, { text }]) => text) ??
      Object.entries(rowOf(kind).results)[0] ??
      []
    return [kind, { kind, result: String(result), ...(text ? { text: 'Called back' } : {}) }]
  }),
) as Record<CaseKind, CaseAnswer>

/** What somebody brings of a kind. */
export const given = (kind: CaseKind): NewCase => ({
  kind,
  said: 'amount' in rowOf(kind).fields ? { ...said[kind], ...sum } : said[kind],
  ...(partsOf(kind) ? { part: partsOf(kind)?.[0] as string } : {}),
})

const borne = newItemPaymentSchema.parse({
  ...{ item: 'fee', paidBy: 'agency', amount: 500, currency: 'BDT' },
  ...{ method: 'cash', receivedOn: '2026-11-19' },
})

const original = {
  ...({ kind: 'passport', purpose: 'embassy' } as const),
  ...{ receivedOn: '2026-11-01', dueOn: '2027-03-01' },
}

/** A Candor with one approved record and two entries of the ledger, and what people do about cases. */
export async function caseGround(engine: Engine) {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const { id: recordId } = await approvedRecord(app)
  // Who leaves has no original here, or nobody could be done with it.
  const { id: other } = await approvedRecord(app, { passportNumber: 'EX7654329' })
  const recordOf = (kind: CaseKind) => (kind === 'original' ? other : recordId)
  const holderOf = (kind: CaseKind) => ({ recordId: recordOf(kind), kinds: null })
  for (let at = 0; at < 2; at += 1)
    await app.as(people.amina).write((ctx) => recordItemPayment(ctx, { recordId, payment: borne }))
  for (const part of parts.original)
    await app.as(people.amina).write((ctx) => {
      const known = [part.slice(-36)]
      const ids = { ...ctx.ids, uuid: () => known.shift() ?? ctx.ids.uuid() }
      return receiveOriginal({ ...ctx, ids }, { recordId: other, original })
    })
  const amina = () => app.as(people.amina)
  const bring = (kind: CaseKind, by: Actor = anybody, more: Partial<NewCase> = {}) =>
    app
      .as(by)
      .write((ctx) =>
        rowOf(kind).by === 'candidate'
          ? bringCase(ctx, holderOf(kind), { ...given(kind), ...more })
          : openCase(ctx, { ...given(kind), ...more }),
      )
  const answer = (id: string, with_: CaseAnswer, by: Actor = karim) =>
    app.as(by).write((ctx) => answerCase(ctx, id, with_))
  const own = () => app.as(anybody).read((ctx) => ownCases(ctx, { recordId }))
  const read = (id: string, by: Actor = karim) => app.as(by).read((ctx) => readCase(ctx, id))
  const list = (filter: object = {}, by: Actor = karim) =>
    app.as(by).read((ctx) => listCases(ctx, caseFilterSchema.parse(filter)))
  const again = (id: string) =>
    app
      .as(anybody)
      .write((ctx) => disagreeWith(ctx, holderOf('mistake'), { id, text: 'It is not right' }))
  const findings = async () => {
    const found: string[] = []
    for await (const { problem } of examineCases(app.system)) found.push(problem)
    return found.toSorted()
  }
  const run = (query: ReturnType<typeof sql>) =>
    app.runtime.database.write((tx) => query.execute(tx))

  return { app, recordId, recordOf, amina, bring, answer, own, read, list, again, findings, run }
}
export type CaseGround = Awaited<ReturnType<typeof caseGround>>
