import { beforeEach, describe, expect, test } from 'vitest'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { answerCase, bringCase } from '#modules/desk'
import { receiveOriginal, returnOriginal } from '#modules/documents'
import type { NewsKind } from '#modules/news/schema'
import { day } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import { browserOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { compare } from '#test/compare'
import { hire } from '#test/hire'
import { mistake } from '#test/mistakes'
import { adminCredentials, startTestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'
import { toCome } from '#test/to-come'
import { uploadScan } from '#test/upload-scan'
import { shareOf } from '../shared/test-share.ts'

const passportNumber = 'AB1234567'
const app = forEachTest(() => startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' }))
const record = forEachTest(() =>
  approvedRecord(app, { passportNumber, destinationCountry: 'CA', telephone: '+8801711123456' }),
)
let code: string
let key: string
beforeEach(async () => {
  key = await app.key('admin')
  await uploadScan(app.as(people.amina), record.id, 'work-permit', 'work permit')
  code = await app.code(record.id)
  app.clock.move(60_000)
})

const amina = () => app.as(people.amina)
const holder = () => ({ recordId: record.id, kinds: null })
const today = () => app.clock.now().slice(0, 10)
const api = async (method: string, path: string, body?: object, version?: number) => {
  const more = { ...(body ? { body } : {}), ...(version ? { version } : {}) }
  const answer = await app.call(method, path, { key, ...more })
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
  return answer.status === 204 ? null : answer.json()
}
const receive = (dueOn = dayAfter(today(), 5)) => {
  const original = { kind: 'passport', purpose: 'embassy', receivedOn: today(), dueOn } as const
  return amina().write((ctx) => receiveOriginal(ctx, { recordId: record.id, original }))
}
const askBack = (id: string) =>
  app
    .as({ kind: 'anonymous' })
    .write((ctx) =>
      bringCase(ctx, holder(), { kind: 'original', part: `original:passport:${id}`, said: {} }),
    )

interface Event {
  happens: () => Promise<unknown>
  /** What the first screen says. */
  says: string
  /** Where that leads. */
  to: string
  /** Whether it stays while it is so, whoever opened its page. */
  stands?: true
}

/** What makes something new, for each kind of news: how it happens, and what the candidate reads. Photos: site/bring. */
const events: Record<Exclude<NewsKind, 'class' | 'sentBack'>, Event> = {
  closing: {
    happens: async () => {
      const { version, displayName: typedName } = await api('GET', '/organisation')
      const body = { lastDay: dayAfter(today(), 90), typedName }
      await api('POST', '/organisation/closing', body, version)
    },
    ...{ says: 'The agency closes', to: '/file/keep#closing', stands: true },
  },
  withheld: {
    happens: async () => {
      const [{ id: documentId = '' } = {}] = await app.rows('documents')
      await compare(app, { recordId: record.id, documentId }, 'other')
    },
    ...{ says: 'Work Permit Certificate: not shown now', to: '/file/documents/work-permit' },
    stands: true,
  },
  contact: {
    happens: () => app.edit(record.id, { telephone: '+8801811999999' }),
    ...{ says: 'Your telephone number was changed', to: '/file/views' },
  },
  alone: {
    happens: async () => {
      await chooseSettings(app, { secondPersonApproval: true })
      const cookie = await app.signIn(adminCredentials.email)
      const at = `/records/${record.id}`
      const { version } = await app.json('GET', at, { cookie })
      await app.json('PATCH', at, { cookie, version, body: { address: 'House 9' } })
      const [change] = (await app.json('GET', `${at}/changes`, { cookie })).changes
      await app.json('POST', `${at}/changes/${change.id}/approve`, { cookie, version })
    },
    ...{ says: 'One person entered and approved it', to: '/file/standing' },
  },
  overdue: {
    happens: async () => {
      await receive()
      app.clock.move(10 * day)
    },
    ...{ says: 'Passport: not back yet', to: '/file/standing#originals', stands: true },
  },
  confirm: {
    happens: () => receive(),
    ...{ says: 'Did you give us this? Passport', to: '/file/standing#originals', stands: true },
  },
  appointment: {
    happens: () =>
      api('POST', '/appointments', { ...toCome('2026-11-29'), recordIds: [record.id] }),
    ...{ says: 'Medical examination on', to: '/file/standing#appointments' },
  },
  announcement: {
    happens: () => api('POST', '/announcements', { recordIds: [record.id], text: 'Come' }),
    ...{ says: 'The office wrote to you', to: '/file/standing#announcements' },
  },
  card: {
    happens: async () => {
      await (await browserOf(app, passportNumber, code)).get('/file/card')
      await app.edit(record.id, { flightOn: dayAfter(today(), 30) })
    },
    ...{ says: 'The card you saved is old', to: '/file/card' },
  },
  removal: {
    happens: () =>
      amina().write((ctx) =>
        answerConsent(
          ctx,
          { recordId: record.id },
          {
            ...{ purpose: 'keeping', answer: 'withdrawn', language: 'en', edition: consentEdition },
            endShares: async () => {},
          },
        ),
      ),
    ...{ says: 'Some documents go on', to: '/file/keep', stands: true },
  },
  answer: {
    happens: async () => {
      const { id } = await app
        .as({ kind: 'anonymous' })
        .write((ctx) => bringCase(ctx, holder(), mistake('detail:name')))
      const bashir = await hire(app, 'bashir')
      const declined = { kind: 'mistake' as const, result: 'declined', text: 'As printed.' }
      await app.as(bashir).write((ctx) => answerCase(ctx, id, declined))
    },
    ...{ says: 'Name: not changed', to: '/file/told/' },
  },
  returned: {
    happens: async () => {
      const id = await receive()
      await askBack(id)
      app.clock.move(60_000)
      await amina().write((ctx) =>
        returnOriginal(ctx, { recordId: record.id, id, returnedOn: today() }),
      )
    },
    ...{ says: 'Passport: given back', to: '/file/standing#originals' },
  },
  opened: {
    happens: async () => {
      await browserOf(app, passportNumber, code)
      app.clock.move(60_000)
    },
    ...{ says: 'Your file was opened before', to: '/file/views' },
  },
  shareOpened: {
    happens: async () => {
      const share = await shareOf(app, record, ['work-permit'])
      await openBrowser(app).post('/shared', { number: passportNumber, code: share.code })
    },
    ...{ says: 'Your share was opened', to: '/file/views' },
  },
  code: {
    happens: async () => {
      code = await app.code(record.id)
    },
    ...{ says: 'A new access code was made', to: '/file/code' },
  },
  document: {
    happens: () => uploadScan(amina(), record.id, 'ticket', 'ticket'),
    ...{ says: 'New: Ticket', to: '/file/documents/ticket' },
  },
  replaced: {
    happens: () => uploadScan(amina(), record.id, 'work-permit', 'another'),
    ...{ says: 'It takes the place of the old one', to: '/file/documents/work-permit' },
  },
}

const newIn = (html: string) =>
  /<section class="panel news"[\s\S]*?<\/section>/
    .exec(html)?.[0]
    .replaceAll(/[\u2066-\u2069]/g, '') ?? ''

describe('on the first screen of the file', () => {
  test.each(Object.entries(events))(
    '%s is new once it happened, and old once its page was opened',
    async (_, { happens, says, to, stands }) => {
      const before = await browserOf(app, passportNumber, code)
      expect(newIn(await before.text('/file'))).not.toContain(says)
      await happens()
      app.clock.move(1000)
      const browser = await browserOf(app, passportNumber, code)
      const screen = newIn(await browser.text('/file'))
      expect(screen).toContain(says)
      const [, href = ''] = new RegExp(`href="(${to}[^"]*)"`).exec(screen) ?? []
      expect(href).not.toBe('')
      expect((await browser.get(href)).status).toBe(200)
      // A page opened is seen by everybody who opens the file, on every telephone.
      const after = newIn(await (await browserOf(app, passportNumber, code)).text('/file'))
      expect(after.includes(says)).toBe(stands ?? false)
    },
  )

  test('two answers do not look alike: each says what it is about, and how it was answered', async () => {
    const bashir = await hire(app, 'bashir')
    for (const part of ['detail:name', 'detail:address'])
      await app.as({ kind: 'anonymous' }).write(async (ctx) => {
        const { id } = await bringCase(ctx, holder(), mistake(part))
        const declined = { kind: 'mistake' as const, result: 'declined', text: 'As printed.' }
        await answerCase({ ...ctx, actor: bashir }, id, declined)
      })
    const screen = newIn(await (await browserOf(app, passportNumber, code)).text('/file'))
    for (const said of ['Name: not changed', 'Permanent address: not changed', 'You told us on'])
      expect(screen).toContain(said)
  })
})
