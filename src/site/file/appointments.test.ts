import { expect, test } from 'vitest'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const key = await app.key('admin')

test('the candidate reads when and where to come, what to bring, a move, and what became of it', async () => {
  const record = await approvedRecord(app)
  const code = await app.code(record.id)
  app.clock.move(60_000)
  const facts = {
    ...{ kind: 'fingerprints', day: '2026-11-24', time: '09:30', zone: 'Asia/Dubai' },
    ...{ place: 'Near the bridge, Banani', bring: ['passport', 'photos'], note: 'Ask for Mita' },
  }
  const body = { ...facts, recordIds: [record.id] }
  const asked = { key, body, once: 'asked-to-come-1' }
  for (const _ of ['once', 'sent again'])
    expect(await app.json('POST', '/appointments', asked)).toEqual({ made: 1 })
  const browser = await browserOf(app, record.passportNumber, code)
  const first = await browser.text('/file')
  expect(first).toContain('Fingerprints on')
  expect(first).toContain('New or changed. See when and where')
  // The next thing that comes: in so many days, by the clock there.
  expect(first).toMatch(/class="when" href="\/file\/standing#appointments"/)
  expect(first).toContain('9:30')
  const page = await browser.text('/file/standing')
  for (const text of ['Near the bridge, Banani', 'Bring: ', 'Passport', 'Photos', 'Ask for Mita'])
    expect(page).toContain(text)
  expect(page).toMatch(/09:30 \(GST\)/)
  expect(await browser.text('/file')).not.toContain('New or changed. See when and where')

  const [one] = (await app.json('GET', `/records/${record.id}/appointments`, { key })).appointments
  const at = `/appointments/${one.id}`
  const moved = { ...facts, place: '', day: '2026-11-26', version: 1 }
  expect((await app.call('PUT', at, { key, body: moved })).status).toBe(200)
  expect((await app.call('PUT', at, { key, body: moved })).status).toBe(409)
  expect(await browser.text('/file')).toContain('New or changed. See when and where')
  expect(await browser.text('/file/standing')).toContain('At our office')
  const outcome = { version: 2, outcome: 'cancelled' }
  expect((await app.call('POST', `${at}/outcome`, { key, body: outcome })).status).toBe(200)
  const after = await browser.text('/file')
  expect(after).toContain('Cancelled: ')
  expect(after).not.toContain('class="when"')
  expect(await browser.text('/file/standing')).toContain('You need not come')
})

test('the candidate reads where an original is, since when, and who wrote it', async () => {
  const record = await approvedRecord(app, { passportNumber: 'ZX7654321' })
  const code = await app.code(record.id)
  const at = `/records/${record.id}/originals`
  const original = { kind: 'passport', purpose: 'embassy', receivedOn: '2026-11-10' }
  const { originals } = await app.json('POST', at, {
    ...{ key, body: { ...original, dueOn: '2026-12-10' } },
  })
  const body = { originalIds: [originals[0].id], place: 'Banani branch', since: '2026-11-18' }
  const noted = { key, body: { ...body, backBy: '2026-11-30' } }
  expect(await app.json('POST', '/originals/whereabouts', noted)).toEqual({ noted: 1 })
  const browser = await browserOf(app, record.passportNumber, code)
  const page = (await browser.text('/file/standing')).replaceAll(/[\u2066-\u2069]/g, '')
  expect(page).toContain('It is at Banani branch since 18\u00a0November 2026.')
  expect(page).toContain('Back with us by 30\u00a0November 2026.')
  expect(page).toMatch(/our staff, wrote this/)
})
