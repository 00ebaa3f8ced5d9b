import { expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord, bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { shareOf } from './test-share.ts'

test('over https the cookie belongs to this host alone', async () => {
  const app = await startTestApp('sqlite', { CANDOR_URL: 'https://files.padma.example' })
  const own = await approvedRecord(app, { passportNumber: 'AB1234567' })
  const source = bytesOf(await documentPng())
  const upload = { recordId: own.id, kind: 'ticket' as const, originalName: 'a.png', source }
  await uploadDocument(app.as(people.amina), upload)
  await app.as(people.amina).write((ctx) => issueAccessCode(ctx, own.id))
  const { code } = await shareOf(app, own, ['ticket'])
  const body = new URLSearchParams({ number: 'AB1234567', code })
  const answer = await app.request('/shared', { method: 'POST', body })
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-shared=[\w-]{43}; Path=\/; .*Secure; SameSite=Lax$/,
  )
  await app.close()
})
