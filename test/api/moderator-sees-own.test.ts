import { describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints } from '#api'
import { approvedRecord, candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

/** The agency's own word, which others may read of other records. */
const stage = 'stage_sent'
/** What takes its words in the body. */
const searches = ['/records/search', '/records/matching']
const json = { 'content-type': 'application/json' }

/** Stand nowhere else, so that whoever reads one of them has read of this record. */
const planted = {
  name: 'Zebunnisa Quazi',
  passportNumber: 'QX7654321',
  referenceNumber: 'W555444333',
  telephone: '+8801799887766',
  email: 'zebunnisa@people.example',
  note: 'Her brother pays from Narail',
  originalName: 'zebunnisa-passport',
}

describe('to a moderator, of a record that somebody else entered,', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const { name, passportNumber, referenceNumber, telephone, email } = planted
  const details = { name, passportNumber, referenceNumber, telephone, email }
  const record = await approvedRecord(app, details)
  const document = await uploadScan(app.as(people.amina), record.id, 'visa-paper', 'Zebunnisa')
  const ids: Record<string, string> = { records: record.id, documents: document.id }
  const key = await app.key('admin')
  const admin: Record<string, string> = { authorization: `Bearer ${key}` }
  const noted = { text: planted.note, mentions: [] }
  for (const [method, path, body] of [
    ['POST', 'notes', noted],
    ['PUT', 'stage', { stage }],
    ['POST', 'access-code', undefined],
  ] as const) {
    const answer = await app.call(method, `/records/${record.id}/${path}`, { key, body })
    expect([path, answer.ok]).toEqual([path, true])
  }
  await app.addPerson('moderator', 'nurul@padma.example')
  const cookie = await app.signIn('nurul@padma.example')
  const ofModerator = await app.key('moderator')
  const ways: Record<string, string>[] = [
    { cookie, 'sec-fetch-site': 'same-origin' },
    { authorization: `Bearer ${ofModerator}` },
  ]
  // So that lists are not empty for the moderator either.
  const own = candidate({ name: 'Rahima Khatun' })
  const added = await app.call('POST', '/records', { key: ofModerator, body: own })
  expect(added.status).toBe(201)

  /** Every address that can be read, and the search, which takes its words in the body. */
  const addresses = (endpoints as readonly AnyEndpoint[])
    .filter(({ method, path }) => method === 'GET' || searches.includes(path))
    .map(({ path }) => path)
  const read = async (path: string, headers: Record<string, string>) => {
    if (searches.includes(path)) return search(path, headers)
    const [, noun = ''] = path.split('/')
    const filled = path
      .replace('{id}', ids[noun] ?? ids.records ?? '')
      .replace('{kind}', 'visa-paper')
      .replace('{reference}', planted.referenceNumber)
      .replace('{number}', planted.passportNumber)
      .replace(/\{\w+\}/g, ids.records ?? '')
    const answer = await app.request(`/api/v1${filled}`, { headers })
    return { status: answer.status, text: await answer.text() }
  }
  const search = async (path: string, headers: Record<string, string>) => {
    const words = [planted.name, planted.passportNumber, planted.telephone]
    const all = { ...headers, origin: 'http://localhost:3000', ...json }
    const ask = (search: string) =>
      app.request(`/api/v1${path}`, {
        ...{ method: 'POST', headers: all, body: JSON.stringify({ search }) },
      })
    const answers = await Promise.all(words.map(ask))
    const status = Math.max(...answers.map((answer) => answer.status))
    return { status, text: (await Promise.all(answers.map((one) => one.text()))).join('\n') }
  }
  const tells = (text: string) =>
    [...Object.values(planted), ids.records ?? '', ids.documents ?? ''].filter((word) =>
      text.includes(word),
    )

  test('no address tells anything', async () => {
    expect(addresses.length).toBeGreaterThan(100)
    for (const headers of ways)
      for (const path of addresses) {
        const { status, text } = await read(path, headers)
        expect([path, status < 500, tells(text)]).toEqual([path, true, []])
      }
  })

  test('the stage that an admin reads is not told either', async () => {
    const told = async (headers: Record<string, string>) =>
      (await read('/records/{id}/stages', headers)).text.includes(stage)
    expect(await told(admin)).toBe(true)
    for (const headers of ways) expect(await told(headers)).toBe(false)
  })

  test('where an admin reads of it in many', async () => {
    const found: string[] = []
    for (const path of addresses)
      if (tells((await read(path, admin)).text).length > 0) found.push(path)
    expect(found).toEqual(
      expect.arrayContaining([
        ...['/records', '/records/{id}', '/records/{id}/notes', '/records/{id}/history'],
        ...searches,
        ...['/records/{id}/documents', '/records/{id}/review', '/audit-events'],
      ]),
    )
  })
})
