import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord, bytesOf, keepScans } from '#test/candidates'
import { paperPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await keepScans(app)
})
afterAll(() => app.close())

test('beside an LMIA letter and a medical form stands what people are cheated with, and beside nothing else', async () => {
  const { id, passportNumber } = await approvedRecord(app)
  for (const kind of ['lmia', 'medical', 'visa-paper'] as const) {
    const source = bytesOf(await paperPng(kind))
    await uploadDocument(app.as(people.amina), {
      recordId: id,
      kind,
      originalName: 'a.png',
      source,
    })
  }
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const body = new URLSearchParams({ number: passportNumber, code })
  const opened = await app.request('/check', { method: 'POST', body })
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] as string
  const html = await (await app.request('/file', { headers: { cookie } })).text()
  const headOf = (label: string) => html.split(`>${label}</h2>`)[1]?.split('<figure')[0]
  expect(headOf('LMIA Certificate')).toContain('It is forbidden to buy or sell an LMIA letter.')
  expect(headOf('Medical Form')).toContain('can get you sent back.')
  expect(headOf('Visa Paper')).not.toMatch(/forbidden|sent back/)
})
