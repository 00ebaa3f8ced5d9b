import { uploadDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import type { ActionContext } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'

/** Uploads a scan on which these words stand, or this picture, under a name that nobody outside the office sees. */
export async function uploadScan(
  ctx: ActionContext,
  recordId: string,
  kind: DocumentKind,
  scan?: string | Buffer,
) {
  const source = bytesOf(typeof scan === 'object' ? scan : await documentPng(scan))
  return uploadDocument(ctx, { recordId, kind, originalName: 'secret-name.png', source })
}
