import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { minute } from '#platform/clock'
import { fillFile, openFile } from '#test/candidate-file'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { startTestApp, type TestApp } from '#test/test-app'

let proxy: LoopbackProxy
let app: TestApp
let key: string
let cookie: string
let recordId: string
beforeAll(async () => {
  const url = await copyMigratedPostgres()
  proxy = await openLoopbackProxy(Number(new URL(url).port))
  app = await startTestApp('postgres', { CANDOR_DATABASE_URL: proxy.url(url) })
  key = await app.key('admin')
  const { record, code } = await fillFile(app, ['visa-paper'])
  recordId = record.id
  cookie = await openFile(app, code)
})
afterAll(async () => {
  await app.close()
  await proxy.close()
})

const byCookie = (path: string) => app.request(path, { headers: { cookie } })
const byKey = (path: string) => app.request(path, { headers: { authorization: `Bearer ${key}` } })
const verdictOf = async (bytes: ArrayBuffer) => {
  const sha256 = createHash('sha256').update(Buffer.from(bytes)).digest('hex')
  return ((await (await app.call('GET', `/fingerprints/${sha256}`)).json()) as { verdict: string })
    .verdict
}
test.each([
  [
    'candidate',
    () => byCookie('/file/copy.pdf'),
    'Nothing on file was changed. Try again in a minute.',
  ],
  [
    'member of staff',
    () => byKey(`/api/v1/records/${recordId}/file.pdf`),
    '"code":"service.database_unavailable"',
  ],
])('a %s gets no copy to take away that nobody would know again', async (_, take, sentence) => {
  // Afterwards only the copy as a whole is new, because it says when it was taken.
  expect((await take()).status).toBe(200)
  app.clock.move(minute)
  const copied = async () =>
    (
      await app.system.read((ctx) => listEvents(ctx, { subject: `record:${recordId}`, limit: 50 }))
    ).filter(({ action }) => action === 'record.copied').length
  const before = await copied()
  proxy.loseAnswerTo('insert into "shownCopies"')
  const refused = await take()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('content-disposition')).toBeNull()
  const said = await refused.text()
  expect(said).toContain(sentence)
  expect(said).not.toContain('%PDF')
  expect(await copied()).toBe(before)
  const taken = await take()
  expect(taken.status).toBe(200)
  expect(await verdictOf(await taken.arrayBuffer())).toBe('copy')
})

test('the zip of what is held breaks off where a copy in it would not be known again', async () => {
  const take = () => byKey(`/api/v1/records/${recordId}/own-data`)
  await app.runtime.database.write((tx) => tx.deleteFrom('shownCopies').execute())
  proxy.loseAnswerTo('insert into "shownCopies"')
  const cut = await take()
  expect(cut.status).toBe(200)
  await expect(cut.arrayBuffer()).rejects.toThrow()
  const whole = Buffer.from(await (await take()).arrayBuffer())
  expect(whole.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006')
})
