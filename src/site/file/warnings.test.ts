import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { kindLabel } from '#modules/documents/schema'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord, bytesOf, keepScans } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startTestApp()
  await keepScans(app)
  const { id, passportNumber } = await approvedRecord(app)
  const amina = app.as(people.amina)
  for (const kind of ['lmia', 'medical', 'visa-paper'] as const) {
    const source = bytesOf(await documentPng(kind))
    await uploadDocument(amina, { recordId: id, kind, originalName: 'a.png', source })
  }
  const code = await amina.write((ctx) => issueAccessCode(ctx, id))
  const body = new URLSearchParams({ number: passportNumber, code })
  const opened = await app.request('/check', { method: 'POST', body })
  cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] as string
})
afterAll(() => app.close())

test('beside an LMIA letter and a medical form stands what people are cheated with, and beside nothing else', async () => {
  const html = await (await app.request('/file', { headers: { cookie } })).text()
  const headOf = (kind: Parameters<typeof kindLabel>[0]) =>
    html.split(`>${kindLabel(kind, 'en')}</h2>`)[1]?.split('<figure')[0]
  const [lmia, medical] = [
    'It is forbidden to buy or sell an LMIA letter.',
    'can get you sent back.',
  ]
  expect(headOf('lmia')).toContain(lmia)
  expect(headOf('medical')).toContain(medical)
  expect(headOf('visa-paper')).toBeDefined()
  for (const warning of [lmia, medical]) expect(headOf('visa-paper')).not.toContain(warning)
})
