import { describe, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { proofCode, selectMessages } from '#modules/messages'
import { approvedRecord, bytesOf } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'

const email = 'sadia@people.example'

describe.each(engines)('the own data of a linked account, on %s,', async (engine) => {
  const app = await startTestApp(engine, {
    CANDOR_RAISED_LIMITS: '198.51.100.7',
    CANDOR_SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const record = await approvedRecord(app, { email })
  const id = record.id
  const accountId = (await app.addPerson('student', email)).id
  const headers: Record<string, string> = {
    cookie: await app.signIn(email),
    'sec-fetch-site': 'same-origin',
  }

  const post = (path: string, body: BodyInit = '') =>
    app.request(path, {
      method: 'POST',
      headers:
        typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers,
      body,
    })
  const sentCode = async () => {
    const messages = await app.system.read(({ tx }) => selectMessages(tx, id))
    return proofCode(app.system, messages.find(({ kind }) => kind === 'proof')?.id ?? '')
  }

  expect((await post('/api/v1/my/own-data/codes')).status).toBe(404)
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const body = new URLSearchParams({ number: record.passportNumber, code })
  expect((await post('/my/file', body)).status).toBe(303)

  test.each(['the page', 'the API'])('comes after the code that was sent, by %s', async (way) => {
    const isPage = way === 'the page'
    await (isPage
      ? post('/my/file/data/code', new URLSearchParams())
      : post('/api/v1/my/own-data/codes'))
    const take = (code: string) =>
      isPage
        ? post('/my/file/data', new URLSearchParams({ code }))
        : post('/api/v1/my/own-data', JSON.stringify({ code }))
    const refused = await take('00000000')
    expect(refused.headers.get('content-type')).not.toBe('application/zip')
    const answer = await take(await sentCode())
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = await filesOf(bytesOf(Buffer.from(await answer.arrayBuffer())))
    const { records, accounts } = JSON.parse(String(files.get('data.json')))
    expect(records).toMatchObject([{ id }])
    expect(accounts).toMatchObject([{ id: accountId, email }])
  })
})
