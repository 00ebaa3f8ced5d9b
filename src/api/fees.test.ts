import { describe, expect, test } from 'vitest'
import { checkReceipt, examineLedger } from '#modules/training'
import { system } from '#platform/context'
import { allOf } from '#test/all-of'
import { approvedRecord } from '#test/candidates'
import { forcedLedger } from '#test/forced-ledger'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { bothEngines, engines } from '#test/test-runtime'

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
    const all = { receipted: 1_000_000, total: 1_000_000, remaining: 1_000_000 }
    const { totals: own } = await paid()
    expect(own).toEqual([{ currency: 'BDT', own: 0, refunded: 0, recruitment: 1_000_000, ...all }])
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
    const said = { item: 'fee', paidTo: 'Broker Karim', paidOn: '2026-11-10', note: null }
    expect((await json(byCandidate('GET', '/own-cases'))).cases).toMatchObject([
      { money: { amount: 16_000_000, currency: 'BDT' }, said },
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
    const text = { sentences: [{ key: 'answer_mistake' }], own: 'It was somebody else’s.' }
    const body = { kind: 'payment', result: 'corrected', text }
    expect((await app.call('POST', `/cases/${cases[0].id}/answer`, { key, body })).status).toBe(200)
    expect((await paid()).entries[0]).toMatchObject({
      id: entry.id,
      correctedFor: `It was our mistake. We are sorry.\n${text.own}`,
    })
  })

  test('a purge takes along what the candidate said; the ledger keeps its sums without a name', async () => {
    await app.purge(id)
    expect(await app.rows('cases')).toEqual([])
    const { entries } = await app.json('GET', `/payments?recordId=${id}`, { key })
    expect(entries.length).toBeGreaterThan(0)
    for (const { studentName } of entries) expect(studentName).toBe('Purged record')
  })
})

