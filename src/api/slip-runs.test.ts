import { beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { issueAccessCode, openRecord } from '#modules/lookup'
import { deleteRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'

describe.each(bothEngines)('codes for slips of many records, on %s', (engine) => {
  let app: TestApp
  let key: string
  let records: CandidateRecord[]
  beforeEach(async () => {
    app = await startTestApp(engine)
    key = await app.key('admin')
    records = []
    for (const at of [1, 2, 3])
      records.push(
        await approvedRecord(app, { passportNumber: `AB000000${at}`, referenceNumber: `W10${at}` }),
      )
  })

  const ids = () => records.map(({ id }) => id)
  const post = (path: string, body: object) => app.told('POST', path, { key, body })
  const issue = (recordIds: string[], replaces = false) =>
    post('/slip-runs', { recordIds, replaces })
  const unprinted = async () => (await app.json('GET', '/unprinted-codes', { key })).codes
  const opens = (accessCode: string, { passportNumber }: CandidateRecord) =>
    openRecord(app.as({ kind: 'anonymous' }), { passportNumber, accessCode })
  const logged = async (id: string) => {
    const asked = { subject: `record:${id}`, action: 'access_code.' as const, limit: 20 }
    return (await app.system.read((ctx) => listEvents(ctx, asked))).map(({ action }) => action)
  }

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
    const amina = app.as(people.amina)
    const before = await amina.write((ctx) => issueAccessCode(ctx, held.id))
    await amina.write((ctx) =>
      deleteRecord(ctx, { recordId: trashed.id, version: trashed.version }),
    )
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
    const state = async (id: string) => app.json('GET', `/records/${id}/access-code`, { key })
    expect(await state(first)).toMatchObject({ waitsForSlip: true })
    await app.code(first)
    await app.call('DELETE', `/records/${second}/access-code`, { key })
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
