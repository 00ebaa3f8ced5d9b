import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { approvedRecord, candidate } from '#test/candidates'
import { adminCredentials, startTestApp } from '#test/test-app'

const noRoom =
  'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.'
/** Candidates know of no disk and no operator. */
const noRoomOnPage =
  'This website has no room left, so nothing can be saved. Nothing was changed. Tell the agency.'
const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const key = await app.key('admin')
const record = await approvedRecord(app)
const accessCode = await app.code(record.id)
const opens: Record<'passportNumber' | 'accessCode', string> = {
  ...{ passportNumber: record.passportNumber, accessCode },
}
expect((await app.call('POST', '/lookups', { body: opens })).status).toBe(200)

const enter = () => app.call('POST', '/records', { key, body: candidate() })

const send = (path: string, fields: Record<string, string>) =>
  app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
    },
    body: new URLSearchParams(fields),
  })

/** SQLite itself says "full" beyond so many pages, as it does when the disk takes no more. */
async function leaveNoRoom(): Promise<() => Promise<unknown>> {
  const { writer } = app.runtime.database
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(writer)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(writer)
  return () => sql`pragma max_page_count = 1000000`.execute(writer)
}

/** Asks until there is no room for it either: what is left in a page takes a few small rows. */
async function untilRefused(ask: () => Promise<Response>): Promise<Response> {
  for (let n = 1; n < 300; n += 1) {
    const answer = await ask()
    if (answer.status >= 500) return answer
  }
  throw new Error('There is still room')
}

test('without room every change is refused with one sentence, nothing unaudited is served, and reading goes on', async () => {
  const makeRoom = await leaveNoRoom()
  const calls: (() => Promise<Response>)[] = [
    enter,
    () => app.call('POST', '/lookups', { body: opens }),
    () => app.call('POST', '/session', { body: adminCredentials }),
  ]
  for (const call of calls) {
    const answer = await untilRefused(call)
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'service.no_room', title: noRoom },
    ])
    expect(answer.headers.get('retry-after')).toBe('60')
  }
  const number = opens.passportNumber
  const forms = { '/login': adminCredentials, '/check': { number, code: opens.accessCode } }
  for (const [path, fields] of Object.entries(forms)) {
    const page = await send(path, fields)
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(noRoomOnPage)])
  }
  expect((await app.call('GET', `/records/${record.id}`, { key })).status).toBe(200)
  expect((await app.request('/')).status).toBe(200)
  await makeRoom()
  expect((await enter()).status).toBe(201)
})
