import { beforeEach, expect, test } from 'vitest'
import { makeAppointments } from '#modules/appointments'
import { enterTerms } from '#modules/contracts'
import { noTerms } from '#modules/contracts/schema'
import { receiveOriginal } from '#modules/documents'
import type { NextKind, ToDoKind } from '#modules/news/schema'
import { dayAfter } from '#platform/clock/schema'
import { browserOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { sendBack } from '#test/send-photo'
import { startTestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'
import { toCome } from '#test/to-come'
import { uploadScan } from '#test/upload-scan'

const passportNumber = 'AB1234567'
const app = forEachTest(() => startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' }))
const record = forEachTest(() => approvedRecord(app, { passportNumber }))
let code: string
beforeEach(async () => {
  code = await app.code(record.id)
  app.clock.move(60_000)
})
const amina = () => app.as(people.amina)
const inDays = (days: number) => dayAfter(app.clock.now().slice(0, 10), days)
const flies = (days: number) => app.edit(record.id, { flightOn: inDays(days) })
const hasContract = async () => {
  await uploadScan(amina(), record.id, 'contract', 'contract')
  await amina().write((ctx) => enterTerms(ctx, { recordId: record.id, version: 0, terms: noTerms }))
}
const hasRead = async () => {
  const browser = await browserOf(app, passportNumber, code)
  const { status } = await browser.post('/file/contract/read', { version: '1', how: 'read' })
  expect(status).toBe(303)
}
const passportIsOut = () =>
  amina().write((ctx) =>
    receiveOriginal(ctx, {
      recordId: record.id,
      original: {
        ...({ kind: 'passport', purpose: 'embassy' } as const),
        ...{ receivedOn: inDays(0), dueOn: inDays(8) },
      },
    }),
  )

interface Coming {
  happens: () => Promise<unknown>
  says: string
  to: string
}

/** What comes next, or is still open before it, for each kind. */
const coming: Record<Exclude<NextKind, 'class'> | ToDoKind, Coming> = {
  flight: { happens: () => flies(30), says: 'You fly on 20', to: '/file/standing' },
  appointment: {
    happens: () =>
      amina().write((ctx) =>
        makeAppointments(ctx, { recordIds: [record.id], facts: toCome(inDays(3)) }),
      ),
    ...{ says: 'Medical examination on', to: '/file/standing#appointments' },
  },
  sendAgain: {
    happens: () =>
      sendBack(app, amina(), { recordId: record.id, kind: 'passport', until: inDays(2) }),
    ...{ says: 'Passport: send it again by', to: '/file/bring/passport' },
  },
  original: {
    happens: passportIsOut,
    ...{ says: 'Passport: due back on', to: '/file/standing#originals' },
  },
  ending: {
    happens: async () => {
      await uploadScan(amina(), record.id, 'passport', 'passport')
      await app.force('documents', { validUntil: inDays(20) })
    },
    ...{ says: 'Passport: it says until', to: '/file/documents/passport' },
  },
  contractMissing: {
    happens: () => flies(30),
    ...{ says: 'Your contract is not here. Ask for it', to: '/file/contract' },
  },
  contractUnread: {
    happens: async () => {
      await hasContract()
      await flies(30)
    },
    ...{ says: 'Read your contract before you fly', to: '/file/contract' },
  },
  passport: {
    happens: async () => {
      await hasContract()
      await hasRead()
      await passportIsOut()
      await flies(10)
    },
    ...{ says: 'Your passport is not with you. Ask for it', to: '/file/standing#originals' },
  },
  card: {
    happens: async () => {
      await hasContract()
      await hasRead()
      await flies(10)
    },
    ...{ says: 'Save the card for your journey', to: '/file/card' },
  },
}

const panel = (html: string) => /<section class="panel"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''

test.each(Object.entries(coming))(
  '%s stands on the first screen once it is known, and leads there',
  async (_, { happens, says, to }) => {
    const browser = () => browserOf(app, passportNumber, code)
    await browser()
    app.clock.move(60_000)
    expect(panel(await (await browser()).text('/file'))).not.toContain(says)
    await happens()
    const now = await browser()
    const html = panel(await now.text('/file')).replaceAll(/[\u2066-\u2069]/g, '')
    expect(html).toContain(says)
    expect(html).toContain(`href="${to}"`)
    expect((await now.get(to)).status).toBe(200)
  },
)

test('the card is offered when the file is first opened, without a flight, and then no more before one', async () => {
  const first = await browserOf(app, passportNumber, code)
  for (const _ of [1, 2]) expect(panel(await first.text('/file'))).toContain(coming.card.says)
  app.clock.move(60_000)
  const next = await browserOf(app, passportNumber, code)
  expect(panel(await next.text('/file'))).not.toContain(coming.card.says)
})

test('the card is offered until it was opened', async () => {
  await coming.card.happens()
  const browser = await browserOf(app, passportNumber, code)
  expect(panel(await browser.text('/file'))).toContain(coming.card.says)
  await browser.get('/file/card')
  expect(panel(await browser.text('/file'))).not.toContain(coming.card.says)
})

test('a class with a seat is next, with its time there, and leads to the classes', async () => {
  const key = await app.key('admin')
  const { email } = await app.addPerson('student', 'sadia@padma.example')
  const browser = openBrowser(app, '', await app.signIn(email))
  await browser.post('/my/file', { number: passportNumber, code })
  const body = {
    ...{ title: 'Safe travel', teacherName: 'Mita', place: 'Dhaka', link: null },
    ...{ timeZone: 'Asia/Dhaka', seats: 1, fee: 0, currency: 'BDT' },
    sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }],
  }
  const { id } = await app.json('POST', '/classes', { key, body })
  await app.json('POST', `/classes/${id}/state`, { key, body: { state: 'open' } })
  expect(panel(await browser.text('/my/file'))).toBe('')
  await browser.post(`/my/classes/${id}/select`)
  const html = panel(await browser.text('/my/file'))
  for (const said of ['Your class is on 1', 'Safe travel', '10:00', 'href="/my/classes"'])
    expect(html).toContain(said)
})
