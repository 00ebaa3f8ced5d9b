import { uploadDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { issueAccessCode } from '#modules/lookup'
import type { NewRecord } from '#modules/records/schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { documentPng, threePagePdf } from '#test/phone-photos'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

/** The number that opens the file, with its code. */
const passportNumber = 'AB1234567'

/**
 * Enters the candidate with the passport AB1234567 and a document of each of these kinds, the visa paper as
 * a PDF of three pages, and makes the access code.
 */
export async function fillFile(
  app: TestApp,
  kinds: readonly DocumentKind[],
  details: Partial<NewRecord> = {},
) {
  const amina = app.as(people.amina)
  const record = await approvedRecord(app, { passportNumber, ...details })
  const documents: Partial<Record<DocumentKind, string>> = {}
  for (const kind of kinds) {
    const source = bytesOf(kind === 'visa-paper' ? threePagePdf() : await documentPng(kind))
    const upload = { recordId: record.id, kind, originalName: 'secret-name.png', source }
    documents[kind] = (await uploadDocument(amina, upload)).id
  }
  const code = await amina.write((ctx) => issueAccessCode(ctx, record.id))
  return { record, documents, code }
}

/** Opens that file on its page and returns the cookie. */
export async function openFile(app: TestApp, code: string, path = '/check'): Promise<string> {
  const body = new URLSearchParams({ number: passportNumber, code })
  const answer = await app.request(path, { method: 'POST', body })
  if (answer.status !== 303) throw new Error(`The file stays closed: ${answer.status}`)
  return (answer.headers.get('set-cookie') as string).split(';')[0] as string
}
