import { beforeEach, expect, test } from 'vitest'
import { deleteRecord, getRecord } from '#modules/records'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let key: string
beforeEach(async () => {
  app = await startTestApp()
  key = await app.key('admin')
})

test('a record whose original is in the office is removed for good only after it was given back', async () => {
  const { id } = await approvedRecord(app)
  const original = { kind: 'passport', purpose: 'visa-application', receivedOn: '2026-11-20' }
  const body = { ...original, dueOn: '2026-12-10' }
  const held = await app.call('POST', `/records/${id}/originals`, { key, body })
  expect(held.status).toBe(200)
  const { version } = await app.as(people.amina).write(async (ctx) => {
    const record = await getRecord(ctx, id)
    return deleteRecord(ctx, { recordId: id, version: record.version })
  })
  const purge = () => app.call('POST', `/records/${id}/purge`, { key, version })
  const refused = await purge()
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'original.in_office' })
  const { originals } = await app.json('GET', `/records/${id}/originals`, { key })
  const back = { returnedOn: '2026-11-20' }
  const at = `/records/${id}/originals/${originals[0].id}/return`
  expect((await app.call('POST', at, { key, body: back })).ok).toBe(true)
  expect((await purge()).status).toBe(204)
})
