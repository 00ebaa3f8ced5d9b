import { expect, test } from 'vitest'
import { proofCode, selectMessages } from '#modules/messages'
import { fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { filesOf } from '#test/zip-files'

const app = await startTestApp('sqlite', {
  CANDOR_RAISED_LIMITS: '198.51.100.7',
  CANDOR_SMTP_URL: 'smtp://127.0.0.1:9',
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
