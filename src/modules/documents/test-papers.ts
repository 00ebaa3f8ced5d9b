import { deleteRecord, getRecord } from '#modules/records'
import type { ActionContext } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { uploadDocument } from './index.server.ts'
import type { DocumentKind } from './schema.ts'

/** Uploads these bytes as a photo of a telephone comes. */
export const uploadPaper = (
  by: ActionContext,
  { bytes, ...paper }: { recordId: string; kind: DocumentKind; bytes: Buffer },
) => uploadDocument(by, { ...paper, originalName: 'IMG 1.jpg', source: bytesOf(bytes) })

/** Puts the record into the trash, whatever its version is now. */
export const deletePresentRecord = (by: ActionContext, recordId: string): Promise<void> =>
  by.write(async (ctx) => {
    const { version } = await getRecord(ctx, recordId)
    await deleteRecord(ctx, { recordId, version })
  })
