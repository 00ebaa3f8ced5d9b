import { expect, test } from 'vitest'
import { consentEdition } from '#modules/consents/schema'
import { openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { twoDocuments } from './test-form.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await keepScans(app)
const { code } = await fillFile(app, ['work-permit', 'job-offer'])

const edition = String(consentEdition)
type Fields = Record<string, string>
const answer: (answer: string) => readonly [string, Fields] = (answer) => [
  '/file/consents',
  { purpose: 'sharing', answer, edition },
]
const leaving: readonly [string, Fields] = ['/file/tell/leaving', { language: 'en' }]

test.each([
  ['a no to showing documents', answer('withdrawn')],
  ['leaving', leaving],
])('after %s no form is offered, and the page says why', async (_, [path, fields]) => {
  const candidate = openBrowser(app)
  await candidate.post('/check', { number: 'AB1234567', code })
  await candidate.post(...answer('given'))
  const before = await (await candidate.get('/file/share')).text()
  expect(before).toContain('name="kind-work-permit"')
  await candidate.post(path, fields)
  const sent = await candidate.post('/file/share', twoDocuments)
  expect(sent.status).toBe(409)
  for (const html of [await (await candidate.get('/file/share')).text(), await sent.text()]) {
    expect(html).toContain('You said no on 20\u00a0November 2026, so nobody can make a share.')
    expect(html).toContain('href="/file/consents"')
    expect(html).not.toMatch(/name="kind-|The candidate does not agree/)
  }
  const asked = await candidate.post('/file/attestations', { kind: 'work-permit' })
  expect(asked.status).toBe(409)
  const page = await candidate.get('/file/attestations')
  for (const html of [await page.text(), await asked.text()]) {
    expect(html).toContain('You said no to sharing on 20\u00a0November 2026.')
    expect(html).toContain('href="/file/consents"')
    expect(html).not.toMatch(/name="kind"|name="into"/)
  }
})
