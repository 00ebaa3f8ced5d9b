import type { DocumentKind } from '#modules/documents/schema'
import type { NewRecord } from '#modules/records/schema'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { approvedRecord } from '#test/candidates'
import { documentPng, threePagePdf } from '#test/phone-photos'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

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
  const record = await approvedRecord(app, { passportNumber, ...details })
  const documents: Partial<Record<DocumentKind, string>> = {}
  for (const kind of kinds) {
    const scan = kind === 'visa-paper' ? threePagePdf() : await documentPng(kind)
    documents[kind] = (await uploadScan(app.as(people.amina), record.id, kind, scan)).id
  }
  return { record, documents, code: await app.code(record.id) }
}

/** Opens that file, or a share of it, on its page and returns the cookie. */
export async function openFile(app: TestApp, code: string, path = '/check'): Promise<string> {
  const body = new URLSearchParams({ number: passportNumber, code })
  const answer = await app.request(path, { method: 'POST', body })
  if (answer.status !== 303) throw new Error(`The file stays closed: ${answer.status}`)
  return (answer.headers.get('set-cookie') as string).split(';')[0] as string
}

/** Returns cookies of a file with a photo and two documents, and of a share of one, both opened through pages. */
export async function openedPages(app: TestApp) {
  const { record, documents, code } = await fillFile(app, ['photo', 'fingerprint', 'visa-paper'])
  const wanted = { kinds: ['visa-paper'], purpose: 'employer', label: 'ABC', days: 1 }
  const { shareCode } = await app
    .as(people.amina)
    .write((ctx) =>
      makeShare(ctx, { recordId: record.id, kinds: null }, newShareSchema.parse(wanted)),
    )
  const cookie = `${await openFile(app, code)}; ${await openFile(app, shareCode, '/shared')}`
  const documentId = documents['visa-paper'] as string
  /** Number and code that open the file. */
  const proof = { number: passportNumber, code }
  return { cookie, documentId, proof }
}
