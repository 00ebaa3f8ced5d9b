import { expect, test } from 'vitest'
import { consentsOfRecord } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { offKinds, proofCode, selectMessages } from '#modules/messages'
import { browserOf, fileOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { filesOf } from '#test/zip-files'

const app = await startTestApp('sqlite', {
  CANDOR_RAISED_LIMITS: '198.51.100.7',
  CANDOR_SMTP_URL: 'smtp://127.0.0.1:9',
})
const sent = (answer: Response) => [answer.status, answer.headers.get('location')]

test('a candidate changes the code by typing the one that was shown, which closes the file', async () => {
  const { id, passportNumber } = await approvedRecord(app)
  const code = await app.code(id)
  const proposedIn = (html: string) => ({
    code: /id="new-code"[^>]*>(?:<bdi>)?([\w-]+)/.exec(html)?.[1] ?? '',
    seal: /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? '',
  })
  const browser = await browserOf(app, passportNumber, code)
  expect(await browser.text('/file/standing')).toContain('href="/file/code"')
  const wrong = await browser.post('/file/code', { current: 'AAAAA-BBBBB' })
  expect(await wrong.text()).toContain('value="AAAAA-BBBBB"')
  const html = await (await browser.post('/file/code', { current: code.toLowerCase() })).text()
  const proposed = proposedIn(html)
  expect(html).not.toContain(code)
  const mistyped = await browser.post('/file/code/new', { ...proposed, code })
  expect(mistyped.status).toBe(422)
  const again = await mistyped.text()
  expect(again).toMatch(new RegExp(`This is not the code that we showed you.* value="${code}"`))
  expect(proposedIn(again)).toEqual({ code: '', seal: proposed.seal })

  const held = openBrowser(app, '', browser.cookies())
  const typed = { ...proposed, code: proposed.code.replace('-', ' ').toLowerCase() }
  expect(sent(await browser.post('/file/code/new', typed))).toEqual([303, '/check'])
  // A second tap was sent with the cookie of the file that the first one closed.
  expect(sent(await held.post('/file/code/new', typed))).toEqual([303, '/check'])
  expect(await browser.text('/check')).toContain('Only the new code opens your file now.')
  // Nobody is told so by a link.
  expect(await browser.text('/check')).not.toContain('Only the new code')
  expect((await browser.get('/file')).headers.get('location')).toBe('/check')
  // As when the answer was lost on its way, and it was sent again.
  const next = await browserOf(app, passportNumber, proposed.code)
  expect((await next.get('/file')).status).toBe(200)
  expect(sent(await next.post('/file/code/new', proposed))).toEqual([303, '/check'])
})

test('each consent has two answers, says what was answered when, and takes no other words or answer', async () => {
  const record = await approvedRecord(app)
  const candidate = await fileOf(app, record)
  const answers = async () => {
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, record.id))
    return consents.map(({ answer }) => answer)
  }
  const edition = String(consentEdition)
  expect(await candidate.text('/file/standing')).toContain('href="/file/consents"')
  const first = await candidate.text('/file/consents')
  expect(first.match(/You have not answered yet\./g)).toHaveLength(4)
  expect(first.match(/value="(given|withdrawn)"/g)).toHaveLength(8)
  const fields = { purpose: 'sharing', answer: 'withdrawn', edition }
  const saved = await candidate.post('/file/consents', fields)
  expect(sent(saved)).toEqual([303, '/file/consents?saved#sharing'])
  const again = await candidate.text('/file/consents?saved')
  expect(again).toContain('Saved. This applies from now on.')
  expect(again.match(/You said no on/g)).toHaveLength(1)
  const asking = { purpose: 'asking', answer: 'given', edition: '999' }
  const old = await candidate.post('/file/consents', asking)
  expect(old.status).toBe(409)
  expect(await old.text()).toContain('The words have changed since you read them.')
  const none = { ...asking, answer: 'perhaps', edition }
  expect((await candidate.post('/file/consents', none)).status).toBe(422)
  expect(await answers()).toEqual([null, 'withdrawn', null, null])
})