describe.each(engines)('money that was handed back, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const candidate = await payingCandidate(app)
  const { key, id, receivedBy, paid } = candidate

  const pay = (details: object = {}) =>
    json(candidate.pay({ amount: 20_000_000, receivedOn: '2026-11-19', ...details }))
  const usual = () => ({
    ...{ amount: 1_000_000, method: 'bank', receivedOn: '2026-11-20', receivedBy },
    reason: 'The ticket cost less',
  })
  const refund = (paymentId: string, details: object = {}) => {
    const body = { ...usual(), ...details }
    return app.call('POST', `/payments/${paymentId}/refunds`, { key, body })
  }
  /** Sent under a key and again while the database is too busy to say, as the dashboard does. */
  const surely = async (paymentId: string, once: string): Promise<number> => {
    for (;;) {
      const sent = { key, once, body: usual() }
      const { status } = await app.call('POST', `/payments/${paymentId}/refunds`, sent)
      if (status !== 503) return status
    }
  }
  const correct = (entryId: string) =>
    app.call('POST', `/payments/${entryId}/correction`, { key, body: { reason: 'A mistake' } })
  const findings = async () => (await allOf(examineLedger(app.as(system)), 'problem')).toSorted()
  const balances = async () =>
    (await app.json('GET', '/payments', { key })).totals.map(
      ({ balance }: { balance: number }) => balance,
    )

  test('has a receipt of its own, names its payment, and counts in no sum of what remains', async () => {
    const { id: paymentId, sequence, receipt } = await pay()
    expect(await paid()).toMatchObject({ caps: [{ verdict: 'above' }] })
    expect((await app.json('GET', '/counts', { key })).feesAboveCap).toBe(1)
    const back = await json(refund(paymentId, { amount: 3_500_000, reference: 'Transfer 7' }))
    expect(back).toMatchObject({
      ...{ kind: 'refund', amount: -3_500_000, currency: 'BDT', refunds: sequence, left: null },
      ...{ item: 'fee', paidBy: 'worker', recordId: id, receivedBy: 'mita' },
    })
    expect(back.receipt.number).not.toBe(receipt.number)
    const { verdict } = await app.system.read((ctx) => checkReceipt(ctx, back.receipt))
    expect(verdict).toMatchObject({ verdict: 'issued', receivedOn: '2026-11-20' })
    const { caps, totals, entries } = await paid()
    expect(caps).toMatchObject([
      {
        ...{ verdict: 'within', paid: [{ amount: 16_500_000, currency: 'BDT' }] },
        gross: [{ amount: 20_000_000 }],
        refunded: [{ amount: 3_500_000 }],
      },
    ])
    expect(totals).toMatchObject([
      { total: 20_000_000, refunded: 3_500_000, remaining: 16_500_000, recruitment: 20_000_000 },
    ])
    expect(entries).toMatchObject([
      { left: 16_500_000, refunds: [{ amount: 3_500_000, reason: 'The ticket cost less' }] },
    ])
    expect((await app.json('GET', '/counts', { key })).feesAboveCap).toBe(0)
    const { totals: sums } = await app.json('GET', '/payments', { key })
    expect(sums).toMatchObject([{ refunded: 3_500_000, charged: 16_500_000, balance: 0 }])
  })

  test('is never more than what is left, however many try at once', async () => {
    const { id: paymentId } = await pay({ amount: 3_000_000, item: 'visa' })
    const tries = Array.from({ length: 6 }, (_, index) =>
      surely(paymentId, `hand-back-number-${index}`),
    )
    expect((await Promise.all(tries)).toSorted()).toEqual([201, 201, 201, 422, 422, 422])
    expect(await json(refund(paymentId, { amount: 1 }))).toMatchObject({
      ...{ code: 'refund.more_than_left', fields: [{ path: 'amount' }] },
    })
    expect((await paid()).entries[0]).toMatchObject({ left: 0 })
    expect(await balances()).toEqual([0])
  }, 120_000)

  test('keeps its payment from being corrected, and is itself corrected by a counter-entry', async () => {
    const { id: paymentId } = await pay({ amount: 1_000_000, item: 'medical' })
    const back = await json(refund(paymentId))
    expect((await json(correct(paymentId))).code).toBe('ledger.refunded')
    expect((await correct(back.id)).status).toBe(201)
    expect((await json(correct(back.id))).code).toBe('ledger.already_corrected')
    expect((await paid()).entries[0]).toMatchObject({
      ...{ left: 1_000_000, refunds: [{ correctedFor: 'A mistake' }] },
    })
    expect((await correct(paymentId)).status).toBe(201)
    expect((await json(refund(paymentId))).code).toBe('ledger.already_corrected')
    expect((await paid()).entries[0]).toMatchObject({ left: null })
    expect(await balances()).toEqual([0])
  })

  test('is once: what a payment or a refund charges is corrected with it, and never becomes credit', async () => {
    const { id: accountId } = await app.addPerson('student', 'runa@padma.example')
    const { id: paymentId } = await pay({ amount: 1_000_000, item: 'training', accountId })
    const charge = async () => {
      const { entries } = await app.json('GET', `/payments?accountId=${accountId}`, { key })
      return entries.find(({ kind }: { kind: string }) => kind === 'charge').id
    }
    expect((await json(correct(await charge()))).code).toBe('ledger.corrected_along')
    const credit = { accountId, amount: 1, currency: 'BDT', method: 'cash' }
    const body = { ...credit, receivedOn: '2026-11-20' }
    const cookie = await app.signIn('amina@padma.example')
    const refused = await app.json('POST', '/refunds', { cookie, body })
    expect(refused.code).toBe('payment.more_than_credit')
    const back = await json(refund(paymentId))
    expect((await json(correct(await charge()))).code).toBe('ledger.corrected_along')
    for (const entryId of [back.id, paymentId]) expect((await correct(entryId)).status).toBe(201)
    expect(await balances()).toEqual([0])
  })

  test('is refused for what was not received, for classes and fees, and for a day that cannot be', async () => {
    const { id: paymentId } = await pay({ amount: 1_000_000, item: 'tests' })
    const code = async (answer: Promise<Response>) => (await json(answer)).code
    const borne = await pay({ paidBy: 'agency', receivedBy: undefined })
    expect(await code(refund(borne.id))).toBe('refund.nothing_received')
    const { id: accountId } = await app.addPerson('student', 'sadia@padma.example')
    const fee = { accountId, feeName: 'Medical', amount: 5, currency: 'BDT', method: 'cash' }
    const body = { ...fee, receivedOn: '2026-11-20', receivedBy }
    const ofStudent = await app.json('POST', '/payments', { key, body })
    expect(await code(refund(ofStudent.id))).toBe('refund.out_of_credit')
    const before = { receivedOn: '2026-11-18' }
    expect(await code(refund(paymentId, before))).toBe('refund.before_payment')
    expect(await code(refund(paymentId, { receivedOn: '2027-01-01' }))).toBe('payment.in_future')
    expect(await code(refund(paymentId, { receivedBy: undefined }))).toBe('payment.not_staff')
    const { id: refundId } = await json(refund(paymentId))
    for (const none of [refundId, id]) expect(await code(refund(none))).toBe('ledger.not_found')
    for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { reason: ' ' }])
      expect((await refund(paymentId, wrong)).status).toBe(422)
  })

  test('is in the log with its payment, and whoever changes or removes it is found', async () => {
    const { id: paymentId } = await pay({ amount: 1_000_000, item: 'papers' })
    const { id: refundId } = await json(refund(paymentId))
    const { events } = await app.json('GET', '/audit-events?limit=20', { key })
    const told = events.find(({ subject }: { subject: string }) => subject === `entry:${refundId}`)
    expect(told).toMatchObject({
      action: 'ledger.refund',
      details: { amount: -1_000_000, currency: 'BDT', refunds: paymentId },
    })
    expect(await findings()).toEqual([])
    const force = await forcedLedger(app.runtime, engine)
    await force(`update "ledgerEntries" set "amount" = -2000000 where "id" = '${refundId}'`)
    expect(await findings()).toEqual(['altered', 'more-than-paid'])
    await force(`delete from "ledgerEntries" where "with" = '${refundId}'`)
    await force(`delete from "ledgerEntries" where "id" = '${refundId}'`)
    expect(await findings()).toEqual(['lost', 'lost'])
  })
})
