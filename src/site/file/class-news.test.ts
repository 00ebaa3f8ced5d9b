import { beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'

const passportNumber = 'AB1234567'
const app = forEachTest(() => startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' }))
const record = forEachTest(() => approvedRecord(app, { passportNumber }))
let code: string
let key: string
beforeEach(async () => {
  key = await app.key('admin')
  code = await app.code(record.id)
  app.clock.move(60_000)
})

const api = async (method: string, path: string, body?: object, version?: number) => {
  const more = { ...(body ? { body } : {}), ...(version ? { version } : {}) }
  const answer = await app.call(method, path, { key, ...more })
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
  return answer.status === 204 ? null : answer.json()
}
const newIn = (html: string) =>
  /<section class="panel news"[\s\S]*?<\/section>/
    .exec(html)?.[0]
    .replaceAll(/[\u2066-\u2069]/g, '') ?? ''

const safeTravel = {
  ...{ title: 'Safe travel', teacherName: 'Mita', place: 'Dhaka', link: null },
  ...{ timeZone: 'Asia/Dhaka', seats: 1, fee: 0, currency: 'BDT' },
  sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }],
}

/** Somebody with an account whose class is changed or cancelled, and whose file is linked. */
async function student() {
  const { id: accountId, email } = await app.addPerson('student', 'sadia@padma.example')
  const browser = openBrowser(app, '', await app.signIn(email))
  await browser.post('/my/file', { number: passportNumber, code })
  const { id } = await api('POST', '/classes', safeTravel)
  await api('POST', `/classes/${id}/state`, { state: 'open' })
  await browser.post(`/my/classes/${id}/select`)
  app.clock.move(60_000)
  return { browser, accountId, classId: id }
}

test('a change of a class is new until the classes were opened, and so is that it was cancelled', async () => {
  const { browser, classId } = await student()
  const { version } = await api('GET', `/classes/${classId}`)
  expect(newIn(await browser.text('/my/file'))).not.toContain('class')
  await api('PUT', `/classes/${classId}`, { ...safeTravel, place: 'Chattogram' }, version)
  const screen = newIn(await browser.text('/my/file'))
  expect(screen).toContain('Your class was changed')
  expect(screen).toContain('Safe travel')
  expect(screen).toContain('href="/my/classes"')
  await browser.get('/my/classes/open')
  expect(newIn(await browser.text('/my/file'))).toContain('Your class was changed')
  await browser.get('/my/classes')
  expect(newIn(await browser.text('/my/file'))).not.toContain('Your class was changed')
  expect(await browser.text('/my/file/news')).toContain('Your class was changed')
  await api('POST', `/classes/${classId}/state`, { state: 'cancelled' })
  expect(newIn(await browser.text('/my/file'))).toContain('Your class was cancelled')
  await browser.get('/my/classes')
  expect(newIn(await browser.text('/my/file'))).not.toContain('cancelled')
})

test('nobody has attended, or missed, a session before there was one', async () => {
  const { browser } = await student()
  expect(await browser.text('/my/classes')).not.toContain('Attended')
  app.clock.move(12 * day)
  const again = openBrowser(app, '', await app.signIn('sadia@padma.example'))
  expect(await again.text('/my/classes')).toContain('0 of 1 sessions')
})
