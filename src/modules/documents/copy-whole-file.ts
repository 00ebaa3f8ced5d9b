import { appendAudit } from '#modules/audit'
import { getRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { type Copy, copyAsPdf } from './copy-as-pdf.ts'
import type { StoredDocument } from './document.ts'
import { currentDocuments } from './find-documents.ts'
import { refuseUnlessOriginalsOf } from './read-original.ts'
import { refuseUnless } from './refusals.ts'

/** A record with its current documents: those that are copied, and those that are withheld from the public. */
export interface WholeFile {
  record: CandidateRecord
  documents: StoredDocument[]
  withheld: StoredDocument[]
}

type Framing = (read: ReadContext, file: WholeFile) => Promise<Omit<Copy, 'documents'>>

/**
 * Returns the whole file as one PDF for staff who may have its originals: a page of details, then every page of every
 * current document, marked (H8). A withheld document is left out, because a copy may be passed on. If one document
 * cannot be drawn, the whole is refused. Writes `record.copied` into the audit log before the first byte leaves.
 */
export async function copyWholeFile(
  ctx: ActionContext,
  { recordId, framing }: { recordId: string; framing: Framing },
): Promise<{ record: CandidateRecord; pdf: Buffer }> {
  const { record, copy } = await ctx.read(async (read) => {
    const file = await getWholeFile(read, recordId)
    const copied = { ...(await framing(read, file)), documents: file.documents }
    return { record: file.record, copy: copied }
  })
  const pdf = await copyAsPdf(ctx, copy)
  await ctx.write((write) => appendAudit(write, 'record.copied', `record:${recordId}`))
  return { record, pdf }
}

/** Returns a record with its documents, for staff who may have their originals. Refuses one in the trash. */
export async function getWholeFile(ctx: ReadContext, recordId: string): Promise<WholeFile> {
  const record = await getRecord(ctx, recordId)
  refuseUnlessOriginalsOf(ctx.actor, record)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const current = await currentDocuments(ctx, recordId)
  const isWithheld = ({ withheldAt }: StoredDocument) => withheldAt !== null
  return {
    record,
    documents: current.filter((document) => !isWithheld(document)),
    withheld: current.filter(isWithheld),
  }
}
