import type { DocumentKind } from '#modules/documents/schema'
import { returnIncoming, sendPage } from '#modules/incoming'
import { returnedSchema } from '#modules/incoming/schema'
import { bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import type { TestRuntime } from '#test/test-runtime'

/** Sends a photo of a document as the candidate of a record does, with these words on it or this picture. */
export async function sendPhoto(
  app: Pick<TestRuntime, 'as'>,
  recordId: string,
  kind: DocumentKind,
  photo?: string | Buffer,
) {
  const source = bytesOf(typeof photo === 'object' ? photo : await documentPng(photo))
  return sendPage(app.as({ kind: 'anonymous' }), async () => ({ recordId }), { kind, source })
}

/** What staff say when a photo goes back. */
export const unreadable = (version: number, until: string | null = null) =>
  returnedSchema.parse({
    version,
    reason: { sentences: [{ key: 'reason_photo', gaps: {} }], own: '' },
    until,
  })

/** Sends a photo and returns it, as one of the staff. */
export async function sendBack(
  app: Pick<TestRuntime, 'as'>,
  staff: ReturnType<TestRuntime['as']>,
  of: { recordId: string; kind: DocumentKind; until?: string },
) {
  const { id, version } = await sendPhoto(app, of.recordId, of.kind)
  await returnIncoming(staff, { id, ...unreadable(version, of.until ?? null) })
}
