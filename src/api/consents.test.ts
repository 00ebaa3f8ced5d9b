import { expect, test } from 'vitest'
import { consentEdition } from '#modules/consents/schema'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app)
const id = record.id
const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
const body = { passportNumber: record.passportNumber, accessCode }
const token: string = (await (await app.call('POST', '/lookups', { body })).json()).viewing.token

const say = (purpose: string, answer: string, { key = token, edition = consentEdition } = {}) =>
  app.call('PUT', `/consents/${purpose}`, { key, body: { answer, language: 'en', edition } })
const own = async () => (await app.call('GET', '/consents?language=bn', { key: token })).json()

test('the holder of a viewing answers, and staff see the answer with the words that were read', async () => {
  const before = await own()
  expect(before.consents.map(({ answer }: { answer: unknown }) => answer)).toEqual([
    ...[null, null, null, null],
  ])
  expect((await say('asking', 'withdrawn')).status).toBe(200)
  const key = await app.key('admin')
  const { consents } = await (await app.call('GET', `/records/${id}/consents`, { key })).json()
  expect(consents[2]).toMatchObject({ purpose: 'asking', answer: 'withdrawn', earlier: [] })
  expect(consents[2].read).toContain('May our staff ask the authorities')
  const list = await (await app.call('GET', '/withdrawn-consents', { key })).json()
  expect(list).toMatchObject({ total: 1, withdrawn: [{ recordId: id, purpose: 'asking' }] })
  const history = await (await app.call('GET', `/records/${id}/history`, { key })).text()
  expect(history).toContain('consent.withdrawn')
})
