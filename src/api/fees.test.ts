import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeRecord } from '#modules/documents'
import { examineOwnPayments } from '#modules/fees'
import { deleteRecord, getRecord } from '#modules/records'
import { checkReceipt } from '#modules/training'
import { system } from '#platform/context'
import type { Transaction } from '#platform/database'
import { approvedRecord } from '#test/candidates'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp, type TestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'

describe.each(bothEngines)('money of a candidate, on %s', (engine) => {
  let app: TestApp
  let key: string
  let id: string
  let token: string
  let candidate: Awaited<ReturnType<typeof payingCandidate>>
  let paid: typeof candidate.paid
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    candidate = await payingCandidate(app)
    ;({ key, id, token, paid } = candidate)
  })
  afterAll(() => app.close())

  const pay = (details: object, of?: string) =>
    candidate.pay({ amount: 1_000_000, receivedOn: '2026-11-20', ...details }, of)
  const byCandidate = (method: string, path: string, body?: object) =>
    app.call(method, path, { key: token, ...(body ? { body } : {}) })
  const own = { item: 'fee', currency: 'BDT', paidTo: 'Broker Karim', paidOn: '2026-11-10' }
  const findings = async () => {
    const found: string[] = []
    for await (const { problem } of examineOwnPayments(app.as(system))) found.push(problem)
    return found
  }

  test('what the candidate paid gets a receipt that /verify knows; a cost of the agency gets none', async () => {
    const entry = await json(pay({}))
    expect(entry).toMatchObject({ item: 'fee', paidBy: 'worker', recordId: id, accountId: null })
    const { verdict } = await app.system.read((ctx) => checkReceipt(ctx, entry.receipt))
    expect(verdict).toMatchObject({ verdict: 'issued', amount: 1_000_000 })
    const borne = await json(pay({ item: 'travel', paidBy: 'agency', receivedBy: undefined }))
    expect(borne).toMatchObject({ receipt: null, receivedBy: null })
    const { totals } = await json(app.call('GET', '/payments', { key }))
    expect(totals).toMatchObject([{ received: 1_000_000, charged: 1_000_000, balance: 0 }])
    const { totals: own } = await paid()
    expect(own).toEqual([
      {
        ...{ currency: 'BDT', receipted: 1_000_000, own: 0, total: 1_000_000 },
        ...{ refunded: 0, remaining: 1_000_000, recruitment: 1_000_000 },
      },
    ])
  })

  test('the candidate’s own entry counts, is answered once, and both see both', async () => {
    expect((await json(app.call('GET', '/counts', { key }))).feesAboveCap).toBe(0)
    const answer = await byCandidate('POST', '/own-payments', { ...own, amount: '১৬০,০০০' })
    expect(answer.status).toBe(201)
    const { caps, totals, own: said } = await paid()
    expect(totals[0]).toMatchObject({ own: 16_000_000, total: 17_000_000 })
    expect(caps).toMatchObject([{ verdict: 'above', allowed: { amount: 16_500_000 } }])
    const counts = await json(app.call('GET', '/counts', { key }))
    expect(counts).toMatchObject({ feesAboveCap: 1, ownPayments: 1 })
    const listed = await json(app.call('GET', '/money-to-look-at', { key }))
    expect(listed).toMatchObject({ unansweredTotal: 1, above: [{ recordId: id }] })
    const path = `/records/${id}/own-payments/${said[0].id}/answer`
    const body = { answer: 'We do not know him. Do not pay anybody outside our office.' }
    expect((await app.call('POST', path, { key, body })).status).toBe(200)
    expect((await app.call('POST', path, { key, body })).status).toBe(409)
    const seen = await json(byCandidate('GET', '/paid'))
    expect(seen).toEqual(await paid())
    expect(seen.own[0]).toMatchObject({ answer: { text: body.answer } })
    expect((await json(app.call('GET', '/counts', { key }))).ownPayments).toBe(0)
  })

  test('nothing above the cap is blocked, and a correction takes it out of the sum', async () => {
    const entry = await json(pay({ amount: 50_000_000, item: 'visa' }))
    expect((await paid()).totals[0].total).toBe(67_000_000)
    const body = { reason: 'Handed back today' }
    await app.call('POST', `/payments/${entry.id}/correction`, { key, body })
    const { totals, entries } = await paid()
    expect(totals[0].total).toBe(17_000_000)
    expect(entries[0]).toMatchObject({ amount: 50_000_000, correctedFor: 'Handed back today' })
  })

  test('currencies are never added up', async () => {
    await pay({ amount: 50_000, currency: 'USD', item: 'other' })
    const { totals } = await paid()
    expect(totals).toMatchObject([
      { currency: 'BDT', total: 17_000_000 },
      { currency: 'USD', total: 50_000, recruitment: 0 },
    ])
  })

  test('an objection is kept against entries of the own file alone', async () => {
    const other = await approvedRecord(app, { passportNumber: 'CD7654321' })
    const foreign = await json(pay({}, other.id))
    const objection = { entryId: foreign.id, note: 'I never paid this.' }
    expect((await byCandidate('POST', '/payment-objections', objection)).status).toBe(404)
    const { entries } = await paid()
    const mine = { ...objection, entryId: entries[0].id }
    expect((await byCandidate('POST', '/payment-objections', mine)).status).toBe(201)
    const { own: said } = await paid()
    expect(said[0]).toMatchObject({ payment: null, entry: entries[0].sequence, note: mine.note })
  })

  test('a sum that is none, and a day to come, are refused', async () => {
    for (const wrong of [{ amount: '0' }, { amount: 'much' }, { amount: '5', currency: 'XXX' }])
      expect((await byCandidate('POST', '/own-payments', { ...own, ...wrong })).status).toBe(422)
    const later = { ...own, amount: '5', paidOn: '2027-01-01' }
    expect((await json(byCandidate('POST', '/own-payments', later))).code).toBe(
      'own_payment.in_future',
    )
  })

  const force = (run: (tx: Transaction) => Promise<unknown>) =>
    app.runtime.database.write(async (tx) => void (await run(tx)))

  test('nobody changes or removes an own entry, and the doctor finds who forces it', async () => {
    expect(await findings()).toEqual([])
    for (const table of ['ownPayments', 'ownPaymentAnswers'] as const) {
      await expect(force((tx) => tx.deleteFrom(table).execute())).rejects.toThrow()
      await expect(
        force((tx) => tx.updateTable(table).set({ mac: 'x' }).execute()),
      ).rejects.toThrow()
    }
    const lift =
      engine === 'sqlite'
        ? sql`drop trigger "ownPaymentsNoUpdate"`
        : sql`drop trigger "ownPaymentsNoChange" on "ownPayments"`
    await force((tx) => lift.execute(tx))
    await force((tx) =>
      tx.updateTable('ownPayments').set({ amount: 1 }).where('amount', '=', 16_000_000).execute(),
    )
    expect(await findings()).toEqual(['altered'])
  })

  test('a purge takes along what the candidate said; the ledger keeps its sums without a name', async () => {
    const amina = app.as(people.amina)
    const version = async () => (await amina.read((ctx) => getRecord(ctx, id))).version
    const before = await version()
    await amina.write((ctx) => deleteRecord(ctx, { recordId: id, version: before }))
    await purgeRecord(amina, { recordId: id, version: await version() })
    const left = await app.system.read(({ tx }) =>
      tx.selectFrom('ownPayments').selectAll().execute(),
    )
    expect(left).toEqual([])
    expect(await findings()).toEqual([])
    const { entries } = await json(app.call('GET', `/payments?recordId=${id}`, { key }))
    expect(entries.length).toBeGreaterThan(0)
    for (const { studentName } of entries) expect(studentName).toBe('Purged record')
  })
})
