import { describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { bothEngines } from '#test/test-runtime'

describe.each(bothEngines)('a code that staff hand over in person, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const record = await approvedRecord(app)

  const issue = () => app.code(record.id)
  const path = () => `/records/${record.id}/access-code`
  const standing = async () => app.json('GET', path(), { key })
  const note = (issuedAt: string) =>
    app.call('POST', `${path()}/handover`, { key, body: { issuedAt } })
  const subject = `record:${record.id}`
  const told = { subject, actions: ['access_code.handed_over'] as const, limit: 9 }
  const noted = () => app.system.read((ctx) => listEvents(ctx, told))
  const open = () => browserOf(app, record.passportNumber, code)
  const page = async () => (await open()).text('/file/code')

  const nothing = { issuedAt: null, issuedBy: null, lastOpenedAt: null, handedOver: null }
  const empty = { ...nothing, isByCandidate: false, waitsForSlip: false }
  expect(await standing()).toEqual(empty)
  let code = await issue()

  test('is told to the candidate, with what to do where it is not so', async () => {
    expect(await page()).not.toContain('in person')
    const { issuedAt, handedOver } = await standing()
    expect(handedOver).toBeNull()
    const answer = await note(issuedAt)
    expect(answer.status).toBe(200)
    expect((await answer.json()).handedOver).toMatchObject({ at: expect.any(String) })
    expect((await note(issuedAt)).status).toBe(200)
    expect(await noted()).toHaveLength(1)
    const html = await page()
    expect(html).toMatch(/On [^<]+ our staff noted that they handed you this code in person\./)
    expect(html).toContain('href="/tell/concern"')
    const own = await app.json('GET', '/access-code', { key: await app.open(record, code) })
    const { handedOver: now, ...rest } = await standing()
    expect(own).toEqual({ handedOverAt: now.at })
    expect(rest).toMatchObject({ issuedBy: 'Deleted account', lastOpenedAt: app.clock.now() })
  })

  test('is not said of the next one, nor of one that was replaced meanwhile', async () => {
    const { issuedAt } = await standing()
    app.clock.move(1000)
    code = await issue()
    expect((await standing()).handedOver).toBeNull()
    expect(await page()).not.toContain('in person')
    const late = await note(issuedAt)
    expect([late.status, (await late.json()).code]).toEqual([409, 'access_code.not_in_force'])
    expect(await noted()).toHaveLength(1)
  })

  test('is never one that the candidate made', async () => {
    const browser = await open()
    const html = await (await browser.post('/file/code', { current: code })).text()
    code = /id="new-code"[^>]*>(?:<bdi>)?([\w-]+)/.exec(html)?.[1] ?? ''
    const seal = /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await browser.post('/file/code/new', { seal, code })).status).toBe(303)
    const { issuedAt, isByCandidate } = await standing()
    expect(isByCandidate).toBe(true)
    expect((await note(issuedAt)).status).toBe(409)
    expect((await app.call('DELETE', path(), { key })).status).toBe(204)
    expect(await standing()).toEqual({ ...empty, lastOpenedAt: expect.any(String) })
  })
})
