import { beforeEach, describe, expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { json } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { examineReceipts, keepReferenceReceipt } from './index.server.ts'

describe.each(engines)('a receipt of a check that was changed in the database, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let number: string
  beforeEach(async () => {
    const { reference } = await approvedRecord(app, { passportNumber: 'AB1234567' })
    const kept = app.as({ kind: 'anonymous' })
    number = (await kept.write((ctx) => keepReferenceReceipt(ctx, reference))).number
    await openSealer(app.system).seal()
  })

  const read = (what = '') => app.call('GET', `/receipts/${number}${what}`)
  const found = async () => {
    const findings = []
    for await (const finding of examineReceipts(app.system)) findings.push(finding)
    return findings
  }
  const reports = () => app.rows('cases')

  test('is confirmed after a later version added a column to it', async () => {
    await app.tamper('alter table "checkReceipts" add column "later" integer not null default 7')
    expect((await read()).status).toBe(200)
    expect(await found()).toEqual([])
  })

  test('is not confirmed, by whatever part of it was changed, and the doctor names it', async () => {
    const file = JSON.stringify(await json(read('/proof')))
    const row = await app.runtime.database.reader
      .selectFrom('checkReceipts')
      .selectAll()
      .executeTakeFirstOrThrow()
    const changes = [
      { content: row.content.replace('"known"', '"same"') },
      { content: row.content.replace('Padma', 'Meghna') },
      { content: 'no receipt' },
      { recordId: null },
      { about: '{"reference":"CR-00000000"}' },
      { documentIds: '["another"]' },
      { createdAt: '2030-01-01T00:00:00.000Z' },
    ]
    for (const change of changes) {
      // The limits of look-ups are not what is tested.
      app.clock.move(minute)
      await app.force('checkReceipts', change)
      const answer = await read()
      expect(answer.status, JSON.stringify(change)).toBe(409)
      expect(await answer.json()).toMatchObject({ code: 'receipt.unconfirmed' })
      expect((await read('/proof')).status).toBe(409)
      const page = await app.request(`/verify/${number}`)
      expect(page.status).toBe(409)
      const html = await page.text()
      expect(html).toContain('<h1>We cannot confirm this receipt</h1>')
      expect(html).not.toContain('Meghna')
      const checked = app.call('POST', '/receipts/check', { body: { receipt: file } })
      expect(await json(checked)).toMatchObject({ verdict: 'ours', now: null })
      expect(await found()).toEqual([{ problem: 'altered', subject: number }])
      await app.force('checkReceipts', row)
    }
    app.clock.move(minute)
    expect(await json(read())).toMatchObject({ verdict: 'known' })
    expect(await found()).toEqual([])
    expect(await reports()).toEqual([expect.objectContaining({ kind: 'fault', state: 'open' })])
  })

  test('is reported once by whoever checks its file, in either way', async () => {
    const receipt = JSON.stringify(await json(read('/proof')))
    await app.tamper(`update "checkReceipts" set "recordId" = null`)
    const check = () => app.call('POST', '/receipts/check', { body: { receipt } })
    expect(await json(check())).toMatchObject({ verdict: 'ours', now: null })
    const report = expect.objectContaining({
      ...{ kind: 'fault', said: JSON.stringify({ of: 'check', number }) },
    })
    expect(await reports()).toEqual([report])
    await check()
    const form = { method: 'POST', body: new URLSearchParams({ attestation: receipt }) }
    expect((await app.request('/verify/attestation', form)).status).toBe(200)
    const kept = await json(app.call('POST', '/receipts', { body: { attestation: receipt } }))
    expect(kept).toMatchObject({ compared: 'receipt', verdict: 'unsure' })
    expect(await reports()).toEqual([report])
    await app.tamper('delete from "cases"')
    await app.call('POST', '/receipts', { body: { attestation: receipt } })
    expect(await reports()).toEqual([report])
  })

  test('is not confirmed either where nothing can be reported', async () => {
    await app.tamper(`update "checkReceipts" set "about" = '{"reference":"CR-00000000"}'`)
    await app.tamper('alter table "cases" rename to "gone"')
    const answer = await read()
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'receipt.unconfirmed'])
    await app.tamper('alter table "gone" rename to "cases"')
    expect(await reports()).toEqual([])
  })

  test('without an event in the log, or with a forged one, it is not confirmed either', async () => {
    await app.tamper(
      `update "auditEvents" set "details" = replace("details", 'known', 'other') where "action" = 'receipt.kept'`,
    )
    expect((await read()).status).toBe(409)
    await app.tamper(`delete from "auditEvents" where "action" = 'receipt.kept'`)
    expect((await read()).status).toBe(409)
    expect(await found()).toEqual([{ problem: 'unrecorded', subject: number }])
    await app.as(people.amina).write(({ tx }) => tx.deleteFrom('checkReceipts').execute())
    expect((await read()).status).toBe(404)
  })
})
