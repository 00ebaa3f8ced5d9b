import type { ActionContext } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { uploadDocument } from './index.server.ts'
import type { DocumentKind } from './schema.ts'

/** Uploads these bytes as a photo from a phone arrives. */
export const uploadFromPhone = (
  by: ActionContext,
  { bytes, ...document }: { recordId: string; kind: DocumentKind; bytes: Buffer },
) => uploadDocument(by, { ...document, originalName: 'IMG 1.jpg', source: bytesOf(bytes) })