test('a box without a tick switches a kind of message off, and the page shows it afterwards', async () => {
  const record = await approvedRecord(app, { email: 'rahima@people.example' })
  const candidate = await fileOf(app, record)
  const ticked = (html: string) =>
    [...html.matchAll(/<input type="checkbox" id="(\w+)"[^>]*checked=""/g)].map(([, id]) => id)
  expect(await candidate.text('/file/standing')).toContain('href="/file/messages"')
  const first = await candidate.text('/file/messages')
  const kinds = ['file', 'paper', 'ending', 'announcement', 'share', 'case', 'class']
  expect(ticked(first)).toEqual(kinds)
  for (const always of [
    'Your access code was changed or ended.',
    'Our staff made a copy of all your data.',
    'A class of yours is cancelled.',
    'Our agency closes, or stays open after all.',
  ])
    expect(first).toContain(always)
  const saved = await candidate.post('/file/messages', { file: 'on', ending: 'on', code: 'off' })
  expect(sent(saved)).toEqual([303, '/file/messages?saved'])
  const again = await candidate.text('/file/messages?saved')
  expect(ticked(again)).toEqual(['file', 'ending'])
  expect(again).toContain('Saved.')
  const off = await app.system.read((ctx) => offKinds(ctx, record.id))
  expect(off).toEqual(['paper', 'announcement', 'share', 'case', 'class'])
})

const record = await approvedRecord(app, { email: 'rahima@people.example' })
const silent = await approvedRecord(app, { email: null, telephone: null })

test('the zip comes after a code that was sent, however it is typed', async () => {
  const candidate = await fileOf(app, record)
  const empty = await candidate.post('/file/data', { code: '' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Write the 8 digits of the code that we sent you.')
  await candidate.post('/file/data/code', {})
  const messages = await app.system.read(({ tx }) => selectMessages(tx, record.id))
  const code = proofCode(app.system, messages.find(({ kind }) => kind === 'proof')?.id ?? '')
  const typed = { code: `${code.slice(0, 4)} ${code.slice(4)}` }
  const answer = await candidate.post('/file/data', typed)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const files = await filesOf(answer.body as ReadableStream)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['index.html', 'data.json', 'contents.json']),
  )
  expect(String(files.get('index.html'))).toContain(record.passportNumber)
})

test('a person without telephone and email is answered alike', async () => {
  const [known, unknown] = [await fileOf(app, record), await fileOf(app, silent)]
  const asked = await answerOf(known.post('/file/data/code', {}))
  expect(await answerOf(unknown.post('/file/data/code', {}))).toEqual(asked)
  expect(asked).toMatchObject({ status: 303, headers: { location: '/file/data?sent' } })
  const sent = await answerOf(known.get('/file/data?sent'))
  expect(await answerOf(unknown.get('/file/data?sent'))).toEqual(sent)
  expect(sent.body).toContain('If our office has a telephone number or email address for you')
})

test('a site without mail or SMS promises no code, but says who has the file', async () => {
  const mute = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const theirs = await approvedRecord(mute, { email: 'rahima@people.example' })
  const candidate = await fileOf(mute, theirs)
  for (const answer of [
    await candidate.get('/file/data'),
    await candidate.get('/file/data?sent'),
    await candidate.post('/file/data/code', {}),
  ]) {
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain(
      'This site sends no messages. Ask our office; staff can hand over the same file.',
    )
    expect(html).not.toMatch(/a code is on its way|We send a code|action="\/file\/data/)
  }
  for (const path of ['/file/keep', '/file/data', '/legal/privacy']) {
    const html = await candidate.text(path)
    expect(html).toContain('All your data: collect it at our office')
    expect(html).not.toContain('Download all your data')
  }
  expect(await mute.system.read(({ tx }) => selectMessages(tx, theirs.id))).not.toContainEqual(
    expect.objectContaining({ kind: 'proof' }),
  )
  const switches = await candidate.text('/file/messages')
  expect(switches).toContain('This site sends no messages. Our staff can write to you themselves.')
  expect(switches).not.toMatch(/We write to|A code that you ask for yourself/)
})

test('the API answers both alike', async () => {
  const answers = []
  for (const one of [record, silent]) {
    const key = await app.open(one, await app.code(one.id))
    answers.push(await answerOf(app.call('POST', '/own-data/codes', { key })))
  }
  expect(answers[0]).toMatchObject({ status: 204, body: '' })
  expect(answers[1]).toEqual(answers[0])
})

/** All of an answer that a stranger could compare; each has an id of its own. */
async function answerOf(asked: Promise<Response>) {
  const answer = await asked
  const headers = Object.fromEntries(answer.headers)
  delete headers['x-request-id']
  // For whose file a form was shown differs with the file alone.
  const body = (await answer.text()).replaceAll(/name="form-token" value="[^"]*"/g, '')
  return { status: answer.status, headers, body }
}
