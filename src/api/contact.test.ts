import { describe, expect, test } from 'vitest'
import { sharePurposes } from '#modules/shares/schema'
import { browserOf } from '#test/browser'
import { candidate } from '#test/candidates'
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

describe('how a candidate is reached', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const admin = await app.key('admin')
  const body = { ...candidate({ passportNumber }), ...typed }
  const added = await app.call('POST', '/records', { key: admin, body })
  expect(added.status).toBe(201)
  const record = await added.json()
  expect(record).toMatchObject(kept)
  const recordId: string = record.id
  await uploadScan(app.as(people.amina), recordId, 'visa-paper', 'visa-paper')
  const accessCode = await app.code(recordId)

  test.each([
    ['nextOfKinTelephone', '9841234567', /as it is dialled in the candidate’s country/],
    ['telephone', '+12025550187 or +12025550186', /is not a number that can be called/],
    ['email', 'rahima at example', /should look like name@example\.com/],
    ['language', 'xx', /from the list/],
    ['dateOfBirth', '1995-02-30', /year-month-day/],
  ])('%s %s is refused beside its field', async (field, value, sentence) => {
    const body = { ...candidate(), [field]: value }
    const refused = await app.call('POST', '/records', { key: admin, body })
    expect(refused.status).toBe(422)
    const message = expect.stringMatching(sentence)
    expect((await refused.json()).fields).toMatchObject([{ path: field, message }])
  })

  test('a telephone is read as people of the nationality write it, in a new record and an edit', async () => {
    const home = { telephone: '০১৭১১-১২৩ ৪৫৬', nextOfKinTelephone: '(01711) 123457' }
    const body = { ...candidate(), ...home }
    const added = await app.json('POST', '/records', { key: admin, body })
    const read = { telephone: '+8801711123456', nextOfKinTelephone: '+8801711123457' }
    expect(added).toMatchObject(read)
    const patch = async (version: number, changes: object) =>
      app.json('PATCH', `/records/${added.id}`, { key: admin, version, body: changes })
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
    const key = await app.open(record, accessCode)
    for (const purpose of sharePurposes) {
      const body = { kinds: ['visa-paper'], purpose, label: 'Somebody' }
      const { shareCode } = await app.json('POST', '/shares', { key, body })
      const seen = await app.call('POST', '/share-lookups', { body: { passportNumber, shareCode } })
      expect(seen.status).toBe(200)
      const text = await seen.text()
      expect(text).toContain('Rahima Khatun')
      for (const canary of canaries) expect(text).not.toMatch(canary)
    }
  })
})
