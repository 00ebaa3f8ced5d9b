import { describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { forcedLedger } from '#test/forced-ledger'
import { hiddenFields } from '#test/hidden-fields'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

describe.each(engines)('a receipt of a check of a payment receipt, on %s', async (engine) => {
  const raised = { CANDOR_RAISED_LIMITS: '198.51.100.7' }
  const app = await startTestApp(engine, { CANDOR_URL: publicUrl, ...raised })
  const candidate = await payingCandidate(app)
  const force = await forcedLedger(app.runtime, engine)

  const pay = () => json(candidate.pay({ amount: 1_234_500, receivedOn: '2026-11-20' }))
  const keep = (payment: string, check: string) =>
    app.json('POST', '/receipts', { body: { payment, check } })
  const read = (number: string) => app.json('GET', `/receipts/${number}`)
  const pageOf = async (path: string) => (await app.request(path)).text()

  test('says that it was issued, never the amount, and later that it was corrected', async () => {
    const { id, receipt } = await pay()
    const typed = [receipt.number, receipt.check.toLowerCase().replace('-', ' ')] as const
    const kept = await keep(...typed)
    expect(kept).toMatchObject({
      ...{ compared: 'payment', verdict: 'issued', reference: receipt.number, sha256: null },
      ...{ papers: [], superseded: false },
    })
    const nothing = { supersededSince: null, withdrawnSince: null }
    expect(await read(kept.number)).toEqual({ ...kept, ...nothing })
    const file = JSON.stringify(await app.json('GET', `/receipts/${kept.number}/credential`))
    const ofFile = await app.json('POST', '/receipts', { body: { attestation: file } })
    app.clock.move(day)
    const body = { reason: 'A mistake' }
    await app.call('POST', `/payments/${id}/correction`, { key: candidate.key, body })
    const supersededSince = app.clock.now()
    app.clock.move(day)
    expect(await read(kept.number)).toMatchObject({ supersededSince, withdrawnSince: null })
    const corrected = await keep(...typed)
    expect(corrected).toMatchObject({ verdict: 'issued', superseded: true })
    expect(await read(corrected.number)).toMatchObject(nothing)
    const page = await pageOf(`/verify/${kept.number}`)
    expect(page).toMatch(/Corrected since [^<]+: Padma Overseas Ltd corrected the entry/)
    expect(await pageOf(`/verify/${ofFile.number}`)).toMatch(/Changed since [^<]+: look at/)
    const signed = await app.json('GET', `/receipts/${kept.number}/credential`)
    expect(await checkAsStranger(app, signed)).toMatchObject({ verified: true })
    expect(signed.credentialSubject.statement).toContain('Corrected since')
    for (const said of [JSON.stringify(await read(kept.number)), page, JSON.stringify(signed)])
      for (const secret of [receipt.check, '1234500', '12,345', 'Rahima', 'AB1234567'])
        expect(said).not.toContain(secret)
  })

  test('does not confirm an entry that was changed in the database, and tells the admins once', async () => {
    const { id, receipt } = await pay()
    await force(`update "ledgerEntries" set "item" = 'visa' where "id" = '${id}'`)
    const query = `receipt=${receipt.number}&check=${receipt.check}`
    for (let time = 0; time < 2; time += 1)
      expect(await pageOf(`/verify?${query}`)).toContain('cannot confirm this receipt')
    expect(await keep(receipt.number, receipt.check)).toMatchObject({ verdict: 'unconfirmed' })
    const { cases } = await app.json('GET', '/cases', { key: candidate.key })
    expect(cases).toMatchObject([{ state: 'open', said: { number: receipt.number } }])
    await force(`update "ledgerEntries" set "item" = 'fee' where "id" = '${id}'`)
  })

  test('is made below the answer of /verify, and says that amount and date are not on it', async () => {
    const { receipt } = await pay()
    const fields = { receipt: receipt.number, check: receipt.check }
    const sent = { method: 'POST', body: new URLSearchParams(fields) }
    const answer = await (await app.request('/verify', sent)).text()
    expect(answer).toContain('12,345')
    const body = new URLSearchParams(hiddenFields(answer, '/verify/receipts'))
    const kept = await app.request('/verify/receipts', { method: 'POST', body })
    expect(kept.status).toBe(303)
    const page = await pageOf(kept.headers.get('location') ?? '')
    expect(page).toContain('The number and check value of a payment receipt')
    expect(page).toContain('Padma Overseas Ltd had issued the receipt with this number')
    expect(page).toContain(receipt.number)
    expect(page).toContain('Amount and date are not repeated here.')
    expect(page).toContain('says nothing about any visa or permit.')
    expect(page).not.toContain('12,345')
    expect(page).not.toContain(receipt.check)
  })

  test('of a refund says that money was paid back', async () => {
    const { id } = await pay()
    const { key, receivedBy } = candidate
    const refund = { amount: 100, receivedOn: '2026-11-21', method: 'cash', reason: 'Part of it' }
    const body = { ...refund, receivedBy }
    const back = await app.json('POST', `/payments/${id}/refunds`, { key, body })
    const kept = await keep(back.receipt.number, back.receipt.check)
    expect(kept).toMatchObject({ verdict: 'refunded', reference: back.receipt.number })
    expect(await pageOf(`/verify/${kept.number}`)).toContain('for money that it paid back.')
  })

  test('that cannot be confirmed names the check value too, so that no genuine one is doubted', async () => {
    const { receipt } = await pay()
    const kept = await keep(receipt.number, '7K2M-9QXD')
    const reference = `${receipt.number} 7K2M-9QXD`
    expect(kept).toMatchObject({ verdict: 'unconfirmed', reference })
    const page = await pageOf(`/verify/${kept.number}`)
    expect(page).toContain('could not confirm a receipt with this number and check value.')
    expect(page).not.toContain('Amount and date')
    expect(await keep('The embassy', 'confirms')).toMatchObject({ code: 'receipt.no_payment' })
    expect(await keep(receipt.number, 'confirms this')).toMatchObject({
      code: 'receipt.no_payment',
    })
  })
})
