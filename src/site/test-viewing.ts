import { expect } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

/** Opens a file through the pages and returns its cookie. */
export async function openedFile(candor: TestApp): Promise<string> {
  const record = await approvedRecord(candor)
  const code = await candor.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  const body = new URLSearchParams({ number: record.passportNumber, code })
  const answer = await candor.request('/check', { method: 'POST', body })
  expect(answer.status).toBe(303)
  const own = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
  return `${own}; ${await openedShare(candor, record)}`
}

/** Opens a share of the photo through the page and returns its cookie. */
async function openedShare(candor: TestApp, record: CandidateRecord): Promise<string> {
  const upload = { recordId: record.id, kind: 'photo' as const, originalName: 'photo.png' }
  const source = bytesOf(await documentPng())
  await uploadDocument(candor.as(people.amina), { ...upload, source })
  const wanted = { kinds: ['photo'], purpose: 'employer', label: 'Test', days: 1 }
  const { shareCode } = await candor
    .as(people.amina)
    .write((ctx) =>
      makeShare(ctx, { recordId: record.id, kinds: null }, newShareSchema.parse(wanted)),
    )
  const body = new URLSearchParams({ number: record.passportNumber, code: shareCode })
  const answer = await candor.request('/shared', { method: 'POST', body })
  expect(answer.status).toBe(303)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
}
