import { describe, expect, test } from 'vitest'
import { openRecord } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { minute } from '#platform/clock'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { adminCredentials, startTestApp } from '#test/test-app'
import { bothEngines, forEachTest } from '#test/test-runtime'

describe.each(bothEngines)('codes for slips of many records, on %s', (engine) => {
  const app = forEachTest(async () => {
    const app = await startTestApp(engine)
    return { ...app, admin: { key: await app.key('admin') } }
  })
  const records = forEachTest(async () => [
    await approvedRecord(app),
    await approvedRecord(app),
    await approvedRecord(app),
  ])

  const ids = () => records.map(({ id }) => id)
  const post = (path: string, body: object) => app.answer('POST', path, { ...app.admin, body })
  const issue = (recordIds: string[], replaces = false) =>
    post('/slip-runs', { recordIds, replaces })
  const unprinted = async () => (await app.json('GET', '/unprinted-codes', app.admin)).codes
  const opens = (accessCode: string, { passportNumber }: CandidateRecord) =>
    openRecord(app.as({ kind: 'anonymous' }), { passportNumber, accessCode })
  const logged = async (id: string) =>
    (await app.actions(`record:${id}`)).filter((action) => action.startsWith('access_code.'))

  test('each gets a code that opens its file, and waits for its slip until it is printed', async () => {
    const run = await issue(ids())
    expect(run.problems).toEqual([])
    for (const [at, record] of records.entries()) {
      expect(run.issued[at].recordId).toBe(record.id)
      expect(await opens(run.issued[at].accessCode, record)).toMatchObject({})
      expect(await logged(record.id)).toEqual(['access_code.issued'])
    }
    const [first, ...rest] = ids() as [string, ...string[]]
    expect(await unprinted()).toMatchObject(ids().map((recordId) => ({ recordId })))
    const printed = `/slip-runs/${run.id}/printed`
    expect((await post(printed, { recordIds: [first] })).status).toBe(204)
    expect(await logged(first)).toEqual(['access_code.printed', 'access_code.issued'])
    expect(await unprinted()).toMatchObject(rest.map((recordId) => ({ recordId, slipRun: run.id })))
    expect((await post(printed, {})).status).toBe(204)
    expect(await unprinted()).toEqual([])
    expect(await post(printed, {})).toMatchObject({ code: 'slip_run.not_found' })
  })

  test('who has a code keeps it unless told otherwise, and what is in the trash gets none', async () => {
    const [held, trashed, free] = records as [CandidateRecord, CandidateRecord, CandidateRecord]
    const before = await app.code(held.id)
    await app.trash(trashed.id)
    const nobody = '01a1fb00-5925-73c4-aa19-800b77a4b39a'
    const run = await issue([...ids(), nobody])
    expect(run.issued).toMatchObject([{ recordId: free.id }])
    expect(run.problems).toMatchObject([
      { id: held.id, code: 'access_code.already_issued' },
      { id: trashed.id, code: 'record.in_trash' },
      { id: nobody, code: 'record.not_found' },
    ])
    expect(await opens(before, held)).toMatchObject({})
    expect(await logged(trashed.id)).toEqual([])
    const again = await issue([held.id], true)
    await expect(opens(before, held)).rejects.toMatchObject({ code: 'lookup.no_data_found' })
    expect(await opens(again.issued[0].accessCode, held)).toMatchObject({})
    expect(await issue([held.id])).toMatchObject({ id: null, issued: [] })
  })

  test('a code that was replaced or revoked waits for no slip', async () => {
    const [first, second] = ids() as [string, string]
    const run = await issue([first, second])
    const state = async (id: string) => app.json('GET', `/records/${id}/access-code`, app.admin)
    expect(await state(first)).toMatchObject({ waitsForSlip: true })
    await app.code(first)
    await app.call('DELETE', `/records/${second}/access-code`, app.admin)
    expect(await unprinted()).toEqual([])
    expect(await state(first)).toMatchObject({ waitsForSlip: false })
    expect((await post(`/slip-runs/${run.id}/printed`, {})).status).toBe(404)
  })

  test('it wants the password again where one code does, and no more than 100 records', async () => {
    const cookie = await app.signIn(adminCredentials.email)
    const body = { recordIds: ids() }
    app.clock.move(16 * minute)
    const asAdmin = () => app.call('POST', '/slip-runs', { cookie, body })
    const one = await app.call('POST', `/records/${ids()[0]}/access-code`, { cookie })
    expect([one.status, (await asAdmin()).status]).toEqual([403, 403])
    const many = Array.from({ length: 101 }, () => crypto.randomUUID())
    for (const recordIds of [many, [...ids(), ...ids()], []])
      expect((await post('/slip-runs', { recordIds })).status).toBe(422)
  })
})

describe.each(bothEngines)('a code that staff hand over in person, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const record = await approvedRecord(app)

  const issue = () => app.code(record.id)
  const path = () => `/records/${record.id}/access-code`
  const standing = async () => app.json('GET', path(), { key })
  const note = (issuedAt: string) =>
    app.call('POST', `${path()}/handover`, { key, body: { issuedAt } })
  const noted = () => app.events({ actions: ['access_code.handed_over'] })
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
