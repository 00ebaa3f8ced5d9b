import type { sql } from 'kysely'
import { expect } from 'vitest'
import { examineCases, listCases, openCase, ownCases, readCase } from '#modules/cases'
import {
  type CaseAnswer,
  type CaseKind,
  caseFilterSchema,
  caseKindNames,
  type Fields,
  type NewCase,
  rowOf,
} from '#modules/cases/schema'
import { recordItemPayment } from '#modules/training'
import { newItemPaymentSchema } from '#modules/training/schema'
import type { Actor } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { people } from '#test/test-runtime'
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
  concern: { text: 'CANARY', from: null, page: '/check' },
  code: { name: 'CANARY', number: 'ab 123-4567', from: '+880 1' },
  complaint: { about: 'agency', text: 'CANARY', from: null, origin: null, destination: null },
  fault: { of: 'check', number: 'CANARY' },
}
/** What each kind is about, twice. */
export const parts: Partial<Record<CaseKind, readonly [string, string]>> = {
  mistake: ['detail:name', 'detail:address'],
  payment: ['entry:1', 'entry:2'],
}
const sum = { amount: '5000', currency: 'BDT' }

/** How each kind is answered without anything else: the result and its text. */
export const answers = Object.fromEntries(
  caseKindNames.map((kind) => {
    const [result, { text } = {}] =
      Object.entries(rowOf(kind).results).find(([, { text }]) => text) ?? []
    return [kind, { kind, result: String(result), ...(text ? { text: 'Called back' } : {}) }]
  }),
) as Record<CaseKind, CaseAnswer>

/** What somebody brings of a kind. */
export const given = (kind: CaseKind): NewCase => ({
  kind,
  said: 'amount' in rowOf(kind).fields ? { ...said[kind], ...sum } : said[kind],
  ...(parts[kind] ? { part: parts[kind][0] } : {}),
})

const borne = newItemPaymentSchema.parse({
  ...{ item: 'fee', paidBy: 'agency', amount: 500, currency: 'BDT' },
  ...{ method: 'cash', receivedOn: '2026-11-19' },
})

/** A Candor with one approved record and two entries of the ledger, and what people do about cases. */
export async function caseGround(engine: Parameters<typeof startPadma>[0]) {
  const app = await startPadma(engine)
  const { id: recordId } = await approvedRecord(app)
  const holder = { recordId, kinds: null }
  for (let at = 0; at < 2; at += 1)
    await app.as(people.amina).write((ctx) => recordItemPayment(ctx, { recordId, payment: borne }))
  const amina = () => app.as(people.amina)
  const bring = (kind: CaseKind, by: Actor = anybody, more: Partial<NewCase> = {}) =>
    app
      .as(by)
      .write((ctx) =>
        rowOf(kind).by === 'candidate'
          ? bringCase(ctx, holder, { ...given(kind), ...more })
          : openCase(ctx, { ...given(kind), ...more }),
      )
  const answer = (id: string, with_: CaseAnswer, by: Actor = karim) =>
    app.as(by).write((ctx) => answerCase(ctx, id, with_))
  const own = () => app.as(anybody).read((ctx) => ownCases(ctx, { recordId }))
  const read = (id: string, by: Actor = karim) => app.as(by).read((ctx) => readCase(ctx, id))
  const list = (filter: object = {}, by: Actor = karim) =>
    app.as(by).read((ctx) => listCases(ctx, caseFilterSchema.parse(filter)))
  const again = (id: string) =>
    app.as(anybody).write((ctx) => disagreeWith(ctx, holder, { id, text: 'It is not right' }))
  const findings = async () => {
    const found: string[] = []
    for await (const { problem } of examineCases(app.system)) found.push(problem)
    return found.toSorted()
  }
  const run = (query: ReturnType<typeof sql>) =>
    app.runtime.database.write((tx) => query.execute(tx))

  return { app, recordId, amina, bring, answer, own, read, list, again, findings, run }
}
export type CaseGround = Awaited<ReturnType<typeof caseGround>>
