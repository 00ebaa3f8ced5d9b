import { expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app, { email: 'rahima@people.example' })
const id = record.id
const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
const body = { passportNumber: record.passportNumber, accessCode }
const token: string = (await (await app.call('POST', '/lookups', { body })).json()).viewing.token

const put = (off: string[], key = token) =>
  app.call('PUT', '/message-switches', { key, body: { off } })

test('the holder of a viewing switches kinds off and on, and staff see which are off', async () => {
  expect(await (await put(['share', 'paper', 'share'])).json()).toEqual({ off: ['paper', 'share'] })
  const key = await app.key('admin')
  const { off } = await (await app.call('GET', `/records/${id}/messages`, { key })).json()
  expect(off).toEqual(['paper', 'share'])
  const own = await app.call('GET', '/message-switches', { key: token })
  expect(await own.json()).toEqual({ off })
  const history = await (await app.call('GET', `/records/${id}/history`, { key })).text()
  expect(history).toContain('message.switched')
  expect(await (await put([])).json()).toEqual({ off: [] })
})

test('what somebody has to be told cannot be switched off', async () => {
  const always = ['class-cancelled', 'class-credited', 'code', 'data', 'proof', 'closing']
  const answers = [...always, 'not-closing'].map(async (kind) => [kind, (await put([kind])).status])
  for (const answer of await Promise.all(answers)) expect(answer).toEqual([answer[0], 422])
})
