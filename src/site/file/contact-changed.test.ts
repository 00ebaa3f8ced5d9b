import { expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { proofCode, selectMessages } from '#modules/messages'
import { day } from '#platform/clock'
import { browserOf, type fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { hire } from '#test/hire'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', {
  CANDOR_RAISED_LIMITS: '198.51.100.7',
  CANDOR_SMTP_URL: 'smtp://127.0.0.1:9',
})
const bashir = await hire(app, 'bashir')
const email = 'rahima@people.example'

async function candidate(details: Parameters<typeof approvedRecord>[1]) {
  const record = await approvedRecord(app, details)
  const code = await app.code(record.id)
  app.clock.move(60_000)
  const change = async (changes: Parameters<typeof app.edit>[1]) => {
    await app.edit(record.id, changes, bashir)
    app.clock.move(1000)
  }
  return {
    id: record.id,
    record,
    code,
    change,
    open: () => browserOf(app, record.passportNumber, code),
  }
}
type Browser = Awaited<ReturnType<typeof fileOf>>

const ask = (browser: Browser) => browser.post('/file/data/code', {})
const proofsOf = async (id: string) =>
  (await app.system.read(({ tx }) => selectMessages(tx, id))).filter(({ kind }) => kind === 'proof')

test('the first screen says who of the staff changed the telephone, until its page is opened', async () => {
  const { open, change } = await candidate({ telephone: '+8801711123456', email })
  const title = 'Your telephone number was changed'
  expect(await (await open()).text('/file')).not.toContain(title)
  await change({ telephone: '+8801811999999' })
  const browser = await open()
  const first = await browser.text('/file')
  expect(first).toContain(title)
  expect(first).toMatch(/By (?:<bdi>|[\u2066-\u2069])*bashir.*our staff\. Not for you\? Tell us/)
  const views = await browser.text('/file/views')
  expect(views).toContain('Who changed your telephone number or email')
  expect(views).toMatch(/Telephone number changed · By \W*bashir/)
  expect(views).not.toContain('8801')
  expect(await browser.text('/file')).not.toContain(title)
  await openSealer(app.system).seal()
  const [, id] = /views\/([\w-]+)\/proof/.exec(views) ?? []
  expect((await browser.get(`/file/views/${id}/proof`)).status).toBe(200)
  await change({ address: 'House 8' })
  const other = (await app.rows('auditEvents')).find(
    ({ action, details }) => action === 'record.changed' && String(details).includes('address'),
  )
  expect((await browser.get(`/file/views/${other?.id}/proof`)).status).toBe(404)
})

test('a new telephone or email gets no code for seven days, and the page says what to do', async () => {
  const { id, record, code, open, change } = await candidate({ email })
  await change({ email: 'thief@people.example' })
  const browser = await open()
  const page = await browser.text('/file/data')
  expect(page).toContain('For 7 days we send no code there')
  expect(page).toContain('Come to our office with your slip')
  expect(page).not.toContain('action="/file/data')
  const refused = await ask(browser)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Come to our office with your slip')
  const called = await app.call('POST', '/own-data/codes', { key: await app.open(record, code) })
  expect([called.status, (await called.json()).code]).toEqual([409, 'own_data.contact_changed'])
  expect(await proofsOf(id)).toEqual([])
  app.clock.move(7 * day)
  const later = await open()
  expect(await later.text('/file/data')).toContain('Send me a code')
  expect((await ask(later)).status).toBe(303)
  expect((await proofsOf(id)).map(({ contact }) => contact)).toEqual(['thief@people.example'])
})

test('a code goes where it was asked for, whatever the record says when it is sent', async () => {
  const { id, open, change } = await candidate({ email })
  const browser = await open()
  await ask(browser)
  await change({ email: 'thief@people.example' })
  const [proof] = await proofsOf(id)
  expect(proof?.contact).toBe(email)
  // It was proven before the change.
  const taken = await browser.post('/file/data', { code: proofCode(app.system, proof?.id ?? '') })
  expect(taken.headers.get('content-type')).toContain('zip')
})

test('a telephone that was changed keeps nobody from the email that stayed', async () => {
  const { id, open, change } = await candidate({ telephone: '+8801711123456', email })
  await change({ telephone: '+8801811999999' })
  const browser = await open()
  const page = await browser.text('/file/data')
  expect(page).toContain('Send me a code')
  expect(page).toContain('For 7 days we send no code there')
  expect((await ask(browser)).status).toBe(303)
  expect((await proofsOf(id)).map(({ contact }) => contact)).toEqual([email])
})
