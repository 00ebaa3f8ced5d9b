import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listShares } from '#modules/shares'
import { day, minute } from '#platform/clock'
import { openBrowser } from '#test/browser'
import { fillFile, openFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { copyForEach, startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { catalogues } from '../catalogues.ts'
import { messageLanguages } from './form.tsx'
import { Send } from './made-page.tsx'
import { codeIn, twoDocuments } from './test-form.ts'

let cookie: string
let app = await startTestApp()
await keepScans(app)
const kinds = ['photo', 'work-permit', 'job-offer', 'lmia', 'medical', 'police-clearance'] as const
const { record, code } = await fillFile(app, kinds)

const open = (path?: string) => openFile(app, code, path)

const post = (fields: Record<string, string>, path = '/file/share', headers = { cookie }) =>
  app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
const get = (path = '/file/share') => app.request(path, { headers: { cookie } })
const shares = () => app.as(people.amina).read((ctx) => listShares(ctx, { recordId: record.id }))

const opened = await open()
await copyForEach(app, (copy) => {
  app = copy
  cookie = opened
})

test('what may be shared is offered, what may never be is not, and the reason is said', async () => {
  const html = await (await get()).text()
  const offered = [...html.matchAll(/type="checkbox" id="kind-([\w-]+)"/g)].map(([, kind]) => kind)
  expect(offered).toEqual(['work-permit', 'job-offer', 'lmia'])
  expect(html).toContain('Only in a share for an employer')
  for (const document of ['Medical Form', 'Police Clearance'])
    expect(html).toContain(`${document}: only you can see this. It can never be shared.`)
  const days = [...html.matchAll(/name="days"[^>]*value="(\d+)"/g)].map(([, value]) => value)
  expect(days).toEqual(['7', '30', '90'])
  expect(html).toMatch(/id="days-30"[^>]*checked/)
})

test('a new share shows its code once, with the address and a QR code that hold neither code nor number', async () => {
  const answer = await post(twoDocuments)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  const shown = codeIn(html)
  expect(shown).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
  expect(html).toMatch(/href="http[^"]*\/shared"/)
  expect(html).toMatch(/<svg class="qr"[^>]*aria-label="QR code of http[^"]*\/shared"/)
  expect(html).toContain('It is open until 20\u00a0December 2026 at 09:00 UTC.')
  expect(html).toContain(`<p class="copied">The share code is ${shown}</p>`)
  expect(html).not.toContain('AB1234567')
  expect(html.match(/(href|action|src)="(\/|http)[^"]*"/g)?.join()).not.toContain(shown)
  expect(await (await get()).text()).not.toContain(shown)
  const [share] = await shares()
  expect(share?.kinds).toEqual(['work-permit', 'job-offer'])
})

test('answers are checked before the share is made, and can be changed', async () => {
  const { step: _, ...answers } = twoDocuments
  const html = await (await post(answers)).text()
  expect(html).toContain('Is this what you want to share?')
  const documents = 'Work Permit Certificate, Job Offer Letter'
  for (const text of [documents, 'A bank', 'Sonali Bank', '30 days']) expect(html).toContain(text)
  expect(await shares()).toEqual([])
  const again = await (await post({ ...answers, step: 'change' })).text()
  expect(again).toMatch(/id="kind-job-offer"[^>]*checked/)
  expect(again).toContain('value="Sonali Bank"')
  expect(again).not.toContain('role="alert"')
  expect(await shares()).toEqual([])
})

test('what may not be shared, or is missing, is refused at its field however the form was crafted, and the rest is kept', async () => {
  const none = { 'kind-work-permit': '', 'kind-job-offer': '' }
  const cases: [Record<string, string>, string, string][] = [
    [{ 'kind-medical': 'on' }, 'kinds', 'Medical Form: only you can see this.'],
    [{ 'kind-fingerprint': 'on' }, 'kinds', 'Fingerprint Paper: only you'],
    [{ 'kind-lmia': 'on' }, 'kinds', 'can be shared with an employer only'],
    [{ 'kind-government-id': 'on' }, 'kinds', 'Choose documents from the list.'],
    [none, 'kinds', 'Choose at least one document.'],
    [{ purpose: '' }, 'purpose', 'Choose who the share is for.'],
    [{ label: '  ' }, 'label', 'Give the share a name'],
    [{ days: '91' }, 'days', 'Choose between 1 and 90 days.'],
    [{ days: 'soon' }, 'days', 'Choose between 1 and 90 days.'],
  ]
  const faults: string[] = []
  for (const [change, field, sentence] of cases)
    for (const step of ['', 'make']) {
      const fields = Object.entries({ ...twoDocuments, step, ...change }).filter(
        ([name, value]) => value !== '' || name === 'step',
      )
      const answer = await post(Object.fromEntries(fields))
      const html = await answer.text()
      const kept = [
        field === 'label' || html.includes('value="Sonali Bank"'),
        field === 'purpose' || /value="bank"[^>]*checked|checked[^>]*value="bank"/.test(html),
        change === none || /id="kind-job-offer"[^>]*checked/.test(html),
      ]
      const isSaid =
        html.includes('<title>Error: ') &&
        new RegExp(`<a href="#${field}">[^<]*${sentence}`).test(html)
      if (answer.status !== 422 || !isSaid || kept.includes(false))
        faults.push(`${JSON.stringify(change)} ${step}: ${answer.status} ${isSaid} ${kept}`)
    }
  expect(faults).toEqual([])
  expect(await shares()).toEqual([])
})

test('a file opened for one document offers all of them', async () => {
  cookie = await open('/check/work-permit')
  expect(await (await get()).text()).toContain('kind-job-offer')
  expect((await post(twoDocuments)).status).toBe(200)
})

test('the list shows label, purpose, documents, end, state in words and the newest viewings', async () => {
  const shareCode = codeIn(await (await post(twoDocuments)).text())
  expect(await (await get()).text()).toContain('Nobody has opened it yet.')
  for (let time = 0; time < 6; time += 1) {
    app.clock.move(minute)
    await openBrowser(app).post('/shared', { number: 'AB1234567', code: shareCode })
  }
  const html = await (await get()).text()
  for (const text of ['Sonali Bank', 'A bank', 'Work Permit Certificate, Job Offer Letter'])
    expect(html).toContain(text)
  expect(html).toContain('<dd>Open</dd>')
  expect(html).toContain('20\u00a0December 2026')
  expect(html).toContain('6 times:')
  expect(html.match(/<time dateTime="[^"]+">20\u00a0November 2026 at /g)).toHaveLength(5)
  expect(html).toContain('<a href="/file/views">')
})

test('revoking says so, ends what is open, and is told apart from a share whose time is up', async () => {
  const shareCode = codeIn(await (await post(twoDocuments)).text())
  const theirs = openBrowser(app)
  await theirs.post('/shared', { number: 'AB1234567', code: shareCode })
  const [share] = await shares()
  const revoked = await post({ id: share?.id as string }, '/file/share/revoke')
  expect(revoked.status).toBe(303)
  expect(revoked.headers.get('location')).toBe('/file/share')
  const flash = revoked.headers.get('set-cookie')?.split(';')[0]
  const html = await openBrowser(app, '', `${cookie}; ${flash}`).text('/file/share')
  expect(html).toContain('The share is stopped. Its code no longer works.')
  expect(html).toContain('<dd>Stopped early</dd>')
  expect(html).toContain('<dt>Stopped on</dt><dd>20\u00a0November 2026 at 09:00 UTC</dd>')
  expect(html).not.toContain('Open until')
  expect(html).not.toContain('/file/share/revoke')
  expect((await theirs.get('/shared/file')).status).toBe(410)
  expect((await theirs.post('/shared', { number: 'AB1234567', code: shareCode })).status).toBe(404)
  await post({ ...twoDocuments, days: '1' })
  app.clock.move(day + minute)
  cookie = await open()
  expect(await (await get()).text()).toContain('<dd>Expired</dd>')
})

test('the form comes before the list, in which the newest share is the first', async () => {
  for (const label of ['Sonali Bank', 'Agrani Bank', 'Janata Bank']) {
    app.clock.move(minute)
    expect((await post({ ...twoDocuments, label })).status).toBe(200)
  }
  const html = await (await get()).text()
  const list = html.indexOf('id="shares"')
  expect(html.indexOf('name="days"')).toBeLessThan(list)
  const labels = [...html.slice(list).matchAll(/<h3 [^>]+>([^<]+)<\/h3>/g)].map(
    ([, label]) => label,
  )
  expect(labels).toEqual(['Janata Bank', 'Agrani Bank', 'Sonali Bank'])
})

const address = 'https://padma.example/shared'

test.each(Object.values(catalogues))(
  'an app of the telephone finds the address, and nothing more, in the message in $lang',
  (words) => {
    const html = renderToStaticMarkup(
      <Send
        {...{ words, address, languages: messageLanguages({}, words.lang), code: '122-F62-908' }}
      />,
    )
    const sent = [...html.matchAll(/href="(?:whatsapp|sms|mailto):[^"]*?(?:text|body)=([^"]+)"/g)]
    const texts = sent.map(([, text = '']) => decodeURIComponent(text))
    expect(texts).toHaveLength(6)
    for (const text of texts) expect(text).not.toMatch(/\p{Bidi_Control}/u)
    for (const text of texts.slice(0, 3)) {
      expect(text).toMatch(/(?<=\s)https:\/\/\S+\/shared(?=\s)/)
      expect(text).toContain('I am sharing documents with you.')
      expect(text).not.toContain('122-F62-908')
    }
    for (const text of texts.slice(3)) {
      expect(text).toContain('The share code is 122-F62-908')
      expect(text).not.toContain('padma.example')
    }
    if (words.dir === 'ltr') return
    // Between Arabic words a group of digits would change places with its neighbour.
    for (const [index, text] of texts.entries())
      expect(text.split('\n')).toContain(index < 3 ? address : '122-F62-908')
  },
)

test('the messages are in the languages that were chosen, and in no other', () => {
  const words = catalogues.bn
  const sentIn = (message: string) => {
    const languages = messageLanguages({ message }, 'bn')
    const send = { words, address, languages, code: '122-F62-908' }
    const html = renderToStaticMarkup(<Send {...send} />)
    return Object.values(catalogues).flatMap(({ lang, share }) =>
      html.includes(share.codeMessage('122-F62-908').replaceAll(/\p{Bidi_Control}/gu, ''))
        ? [lang]
        : [],
    )
  }
  const wanted = ['en', 'bn', 'ar', 'en ar', 'en bn']
  expect(wanted.map((each) => sentIn(each).sort().join(' '))).toEqual(
    wanted.map((each) => each.split(' ').sort().join(' ')),
  )
  // What nobody offered is the usual choice.
  expect(sentIn('klingon').sort()).toEqual(['bn', 'en'])
})
