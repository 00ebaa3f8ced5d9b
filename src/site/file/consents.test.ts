import { expect, test } from 'vitest'
import { consentsOfRecord } from '#modules/consents'
import { consentEdition } from '#modules/consents/schema'
import { issueAccessCode } from '#modules/lookup'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app)
const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))

const answers = async () => {
  const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, record.id))
  return consents.map(({ answer }) => answer)
}
const opened = async () => {
  const candidate = openBrowser(app)
  await candidate.post('/check', { number: record.passportNumber, code })
  return candidate
}
const edition = String(consentEdition)

test('each question has two answers, and the page says what was answered when', async () => {
  const candidate = await opened()
  expect(await (await candidate.get('/file/standing')).text()).toContain('href="/file/consents"')
  const first = await (await candidate.get('/file/consents')).text()
  expect(first.match(/You have not answered yet\./g)).toHaveLength(4)
  expect(first.match(/value="(given|withdrawn)"/g)).toHaveLength(8)
  const fields = { purpose: 'sharing', answer: 'withdrawn', edition }
  const saved = await candidate.post('/file/consents', fields)
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    '/file/consents?saved#sharing',
  ])
  const again = await (await candidate.get('/file/consents?saved')).text()
  expect(again).toContain('Saved. This applies from now on.')
  expect(again.match(/You said no on/g)).toHaveLength(1)
  expect(await answers()).toEqual([null, 'withdrawn', null, null])
})

test('words that changed, and an answer that is none, are refused on the page itself', async () => {
  const candidate = await opened()
  const before = await answers()
  const old = await candidate.post('/file/consents', {
    ...{ purpose: 'asking', answer: 'given', edition: '999' },
  })
  expect(old.status).toBe(409)
  expect(await old.text()).toContain('The words have changed since you read them.')
  const none = { purpose: 'asking', answer: 'perhaps', edition }
  expect((await candidate.post('/file/consents', none)).status).toBe(422)
  expect(await answers()).toEqual(before)
})
