import { uploadDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import type { ActionContext } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'

/** Uploads a scan on which these words stand. */
export async function uploadScan(
  ctx: ActionContext,
  recordId: string,
  kind: DocumentKind,
  words?: string,
) {
  const source = bytesOf(await documentPng(words))
  return uploadDocument(ctx, { recordId, kind, originalName: 'x.png', source })
}
