import { expect, test } from 'vitest'
import { letters } from '#api'
import { openSender } from '#modules/messages'
import { minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { sendingTogether } from '#test/outbox'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const key = await app.key('admin')
const record = await approvedRecord(app, { telephone: '+8801711123456' })
const { id } = record
const token = await app.open(record, await app.code(id))

const list = async () => app.json('GET', `/records/${id}/messages`, { key })
const again = (messageId: string, of = id) =>
  app.told('POST', `/records/${of}/messages/${messageId}/again`, { key })

test('staff see each message with its state, and send one again', async () => {
  const { messages } = await list()
  // Nothing sends here, so staff never read that it waits to be sent.
  expect(messages).toMatchObject([{ kind: 'file', state: 'by-hand', way: null, tries: 0 }])
  const [first] = messages
  const early = { status: 409, code: 'candidate_message.under_way' }
  expect(await again(first.id)).toMatchObject(early)
  app.clock.move(11 * minute)
  await sendingTogether(openSender(app.system, letters)).send()
  expect((await list()).messages).toMatchObject([{ id: first.id, state: 'by-hand' }])
  const [second, former] = (await again(first.id)).messages
  expect(second).toMatchObject({ kind: 'file', state: 'by-hand' })
  expect(former.id).toBe(first.id)
  expect(second.id).not.toBe(first.id)
  const history = await (await app.call('GET', `/records/${id}/history`, { key })).text()
  expect(history).toContain('message.sent_again')
})

test('there is no message of another record, and none of nobody', async () => {
  const other = await approvedRecord(app)
  const { messages } = await list()
  const foreign = await again(messages[0].id, other.id)
  expect(foreign).toMatchObject({ status: 404, code: 'candidate_message.not_found' })
  const moderator = await app.key('moderator')
  expect((await app.call('GET', `/records/${id}/messages`, { key: moderator })).status).toBe(403)
})

const put = (off: string[]) => app.call('PUT', '/message-switches', { key: token, body: { off } })

test('the holder of a viewing switches kinds off and on, and staff see which are off', async () => {
  expect(await (await put(['share', 'paper', 'share'])).json()).toEqual({ off: ['paper', 'share'] })
  const { off } = await app.json('GET', `/records/${id}/messages`, { key })
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
