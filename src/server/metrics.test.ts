import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { appendAudit } from '#modules/audit'
import { writeWrongCodes } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { uploadScan } from '#test/upload-scan'

const token = 'a token for Prometheus'.replaceAll(' ', '-')
const passportNumber = 'AB1234567'

describe('/metrics', async () => {
  const app = await startTestApp('sqlite', { CANDOR_METRICS: token })

  const ask = (authorization?: string) =>
    app.request('/metrics', { headers: authorization === undefined ? {} : { authorization } })
  const scrape = async () => (await ask(`Bearer ${token}`)).text()
  /** The value of a series, e.g. `name{a="b"}`. */
  const seriesIn = (text: string, series: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1)

  test('is no address unless a token is set', async () => {
    const without = await startTestApp()
    const headers = { authorization: `Bearer ${token}` }
    expect((await without.request('/metrics', { headers })).status).toBe(404)
    expect((await without.request('/metrics')).status).toBe(404)
  })

  test('answers nobody without the token', async () => {
    for (const sent of [undefined, '', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const answer = await ask(sent)
      expect(answer.status, sent).toBe(401)
      expect(await answer.text()).not.toContain('candor_requests_total')
    }
    expect((await ask(`bearer ${token}`)).status).toBe(200)
  })

  test('counts requests by pattern, method and class of status', async () => {
    const id = randomUUID()
    const key = await app.key('admin')
    for (let n = 0; n < 3; n += 1) await app.call('GET', `/records/${id}`, { key })
    await app.request('/notices')
    await app.request('/nothing-here')
    await app.request('/', { method: 'PROPFIND' })
    const text = await scrape()
    for (const [route, method, status, times] of [
      ['/api/v1/records/:id', 'GET', '4xx', 3],
      ['/notices', 'GET', '2xx', 1],
      ['none', 'GET', '4xx', 1],
      ['/', 'other', '4xx', 1],
      ['/metrics', 'GET', '4xx', 6],
    ]) {
      const labels = `route="${route}",method="${method}",status="${status}"`
      expect([labels, seriesIn(text, `candor_requests_total{${labels}}`)]).toEqual([
        ...[labels, String(times)],
      ])
    }
    expect(text).toMatch(/^process_cpu_seconds_total /m)
  })

  test('counts refusals by code, also those that a page shows in its form', async () => {
    const before = Number(seriesIn(await scrape(), refused('lookup.no_data_found')) ?? 0)
    await app.call('POST', '/lookups', { body: { passportNumber, accessCode: '00000-00000' } })
    const form = new URLSearchParams({ number: passportNumber, code: '00000-00000' })
    // The page holds a number against both sorts, and refuses once.
    const shown = await app.request('/check', { method: 'POST', body: form, headers: sameOrigin })
    expect(shown.status).toBe(404)
    expect(Number(seriesIn(await scrape(), refused('lookup.no_data_found')))).toBe(before + 2)
  })

  test('tells wrong codes of the last hour by kind, and how many raise an alert', async () => {
    for (let n = 0; n < 2; n += 1)
      await app.call('POST', '/share-lookups', {
        body: { passportNumber, shareCode: '000-000-000' },
      })
    await writeWrongCodes(app.system)
    const text = await scrape()
    expect(seriesIn(text, 'candor_wrong_codes_last_hour{kind="share"}')).toBe('2')
    // One try of the API and one of the page, which asks for two sorts of numbers.
    expect(seriesIn(text, 'candor_wrong_codes_last_hour{kind="access"}')).toBe('2')
    expect(seriesIn(text, 'candor_wrong_codes_alert_above')).toBe('200')
  })

  test('tells how long answers took, whether it is ready, and when a backup was made', async () => {
    await app.request('/notices')
    const text = await scrape()
    const taken = seriesIn(text, 'candor_request_seconds_bucket{le="+Inf",route="/notices"}')
    expect(Number(taken)).toBeGreaterThan(0)
    expect(seriesIn(text, 'candor_ready')).toBe('1')
    expect(seriesIn(text, 'candor_last_backup_timestamp_seconds')).toBe('0')
    expect(Number(seriesIn(text, 'candor_free_bytes{disk="data"}'))).toBeGreaterThan(1e6)
    await app.system.write((ctx) => appendAudit(ctx, 'export.backup', 'organisation'))
    const made = Number(seriesIn(await scrape(), 'candor_last_backup_timestamp_seconds'))
    expect(made * 1000).toBe(Date.parse(app.runtime.clock.now()))
  })

  test('tells how long database and storage took, also when they fail', async () => {
    const record = await approvedRecord(app)
    const key = await app.key('admin')
    const counts = async () => {
      const text = await scrape()
      const of = (series: string) => Number(seriesIn(text, `candor_${series}`))
      const database = (kind: string) => of(`database_seconds_count{kind="${kind}"}`)
      const storage = (what: string) => of(`storage_seconds_count{operation="${what}"}`)
      const writes = database('write')
      return { reads: database('read'), writes, kept: storage('keep'), opened: storage('open') }
    }
    const before = await counts()
    const document = await uploadScan(app.amina, record.id, 'lmia')
    const answer = await app.call('GET', `/documents/${document.id}/original`, { key })
    await answer.arrayBuffer()
    const after = await counts()
    // An original is compared with its hash before it leaves.
    expect(after).toMatchObject({ kept: before.kept + 1, opened: before.opened + 2 })
    expect(after.writes).toBeGreaterThan(before.writes)
    expect(after.reads).toBeGreaterThan(before.reads)
    const refused = app.system.write(() => Promise.reject(new Error('planted')))
    await expect(refused).rejects.toThrow('planted')
    expect((await counts()).writes).toBe(after.writes + 1)
  })

  test('no label tells anything about anybody', async () => {
    const record = await approvedRecord(app)
    const key = await app.key('admin')
    const cookie = await app.signIn('amina@padma.example')
    await app.call('GET', `/records/${record.id}`, { key })
    await app.request(`/api/v1/${record.passportNumber}/${record.name}`)
    await app.request(`/dashboard/records/${record.id}`, { headers: { cookie } })
    await app.request(`/set-up/${record.reference}?of=${record.passportNumber}`)
    const text = await scrape()
    const { id, passportNumber: number, name, reference } = record
    for (const known of [id, number, name.split(' ')[0], reference, 'amina', '198.51.100.7', key])
      expect(text).not.toContain(known)
  })

  test('while the database does not answer, the rest is still told', async () => {
    const broken = await startTestApp('sqlite', { CANDOR_METRICS: token })
    await broken.runtime.database.close()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await broken.request('/metrics', { headers })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(seriesIn(text, 'candor_queue_length{queue="imports"}')).toBe('Nan')
    expect(seriesIn(text, 'candor_queue_length{queue="files"}')).toBe('0')
    expect(seriesIn(text, 'candor_ready')).toBe('0')
  })
})

const refused = (code: string) => `candor_refusals_total{code="${code}"}`
const sameOrigin = { origin: 'http://localhost:3000' }
