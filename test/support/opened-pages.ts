import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

export interface OpenedPages {
  cookie: string
  documentId: string
  /** Number and code that open the file. */
  proof: { number: string; code: string }
}

/** Returns cookies of a file with a photo and two documents, and of a share of one, both opened through pages. */
export async function openedPages(app: TestApp): Promise<OpenedPages> {
  const record = await approvedRecord(app)
  const amina = app.as(people.amina)
  const bytes = await documentPng()
  const upload = (kind: 'photo' | 'visa-paper' | 'fingerprint') =>
    uploadDocument(amina, {
      recordId: record.id,
      kind,
      originalName: 'paper.png',
      source: bytesOf(bytes),
    })
  await upload('photo')
  await upload('fingerprint')
  const { id: documentId } = await upload('visa-paper')
  const code = await amina.write((ctx) => issueAccessCode(ctx, record.id))
  const wanted = { kinds: ['visa-paper'], purpose: 'employer', label: 'ABC', days: 1 }
  const { shareCode } = await amina.write((ctx) =>
    makeShare(ctx, { recordId: record.id, kinds: null }, newShareSchema.parse(wanted)),
  )
  const open = async (path: string, given: string) => {
    const body = new URLSearchParams({ number: record.passportNumber, code: given })
    const answer = await app.request(path, { method: 'POST', body })
    if (answer.status !== 303) throw new Error(`${path} did not open: ${answer.status}`)
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
  }
  const cookie = `${await open('/check', code)}; ${await open('/shared', shareCode)}`
  return { cookie, documentId, proof: { number: record.passportNumber, code } }
}
