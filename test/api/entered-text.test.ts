import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportWorker } from '#modules/exchange'
import { csvOf, tableRow } from '#test/tables'
import { startTestApp, type TestApp } from '#test/test-app'
import { unseenMarks } from '#test/typed-text'

/** A text with every mark in the middle of its first word. */
const marked = (text: string) => text.slice(0, 2) + unseenMarks.join('') + text.slice(2)

let app: TestApp
let key: string
beforeAll(async () => {
  app = await startTestApp()
  key = await app.key('admin')
})
afterAll(() => app.close())

async function made(path: string, body: unknown, method = 'POST', version?: number) {
  const answer =
    path === '/api-keys'
      ? await asAdmin(path, body)
      : await app.call(method, path, { key, body, ...(version ? { version } : {}) })
  expect([path, answer.status, answer.status < 300 ? '' : await answer.clone().text()]).toEqual([
    path,
    expect.toSatisfy((status: number) => status < 300),
    '',
  ])
  return (await answer.json()) as { id: string; version: number }
}

/** A key makes no keys. */
async function asAdmin(path: string, body: unknown) {
  return app.request(`/api/v1${path}`, {
    method: 'POST',
    headers: {
      cookie: await app.signIn('amina@padma.example'),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
}

function posted(path: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, text] of Object.entries(fields)) body.append(name, text)
  return app.request(path, { method: 'POST', body })
}

test('whatever way in a text takes, no row of the database keeps a mark that nobody sees', async () => {
  const record = await made('/records', {
    passportNumber: marked('AB1234567'),
    referenceNumber: marked('W000111'),
    name: marked('Rahima Khatun'),
    fatherName: marked('Abdul Karim'),
    motherName: marked('Salma Begum'),
    address: marked('House 7, Cumilla'),
    nationality: 'BD',
  })
  const changes = { name: marked('Rahima Begum') }
  const changed = await made(`/records/${record.id}`, changes, 'PATCH', record.version)
  await made(
    `/records/${record.id}/withdraw`,
    { reason: marked('Wrong scan') },
    'POST',
    changed.version,
  )
  await made('/api-keys', { name: marked('Website'), role: 'moderator' })
  await made('/concerns', {
    text: marked('Sold to me'),
    from: marked('me'),
    page: marked('/check'),
  })
  await made('/classes', {
    title: marked('Welding'),
    teacherName: marked('Mr Karim'),
    place: marked('Room 2'),
    link: `https://padma.example/${marked('room')}`,
    timeZone: 'Asia/Dhaka',
    sessions: [{ startsAt: '2027-01-10T10:00', endsAt: '2027-01-10T12:00' }],
    seats: 10,
    fee: 0,
    currency: 'BDT',
  })
  expect((await posted('/report', { text: marked('Sold again'), page: '/' })).status).toBe(303)
  const person = {
    email: 'rafi@padma.example',
    password: 'seven quiet boats',
    confirm: 'seven quiet boats',
  }
  const registered = await posted('/register', { ...person, name: marked('Rafi Islam') })
  expect(registered.status).toBe(303)

  const table = csvOf([
    tableRow(1, { 2: marked('Karima Begum') }),
    tableRow(2, { 0: marked('A1') }),
  ])
  const begun = await app.request('/api/v1/imports', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'x-file-name': encodeURIComponent(marked('list.csv')),
    },
    body: marked(table).replace('\u0085', ''),
  })
  const { id } = (await begun.json()) as { id: string }
  const worker = openImportWorker(app.runtime)
  for (const step of ['check', 'run']) {
    await made(`/imports/${id}/${step}`, undefined)
    await worker.work()
  }
  expect(await made(`/imports/${id}`, undefined, 'GET')).toMatchObject({ counts: { created: 1 } })

  const { reader } = app.runtime.database
  const tables = await reader.introspection.getTables()
  const found: string[] = []
  for (const { name } of tables)
    for (const row of await reader
      .selectFrom(name as 'records')
      .selectAll()
      .execute()) {
      const kept = JSON.stringify(row)
      found.push(
        ...unseenMarks
          .filter((mark) => kept.includes(mark))
          .map((mark) => `${name} ${escape(mark)} ${kept}`),
      )
    }
  expect(found).toEqual([])
  // A filler takes room, so it is a space.
  expect(await made(`/records/${record.id}`, undefined, 'GET')).toMatchObject({
    name: 'Ra hima Begum',
  })
})
