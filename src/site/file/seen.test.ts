import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { approvedRecord, bytesOf, keepScans } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let key: string
let record: CandidateRecord
let number: string
let code: string
beforeEach(async () => {
  app = await startTestApp()
  key = await app.key('admin')
  record = await approvedRecord(app)
  number = record.passportNumber
  code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
})
afterEach(() => app.close())

async function file(language = 'en'): Promise<string> {
  const body = new URLSearchParams({ number, code })
  const answer = await app.request('/check', { method: 'POST', body })
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0]
  const headers = { cookie: `${cookie}; language=${language}` }
  return (await app.request(answer.headers.get('location') ?? '', { headers })).text()
}
const note = (body: object) => app.call('POST', `/records/${record.id}/sightings`, { key, body })

test('the candidate reads what was seen, when, by whom, and that no picture is kept', async () => {
  expect(await file()).not.toContain('id="seen"')
  const noted = await note({ kind: 'medical', seenOn: '2026-11-19', number: 'MED-17' })
  expect(noted.status).toBe(200)
  const html = await file()
  const [section = ''] = /<section[^>]*aria-labelledby="seen".*?<\/section>/s.exec(html) ?? []
  expect(section).toContain('Medical Form')
  expect(section.replace(/<[^>]*>|[⁦⁧⁨⁩]/g, '')).toContain(
    'Seen on 19\u00a0November 2026 by test admin (API key).',
  )
  expect(section).toContain('MED-17')
  expect(section).toContain('We keep no picture, and nothing of what it says.')
  expect(await file('bn')).toContain('কপি রাখিনি')
})

test('beside a scan that is kept stands why, in the agency’s frame', async () => {
  await keepScans(app)
  expect(await file()).not.toContain('id="why-kept"')
  await uploadDocument(app.as(people.amina), {
    ...{ recordId: record.id, kind: 'medical', originalName: 'a.png' },
    source: bytesOf(await documentPng('Medical')),
  })
  const [section = ''] =
    /<section[^>]*aria-labelledby="why-kept".*?<\/section>/s.exec(await file()) ?? []
  expect(section).toMatch(/class="entered".*The employer asks us to show it once more\./s)
  expect(section).not.toContain('on arrival')
})
