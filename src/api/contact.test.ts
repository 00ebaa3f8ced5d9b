import { describe, expect, test } from 'vitest'
import { letters } from '#api'
import { openSender } from '#modules/messages'
import { sharePurposes } from '#modules/shares/schema'
import { minute } from '#platform/clock'
import { browserOf } from '#test/browser'
import { approvedRecord, candidate } from '#test/candidates'
import { sendingTogether } from '#test/outbox'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const passportNumber = 'AB1234567'
const typed = {
  dateOfBirth: '1995-03-12',
  telephone: '+1 (202) 555-0187',
  email: 'canary@wharf.example',
  language: 'bn',
  nextOfKin: 'Jorina Canary',
  nextOfKinTelephone: '001 202 555 0186',
}
const kept = { ...typed, telephone: '+12025550187', nextOfKinTelephone: '+12025550186' }
/** What must be nowhere that is neither staff's nor the candidate's; no random id holds it. */
const canaries = [/\b1995\b/, /2025550/, /canary/i]

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const key = await app.key('admin')

describe('how a candidate is reached', async () => {
  const body = { ...candidate({ passportNumber }), ...typed }
  const added = await app.call('POST', '/records', { key, body })
  expect(added.status).toBe(201)
  const record = await added.json()
  expect(record).toMatchObject(kept)
  const recordId: string = record.id
  await uploadScan(app.as(people.amina), recordId, 'visa-paper', 'visa-paper')
  const accessCode = await app.code(recordId)

  test('what cannot be is refused beside its field', async () => {
    for (const [path, value, sentence] of [
      ['nextOfKinTelephone', '9841234567', /as it is dialled in the candidate’s country/],
      ['telephone', '+12025550187 or +12025550186', /is not a number that can be called/],
      ['email', 'rahima at example', /should look like name@example\.com/],
      ['language', 'xx', /from the list/],
      ['dateOfBirth', '1995-02-30', /year-month-day/],
    ] as const) {
      const body = { ...candidate(), [path]: value }
      const message = expect.stringMatching(sentence)
      const refused = { status: 422, fields: [{ path, message }] }
      expect(await app.answer('POST', '/records', { key, body })).toMatchObject(refused)
    }
  })

  test('a telephone is read as people of the nationality write it, in a new record and an edit', async () => {
    const home = { telephone: '০১৭১১-১২৩ ৪৫৬', nextOfKinTelephone: '(01711) 123457' }
    const body = { ...candidate(), ...home }
    const added = await app.json('POST', '/records', { key, body })
    const read = { telephone: '+8801711123456', nextOfKinTelephone: '+8801711123457' }
    expect(added).toMatchObject(read)
    const patch = async (version: number, changes: object) =>
      app.json('PATCH', `/records/${added.id}`, { key, version, body: changes })
    // The same number in other writing is no edit; another nationality reads its own.
    expect(await patch(added.version, { telephone: '01711123456' })).toMatchObject({
      version: added.version,
    })
    const nepal = { nationality: 'NP', telephone: '९८४१२३४५६७' }
    expect(await patch(added.version, nepal)).toMatchObject({ telephone: '+9779841234567' })
    expect(await patch(added.version + 1, { telephone: '9841234568' })).toMatchObject({
      telephone: '+9779841234568',
    })
  })

  test('the candidate sees all of it, the day and the language in words', async () => {
    const { record } = await app.json('POST', '/lookups', { body: { passportNumber, accessCode } })
    expect(record).toMatchObject(kept)
    const page = async (language: string) =>
      (await browserOf(app, passportNumber, accessCode, language)).text('/file/standing')
    const english = await page('en')
    for (const said of ['12 March 1995', kept.telephone, kept.email, 'Bangla', kept.nextOfKin])
      expect(english).toContain(`<bdi>${said}</bdi>`)
    const bengali = await page('bn')
    for (const said of ['জন্মতারিখ', '১২ মার্চ', 'বাংলা', 'নিকটাত্মীয়ের টেলিফোন'])
      expect(bengali).toContain(said)
  })

  test('no share shows any of it, whatever it is for', async () => {
    const token = await app.open(record, accessCode)
    for (const purpose of sharePurposes) {
      const body = { kinds: ['visa-paper'], purpose, label: 'Somebody' }
      const { shareCode } = await app.json('POST', '/shares', { key: token, body })
      const seen = await app.call('POST', '/share-lookups', { body: { passportNumber, shareCode } })
      expect(seen.status).toBe(200)
      const text = await seen.text()
      expect(text).toContain('Rahima Khatun')
      for (const canary of canaries) expect(text).not.toMatch(canary)
    }
  })
})

const record = await approvedRecord(app, { telephone: '+8801711123456' })
const { id } = record
const token = await app.open(record, await app.code(id))

const list = async () => app.json('GET', `/records/${id}/messages`, { key })
const again = (messageId: string, of = id) =>
  app.answer('POST', `/records/${of}/messages/${messageId}/again`, { key })

test('staff see each message with its state, and send one again', async () => {
  const { messages } = await list()
  // Nothing sends here, so staff never read that it waits to be sent.
  expect(messages).toMatchObject([{ kind: 'file', state: 'by-hand', way: null, tries: 0 }])
  const [first] = messages
  const early = { status: 409, code: 'candidate_message.under_way' }
  expect(await again(first.id)).toMatchObject(early)
  app.clock.move(11 * minute)
  const sender = sendingTogether(openSender(app.system, letters))
  while ((await sender.send()) > 0);
  const [second, former] = (await again(first.id)).messages
  expect(second).toMatchObject({ kind: 'file', state: 'by-hand' })
  expect(former.id).toBe(first.id)
  expect(second.id).not.toBe(first.id)
  const history = await (await app.call('GET', `/records/${id}/history`, { key })).text()
  expect(history).toContain('message.sent_again')
})

test('there is no message of another record', async () => {
  const other = await approvedRecord(app)
  const { messages } = await list()
  const foreign = await again(messages[0].id, other.id)
  expect(foreign).toMatchObject({ status: 404, code: 'candidate_message.not_found' })
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
  const always = [
    'withheld',
    'shown-again',
    'contract-unread',
    'appointment',
    'appointment-near',
    'class-seat',
    'class-turn',
    'class-cancelled',
    'class-credited',
    'code',
    'data',
    'contact',
    'proof',
    'closing',
  ]
  const answers = [...always, 'not-closing'].map(async (kind) => [kind, (await put([kind])).status])
  for (const answer of await Promise.all(answers)) expect(answer).toEqual([answer[0], 422])
})
