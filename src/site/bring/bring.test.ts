import { expect, test } from 'vitest'
import { acceptIncoming, listIncoming } from '#modules/incoming'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { formOf } from '#test/form'
import { documentPng } from '#test/phone-photos'
import { sendBack, sendPhoto } from '#test/send-photo'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await chooseSettings(app, { languages: ['en', 'bn', 'ar'] })

/** A candidate from Bangladesh who goes to Qatar, with the file open in a browser without script. */
async function traveller() {
  const record = await approvedRecord(app, { nationality: 'BD', destinationCountry: 'QA' })
  const open = async (language?: string) =>
    browserOf(app, record.passportNumber, await app.code(record.id), language)
  const browser = await open()
  const send = (kind: string, photo: Uint8Array) =>
    browser.post(`/file/bring/${kind}`, formOf({}, [photo], 'photo'))
  const sent = async () => (await app.system.read((read) => listIncoming(read, record.id))).incoming
  return { record, browser, open, send, sent }
}

test('the file counts what is missing, and leads to where a photo of it is sent', async () => {
  const { browser, send, record } = await traveller()
  const first = await browser.text('/file')
  expect(first).toContain('4 documents are still missing')
  expect(first).toContain('href="/file/bring"')
  const list = await browser.text('/file/bring')
  for (const kind of ['passport', 'contract', 'visa-paper', 'manpower'])
    expect(list).toContain(`href="/file/bring/${kind}"`)
  await send('contract', await documentPng('My contract'))
  expect(await browser.text('/file')).toContain('3 documents are still missing')
  expect(await browser.text('/file/bring')).toContain('Sent. Our staff look at it')
  const [one] = (await app.system.read((read) => listIncoming(read, record.id))).incoming
  await acceptIncoming(app.as(people.amina), one as { id: string; version: number })
  expect(await browser.text('/file/documents/contract')).toContain('/image')
})

test('pages are sent one by one, each answered by a redirect; loaded again, none is there twice', async () => {
  const { browser, send, sent } = await traveller()
  const page = await documentPng('Page 1')
  for (const photo of [page, page, await documentPng('Page 2')]) {
    const answer = await send('contract', photo)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/file/bring/contract#sent',
    ])
  }
  const html = await browser.text('/file/bring/contract')
  expect(html).toContain('Page 2')
  expect(html).not.toContain('Page 3')
  const [src = ''] = /\/api\/v1\/incoming\/[^"]+/.exec(html) ?? []
  const picture = await browser.get(src.replaceAll('&amp;', '&'))
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
  expect((await sent())[0]?.pages).toHaveLength(2)
})

test('without script a page is turned, cut and taken back', async () => {
  const { browser, send, sent } = await traveller()
  await send('contract', await documentPng('Page 1'))
  const press = async (deed: string, more: Record<string, string> = {}) => {
    const [one] = await sent()
    const which = { id: one?.id ?? '', pageId: one?.pages[0]?.id ?? '' }
    const fields = { ...which, version: String(one?.version), deed, ...more }
    return browser.post('/file/bring/contract/page', fields)
  }
  expect((await press('right')).status).toBe(303)
  await press('cut', { top: '10', right: '0', bottom: '5', left: '0' })
  expect((await sent())[0]?.pages).toMatchObject([{ turn: 90, cut: { top: 10, bottom: 5 } }])
  await press('left')
  expect((await sent())[0]?.pages).toMatchObject([{ turn: 0, cut: { right: 5, left: 10 } }])
  // From a page that was loaded before: what is there now is shown.
  const late = await press('right', { version: '1' })
  expect(late.headers.get('location')).toBe('/file/bring/contract#sent')
  expect((await sent())[0]?.pages).toMatchObject([{ turn: 0 }])
  await press('back')
  expect((await sent())[0]).toMatchObject({ state: 'takenBack', pages: [] })
})

test('what is refused says so at the field, and nothing is kept', async () => {
  const { browser, send, sent } = await traveller()
  const shown = async (photo: Uint8Array) => (await send('contract', photo)).text()
  expect(await shown(Buffer.from('MZ is a program'))).toContain('id="photo-problem"')
  expect(await shown(Buffer.alloc(0))).toContain('id="photo-problem"')
  const empty = await browser.post('/file/bring/contract', new FormData())
  expect(await empty.text()).toContain('id="photo-problem"')
  expect(await sent()).toEqual([])
})

test('a document that is only seen has no form, and the list says why', async () => {
  const { browser, send, sent } = await traveller()
  expect(await browser.text('/file/bring/medical')).not.toContain('type="file"')
  await send('medical', await documentPng('Fit'))
  expect(await sent()).toEqual([])
})

test('what came back says why and until when, in each language', async () => {
  const { record, open } = await traveller()
  const amina = app.as(people.amina)
  await sendBack(app, amina, { recordId: record.id, kind: 'contract', until: '2026-12-24' })
  for (const [language, says] of [
    ['en', 'A photo is too dark or blurred.'],
    ['bn', 'আবার পাঠান'],
    ['ar', 'سبب الإعادة'],
  ] as const) {
    const browser = await open(language)
    for (const path of ['/file/bring', '/file/bring/contract'])
      expect(await browser.text(path), path).toContain(says)
  }
})

test('what came back stands on the first screen until it is sent again', async () => {
  const { record, browser, send } = await traveller()
  await sendBack(app, app.as(people.amina), { recordId: record.id, kind: 'passport' })
  for (const path of ['/file', '/file/bring/passport', '/file']) {
    const html = await browser.text(path)
    if (path === '/file') expect(html).toContain('Passport: send it again')
  }
  await send('passport', await documentPng('Sharper'))
  expect(await browser.text('/file')).not.toContain('Passport: send it again')
})

test('another file opens no photo of this one', async () => {
  const { record } = await traveller()
  const other = await traveller()
  const { id, pages } = await sendPhoto(app, record.id, 'contract')
  const path = `/api/v1/incoming/${id}/pages/${pages[0]?.id}`
  expect((await other.browser.get(path)).status).toBe(404)
  expect((await app.request(path)).status).toBe(401)
})
