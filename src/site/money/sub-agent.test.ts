import { beforeEach, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import type { NewRecord } from '#modules/records/schema'
import { approvedRecord, candidate } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

/** A browser that has the file of a candidate with these details open. */
async function opened(details: Partial<NewRecord>) {
  const { id, passportNumber } = await approvedRecord(app, details)
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const body = new URLSearchParams({ number: passportNumber, code })
  const answer = await app.request('/check', { method: 'POST', body })
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0]
  const get = async (path: string, language = 'en') => {
    const headers = { cookie: `${cookie}; language=${language}` }
    return (await (await app.request(path, { headers })).text()).replace(/[⁦⁧⁨⁩]/g, '')
  }
  const post = (path: string, fields: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      headers: { cookie: String(cookie), 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  return { get, post, id }
}

test('the candidate reads who brought them, under which registration, and can call it wrong', async () => {
  const { get } = await opened({ broughtBy: 'Selim Talukdar', broughtByNumber: 'SA-7301' })
  const file = await get('/file/standing')
  for (const text of ['Brought by', 'Selim Talukdar', 'SA7301']) expect(file).toContain(text)
  expect(file).toContain('/file/tell/mistake?part=detail:broughtBy')
  const money = await get('/file/money')
  expect(money).toContain('We noted that Selim Talukdar brought you to us.')
  expect(money).toContain('Registration: SA7301. We noted this number.')
  expect(await get('/file/money', 'bn')).toContain('কে আপনাকে এনেছেন')
})

test('without a registration the page says to ask for it before paying', async () => {
  const { get } = await opened({ broughtBy: 'Selim Talukdar' })
  expect(await get('/file/money')).toContain('We have noted no registration for this person.')
  const alone = await opened({})
  expect(await alone.get('/file/money')).not.toContain('id="sub-agent"')
})

test('nobody who calls himself an authority is noted as having brought somebody', async () => {
  const key = await app.key('admin')
  const body = candidate({ broughtBy: 'Selim Talukdar' })
  const add = (details: Partial<NewRecord>) =>
    app.call('POST', '/records', { key, body: { ...body, ...details } })
  expect((await add({ broughtBy: 'Ministry of Expatriates’ Welfare' })).status).toBe(422)
  expect((await add({ broughtByNumber: 'Ministry of Labour 12' })).status).toBe(422)
  expect((await add({ broughtBy: 'Selim Talukdar', broughtByNumber: 'SA-7301' })).status).toBe(201)
})
