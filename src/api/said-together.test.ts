import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

describe('what stands together is judged together', async () => {
  const app = await startTestApp()
  const key = await app.key('admin')
  const refusedAt = async (answer: Promise<{ status: number; fields?: { path: string }[] }>) => {
    const { status, fields = [] } = await answer
    return [status, ...fields.map(({ path }) => path)]
  }

  test('a notice of which half is changed is judged as the whole', async () => {
    const body = new FormData()
    body.set('title', 'Your vi')
    body.set('text', 'Good news for you')
    const made = await app.request('/api/v1/notices', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body,
    })
    const { id } = await made.json()
    const change = (changes: object) =>
      app.answer('PATCH', `/notices/${id}`, { key, version: 1, body: changes })
    expect(await refusedAt(change({ text: 'sa is here' }))).toEqual([422, 'text'])
    const translations = { bn: { title: 'আপনার ভি', text: 'সা এসেছে' } }
    expect(await refusedAt(change({ translations }))).toEqual([422, 'translations.bn.text'])
    expect((await change({ text: 'The office is closed' })).status).toBe(200)
  })

  test('the title of a class with its place', async () => {
    const typed = {
      ...{ title: 'Safe travel', place: 'Office, Dhaka', timeZone: 'Asia/Dhaka' },
      ...{ teacherName: 'Rahim', sessions: [], seats: 2, fee: 0, currency: 'BDT' },
    }
    const add = (changes: object) =>
      app.answer('POST', '/classes', { key, body: { ...typed, ...changes } })
    expect(await refusedAt(add({ title: 'Your vi', place: 'sa is here' }))).toContain(422)
    expect((await add({})).status).toBe(201)
  })

  test('the registered name with the number of the licence', async () => {
    const { version, legalName } = await app.json('GET', '/organisation', { key })
    const change = (body: object) => app.answer('PATCH', '/organisation', { key, version, body })
    const own = { regulator: 'BD', licenceNumber: 'SA 12' }
    const named = { legalName: 'Padma Overseas Ltd Vi', displayName: 'Padma Overseas' }
    expect(legalName).toContain('Padma')
    expect(await refusedAt(change({ ...named, ...own }))).toEqual([422, 'legalName'])
    expect((await change({ ...own, ...named, legalName: 'Padma Overseas Ltd' })).status).toBe(200)
  })

  test('an address of mail on a state’s domain is no contact', async () => {
    const { version } = await app.json('GET', '/organisation', { key })
    const change = (email: string) =>
      app.answer('PATCH', '/organisation', { key, version, body: { email } })
    for (const email of ['visa@canada.ca', 'office@mofa.gov.bd', 'desk@canada-visa.example'])
      expect([email, ...(await refusedAt(change(email)))]).toEqual([email, 422, 'email'])
    expect((await change('desk@padma.example')).status).toBe(200)
  })
})
