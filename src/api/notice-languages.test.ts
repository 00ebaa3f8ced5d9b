import { expect, test } from 'vitest'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'

const bn = { title: 'ঈদে বন্ধ', text: 'সোমবার আবার খোলা।' }
const hi = { title: 'ईद पर बंद', text: 'सोमवार को फिर खुलेगा।' }
const app = await startTestApp()
const key = await app.key('admin')
const picture = new Uint8Array(await documentPng())

async function publish(fields: Record<string, string>) {
  const form = new FormData()
  const words = { title: 'Closed for Eid', text: 'We open on Monday.', ...fields }
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  for (const name of ['a.png', 'b.png']) form.append('images', new File([picture], name))
  const headers = { authorization: `Bearer ${key}` }
  const answer = await app.request('/api/v1/notices', { method: 'POST', headers, body: form })
  return { status: answer.status, ...(await answer.json()) }
}
const change = async (id: string, version: number, body: object) => {
  const answer = await app.call('PATCH', `/notices/${id}`, { key, version, body })
  return { status: answer.status, ...(await answer.json()) }
}
const read = async (id: string) => (await app.call('GET', `/notices/${id}`)).json()
const pathsOf = ({ fields }: { fields: { path: string }[] }) => fields.map(({ path }) => path)

test('a notice is in the language of the organisation’s words, and in those that it is translated into', async () => {
  const { id, status } = await publish({ translations: JSON.stringify({ bn }) })
  expect(status).toBe(201)
  expect(await read(id)).toMatchObject({ language: 'en', translations: { bn } })
  const changed = await change(id, 1, { translations: { hi } })
  expect(changed).toMatchObject({ status: 200, translations: { hi }, title: 'Closed for Eid' })
  expect(changed.translations).not.toHaveProperty('bn')
  expect(await change(id, 2, { title: 'Closed' })).toMatchObject({ translations: { hi } })
  expect(await read(id)).toMatchObject({ title: 'Closed', translations: { hi } })
  const listed = await (await app.call('GET', '/managed-notices', { key })).json()
  expect(listed.notices[0]).toMatchObject({ language: 'en', translations: { hi } })
})

test('a notice says which language it is written in, and is not translated into that', async () => {
  const { id } = await publish({ ...bn, language: 'bn', translations: JSON.stringify({ bn, hi }) })
  expect((await read(id)).translations).toEqual({ hi })
  expect(await read(id)).toMatchObject({ ...bn, language: 'bn' })
  expect((await change(id, 1, { ...hi, language: 'hi' })).translations).toEqual({})
})

test('a translation is judged and bounded like the words that it stands for', async () => {
  const claims = { bn: { title: 'কানাডা দূতাবাস', text: 'আপনার ভিসা বৈধ।' } }
  const refused = await publish({ translations: JSON.stringify(claims) })
  expect(refused).toMatchObject({ status: 422, code: 'request.invalid' })
  expect(pathsOf(refused)).toEqual(['translations.bn.title', 'translations.bn.text'])
  const { id } = await publish({})
  expect(pathsOf(await change(id, 1, { translations: claims }))).toEqual(pathsOf(refused))
  const long = { title: 'ঈ'.repeat(61), text: 'ঈ'.repeat(1001) }
  expect(pathsOf(await change(id, 1, { translations: { bn: long } }))).toEqual(pathsOf(refused))
  const half = await change(id, 1, { translations: { bn: { title: bn.title, text: ' ' } } })
  expect(half.fields).toMatchObject([{ path: 'translations.bn.text', message: 'Text is required' }])
  expect(pathsOf(await change(id, 1, { translations: { fr: bn } }))).toEqual(['translations'])
  expect(pathsOf(await publish({ translations: '{"bn"' }))).toEqual(['translations'])
  expect(pathsOf(await publish({ language: 'fr' }))).toEqual(['language'])
  expect((await read(id)).translations).toEqual({})
})

test('a notice as long as it may be in every language arrives with its pictures', async () => {
  const longest = { title: 'ঈ'.repeat(60), text: 'ঈ'.repeat(1000) }
  const others = ['hi', 'ne', 'ar', 'fil', 'bn'].map((language) => [language, longest])
  const translations = Object.fromEntries(others)
  const { id, status } = await publish({ translations: JSON.stringify(translations) })
  expect(status).toBe(201)
  expect((await change(id, 1, { ...longest, translations })).status).toBe(200)
  // Beside the largest pictures its length is not refused: only what arrives here is no form.
  const words = Buffer.byteLength(JSON.stringify({ ...longest, translations }))
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(2 * 15 * 1024 * 1024 + words),
  }
  const refused = await app.request('/api/v1/notices', { method: 'POST', headers, body: 'x' })
  expect(await refused.json()).toMatchObject({ status: 422, code: 'request.unreadable' })
})

test('words on file that may not be said keep the notice from everybody, in whichever language', async () => {
  const { id } = await publish({ translations: JSON.stringify({ bn }) })
  const claim = { title: bn.title, text: 'আপনার ভিসা বৈধ।' }
  await app.runtime.database.write((tx) =>
    tx
      .updateTable('notices')
      .set({ translations: JSON.stringify({ bn: claim }) })
      .where('id', '=', id)
      .execute(),
  )
  expect((await app.call('GET', `/notices/${id}`)).status).toBe(404)
  expect((await app.request(`/notices/${id}`)).status).toBe(404)
  const managed = await (await app.call('GET', `/managed-notices/${id}`, { key })).json()
  expect(managed.unfit).toMatchObject([{ path: 'translations.bn.text' }])
  expect((await change(id, 1, { translations: { bn } })).unfit).toEqual([])
  expect((await app.request(`/notices/${id}`)).status).toBe(200)
})

test('the log says which part was changed, and not to what', async () => {
  const { id } = await publish({})
  await change(id, 1, { translations: { bn } })
  const [event] = await app.runtime.database.reader
    .selectFrom('auditEvents')
    .select('details')
    .where('subject', '=', `notice:${id}`)
    .where('action', '=', 'notice.changed')
    .execute()
  expect(JSON.parse(event?.details ?? '')).toEqual({ fields: ['translations'] })
})
