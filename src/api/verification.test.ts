import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { hideRecord } from '#modules/records'
import { approvedRecord, bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

describe('GET /fingerprints', async () => {
  const app = await startTestApp()

  const ask = (sha256: string, from: string) => app.call('GET', `/fingerprints/${sha256}`, { from })

  test('tells of a public file, and answers for a hidden one to the byte as for an unknown one', async () => {
    const { id } = await approvedRecord(app)
    const bytes = await documentPng()
    const source = bytesOf(bytes)
    const kind = 'job-offer'
    await uploadDocument(app.as(people.amina), { recordId: id, kind, originalName: 'x', source })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const same = await ask(sha256.toUpperCase(), '192.0.2.1')
    expect(await same.json()).toMatchObject({ verdict: 'same', kind, superseded: false })
    await app.as(people.amina).write((ctx) => hideRecord(ctx, { recordId: id, version: 2 }))
    const wholeOf = async (response: Response) => [
      response.status,
      [...response.headers].toSorted(),
      await response.text(),
    ]
    const hidden = await wholeOf(await ask(sha256, '192.0.2.1'))
    expect(hidden).toEqual(await wholeOf(await ask('0'.repeat(64), '192.0.2.1')))
    expect(hidden[2]).toBe('{"verdict":"unknown"}')
  })
})
