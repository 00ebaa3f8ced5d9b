import { describe, expect, test } from 'vitest'
import { proofCode, selectMessages } from '#modules/messages'
import type { Organisation } from '#modules/organisation'
import { type Language, languages } from '#platform/languages.schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { ownDataLeftOut } from '#texts/own-data-left-out'
import { ownDataLetter } from './own-data-letter.ts'

/** What would tell a candidate that nothing is left out. */
const everything: Record<Language, RegExp> = {
  en: /everything|\ball\b/i,
  bn: /সব/,
  hi: /सब|जो कुछ/,
  ne: /सबै/,
  ar: /كل ما/,
  fil: /lahat/i,
}

async function letterIn(language: Language): Promise<string> {
  const about = { organisation: 'Padma', reference: 'W1', madeAt: '2026-11-22T09:00:00.000Z' }
  const settings = {} as Organisation
  let page = ''
  const none = (async function* () {})()
  for await (const part of ownDataLetter.page(
    { ...about, settings, language, timeZone: 'Asia/Dhaka' },
    none,
  ))
    page += part
  return page
}

test.each(languages)(
  'the zip in %s says what is not in it, and not that it is everything',
  async (language) => {
    const page = await letterIn(language)
    expect(page).toContain(ownDataLeftOut[language])
    expect(/<h1>(.*)<\/h1>/.exec(page)?.[1]).not.toMatch(everything[language])
  },
)

test.each(languages)('so do the words of the page in %s', async (language) => {
  const { ownData: ownDataWords } = await import(`../texts/${language}/choices.ts`)
  expect(ownDataWords.leftOut).toBe(ownDataLeftOut[language])
  expect(ownDataWords.lead.split(/[.।]/)[0]).not.toMatch(everything[language])
})

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
  const code = await app.code(id)
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
