import { beforeEach, describe, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { getRecord, hideRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

let app: TestApp
let record: CandidateRecord
let code: string
let cookie: string
beforeEach(async () => {
  app = await startTestApp()
  record = await approvedRecord(app, { passportNumber: 'AB1234567' })
  for (const kind of ['photo', 'visa-paper', 'lmia', 'fingerprint'] as const) {
    await uploadScan(app.as(people.amina), record.id, kind, kind)
  }
  code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  await app.addPerson('student', 'sadia@padma.example')
  cookie = await app.signIn('sadia@padma.example')
})

const get = (path: string, as = cookie) => app.request(path, { headers: { cookie: as } })
const post = (path: string, fields: Record<string, string> = {}, as = cookie) =>
  app.request(path, {
    method: 'POST',
    headers: { cookie: as, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
const link = () => post('/my/file', { number: ' ab 123 4567 ', code })
const flashOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0]

describe('the own file', () => {
  test('asks for number and code until it is linked, says so, and then shows every document', async () => {
    const asked = await get('/my/file')
    expect(asked.status).toBe(200)
    expect(await asked.text()).toContain('action="/my/file"')
    const linked = await link()
    expect(linked.status).toBe(303)
    expect(linked.headers.get('location')).toBe('/my/file')
    const html = await (await get('/my/file', `${cookie}; ${flashOf(linked)}`)).text()
    expect(html).toContain('Your file is linked.')
    expect(html).toContain('<h1><bdi>Rahima Khatun</bdi></h1>')
    for (const kind of ['visa-paper', 'lmia', 'fingerprint'])
      expect(html).toContain(`href="/my/file/documents/${kind}"`)
    expect(html).not.toContain('/file/close')
  })

  test.each([
    ['a wrong code', { number: 'AB1234567', code: '00000-00000' }],
    ['a wrong number', { number: 'CD1234567' }],
  ])('%s is No Data Found, and what was typed stays but for the code', async (_, fields) => {
    const answer = await post('/my/file', { code, ...fields })
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('No Data Found')
    expect(html).toContain(`value="${fields.number}"`)
  })

  test('linking costs no try, and ten wrong tries do not keep out the right number and code', async () => {
    for (let n = 0; n < 11; n += 1) expect((await link()).status).toBe(303)
    const wrong = () => post('/my/file', { number: 'AB1234567', code: '00000-00000' })
    for (let n = 0; n < 10; n += 1) expect((await wrong()).status).toBe(404)
    expect((await wrong()).status).toBe(429)
    expect((await link()).status).toBe(303)
  })

  test('a missing number or code is said at its field', async () => {
    const answer = await post('/my/file', { number: '', code: '' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('<a href="#number">Type your passport number')
    expect(html).toContain('<a href="#code">')
  })

  test('shows a page of a document large, with its picture, and no document of another record', async () => {
    await link()
    const page = await (await get('/my/file/documents/visa-paper/large')).text()
    const picture = /src="([^"]+)"/.exec(page.slice(page.indexOf('<main')))?.[1] as string
    expect((await get(picture.replaceAll('&amp;', '&'))).headers.get('content-type')).toMatch(
      /^image\//,
    )
    expect(page).toContain('href="/my/file/documents/visa-paper"')
    const other = await get('/my/file/documents/ticket/large')
    expect(other.status).toBe(404)
  })

  test('hidden by staff it is shown no more, and why is said without a word of it', async () => {
    await link()
    const amina = app.as(people.amina)
    const { version } = await amina.read((ctx) => getRecord(ctx, record.id))
    await amina.write((ctx) => hideRecord(ctx, { recordId: record.id, version }))
    const html = await (await get('/my/file')).text()
    expect(html).toContain('Your file cannot be shown now')
    expect(html).not.toContain('Rahima')
    expect((await get('/my/shares')).headers.get('location')).toBe('/my/file')
  })
})

describe('the own shares', () => {
  const share = {
    'kind-visa-paper': 'on',
    purpose: 'bank',
    label: 'Sonali Bank',
    days: '30',
    step: 'make',
  }

  test('without a linked file lead to where it is linked, and say why', async () => {
    const answer = await get('/my/shares')
    expect(answer.headers.get('location')).toBe('/my/file')
    const html = await (await get('/my/file', `${cookie}; ${flashOf(answer)}`)).text()
    expect(html).toContain('First link your file to your account.')
  })

  test('are made, seen with who opened them, and revoked', async () => {
    await link()
    const refused = await post('/my/shares', { ...share, 'kind-lmia': 'on' })
    expect(refused.status).toBe(422)
    const again = await refused.text()
    expect(again).toContain('can be shared with an employer only')
    expect(again).toContain('value="Sonali Bank"')
    const made = await (await post('/my/shares', share)).text()
    const shareCode = /id="share-code">([^<]+)</.exec(made)?.[1] as string
    expect(made).toContain('href="/my/shares"')
    const opened = await post('/shared', { number: 'AB1234567', code: shareCode }, '')
    expect(opened.status).toBe(303)
    const html = await (await get('/my/shares')).text()
    expect(html).not.toContain(shareCode)
    expect(html).toContain('Once:')
    const views = await (await get('/my/file/views')).text()
    expect(views).toContain('With the share “Sonali Bank”')
    expect(views).toContain('With a linked account')
    const id = /name="id" value="([^"]+)"/.exec(html)?.[1] as string
    expect((await post('/my/shares/revoke', { id })).headers.get('location')).toBe('/my/shares')
    expect((await post('/shared', { number: 'AB1234567', code: shareCode }, '')).status).toBe(404)
  })

  test('a share is not made with a link that ended in the meantime', async () => {
    await link()
    await post('/my/file/unlink')
    const ended = await post('/my/shares', share)
    expect([ended.status, await ended.text()]).toEqual([
      410,
      expect.stringContaining('What you wrote was not sent.'),
    ])
  })
})
