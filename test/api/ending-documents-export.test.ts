import { expect, test } from 'vitest'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const { id } = await approvedRecord(app)
await uploadScan(app.as(people.amina), id, 'visa-paper', 'Visa')
const validUntil = dayAfter(app.clock.now().slice(0, 10), 10)
const body = { issuedOn: '2026-01-05', validUntil }
const path = `/records/${id}/documents/visa-paper/dates`
expect((await app.call('PUT', path, { key: await app.key('admin'), body })).ok).toBe(true)
const cookie = await app.signIn('amina@padma.example')

test.each([
  ['', 'Visa Paper'],
  ['?language=en', 'Visa Paper'],
  ['?language=bn', 'ভিসার কাগজ'],
])('the CSV%s names documents in the language that was asked for', async (asked, document) => {
  const path = `/api/v1/exports/ending-papers${asked}`
  const answer = await app.request(path, { headers: { cookie } })
  const [head, row] = (await answer.text()).split('\r\n')
  expect(head).toContain('validUntil,issuedOn,paper,name,reference,telephone')
  expect(row?.split(',')[2]).toBe(document)
})

test('not in a language that staff pages are not in', async () => {
  const path = '/api/v1/exports/ending-papers?language=fr'
  expect((await app.request(path, { headers: { cookie } })).status).toBe(422)
})
