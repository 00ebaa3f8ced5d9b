import { describe, expect, test } from 'vitest'
import { checkReceipt } from '#modules/training'
import { approvedRecord } from '#test/candidates'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { bothEngines } from '#test/test-runtime'

describe.each(bothEngines)('money of a candidate, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const candidate = await payingCandidate(app)
  const { key, id, token, paid } = candidate

  const pay = (details: object, of?: string) =>
    candidate.pay({ amount: 1_000_000, receivedOn: '2026-11-20', ...details }, of)
  const byCandidate = (method: string, path: string, body?: object) =>
    app.call(method, path, { key: token, ...(body ? { body } : {}) })
  const own = {
    ...{ kind: 'money', item: 'fee', currency: 'BDT' },
    ...{ paidTo: 'Broker Karim', paidOn: '2026-11-10' },
  }
  test('what the candidate paid gets a receipt that /verify knows; a cost of the agency gets none', async () => {
    const entry = await json(pay({}))
    expect(entry).toMatchObject({ item: 'fee', paidBy: 'worker', recordId: id, accountId: null })
    const { verdict } = await app.system.read((ctx) => checkReceipt(ctx, entry.receipt))
    expect(verdict).toMatchObject({ verdict: 'issued', amount: 1_000_000 })
    const borne = await json(pay({ item: 'travel', paidBy: 'agency', receivedBy: undefined }))
    expect(borne).toMatchObject({ receipt: null, receivedBy: null })
    const { totals } = await app.json('GET', '/payments', { key })
    expect(totals).toMatchObject([{ received: 1_000_000, charged: 1_000_000, balance: 0 }])
    const { totals: own } = await paid()
    expect(own).toEqual([
      {
        ...{ currency: 'BDT', receipted: 1_000_000, own: 0, total: 1_000_000 },
        ...{ refunded: 0, remaining: 1_000_000, recruitment: 1_000_000 },
      },
    ])
  })

  test('the candidate’s own entry counts, is seen by both', async () => {
    expect((await app.json('GET', '/counts', { key })).feesAboveCap).toBe(0)
    const answer = await byCandidate('POST', '/own-cases', { ...own, amount: '১৬০,০০০' })
    expect(answer.status).toBe(201)
    const { caps, totals } = await paid()
    expect(totals[0]).toMatchObject({ own: 16_000_000, total: 17_000_000 })
    expect(caps).toMatchObject([{ verdict: 'above', allowed: { amount: 16_500_000 } }])
    const counts = await app.json('GET', '/counts', { key })
    expect(counts).toMatchObject({ feesAboveCap: 1, cases: 1 })
    const listed = await app.json('GET', '/money-to-look-at', { key })
    expect(listed).toMatchObject({ above: [{ recordId: id }] })
    expect(await json(byCandidate('GET', '/paid'))).toEqual(await paid())
    expect((await json(byCandidate('GET', '/own-cases'))).cases).toMatchObject([
      {
        money: { amount: 16_000_000, currency: 'BDT' },
        said: { item: 'fee', paidTo: 'Broker Karim', paidOn: '2026-11-10', note: null },
      },
    ])
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

  test('an entry is called wrong by its own candidate alone, and corrected by the answer', async () => {
    const other = await approvedRecord(app, { passportNumber: 'CD7654321' })
    const foreign = await json(pay({}, other.id))
    const wrong = { kind: 'payment', part: `entry:${foreign.sequence}`, text: 'I never paid this.' }
    expect((await json(byCandidate('POST', '/own-cases', wrong))).code).toBe('case.not_in_file')
    const [entry] = (await paid()).entries
    const mine = { ...wrong, part: `entry:${entry.sequence}` }
    expect((await byCandidate('POST', '/own-cases', mine)).status).toBe(201)
    const { cases } = await app.json('GET', '/cases?kind=payment', { key })
    expect(cases).toMatchObject([{ recordId: id, money: { amount: 50_000, currency: 'USD' } }])
    const body = { kind: 'payment', result: 'corrected', text: 'It was somebody else’s.' }
    expect((await app.call('POST', `/cases/${cases[0].id}/answer`, { key, body })).status).toBe(200)
    expect((await paid()).entries[0]).toMatchObject({ id: entry.id, correctedFor: body.text })
  })

  test('a purge takes along what the candidate said; the ledger keeps its sums without a name', async () => {
    await app.purge(id)
    const left = await app.system.read(({ tx }) => tx.selectFrom('cases').selectAll().execute())
    expect(left).toEqual([])
    const { entries } = await app.json('GET', `/payments?recordId=${id}`, { key })
    expect(entries.length).toBeGreaterThan(0)
    for (const { studentName } of entries) expect(studentName).toBe('Purged record')
  })
})
