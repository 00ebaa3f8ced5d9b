import { eachEvent } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { isUnreadable } from '#platform/storage'
import type { StoredDocument } from './document.ts'
import { selectAfter } from './documents.store.ts'
import { faultOfOriginal } from './reading.ts'

/** What the doctor found wrong with one file. */
export interface FileFinding {
  problem: 'missing' | 'unreadable' | 'corrupt' | 'exchanged' | 'lost'
  /** The document's id. */
  subject: string
}

/**
 * Compares every row with its file (it exists, and its bytes have the hash), and every row with what the audit log says about its upload.
 */
export async function* examineFiles(ctx: ActionContext): AsyncIterable<FileFinding> {
  const uploaded = await uploadedHashes(ctx)
  let last = ''
  for (;;) {
    const documents = await ctx.read(({ tx }) => selectAfter(tx, last, 200))
    for (const document of documents) {
      last = document.id
      const recorded = uploaded.get(document.id)
      uploaded.delete(document.id)
      if (recorded !== undefined && recorded.sha256 !== document.sha256)
        yield { problem: 'exchanged', subject: document.id }
      const problem = await problemOfFile(ctx, document)
      if (problem !== null) yield { problem, subject: document.id }
    }
    if (documents.length === 0) break
  }
  for (const subject of uploaded.keys()) yield { problem: 'lost', subject }
}

async function problemOfFile(
  ctx: ActionContext,
  document: StoredDocument,
): Promise<FileFinding['problem'] | null> {
  try {
    return await faultOfOriginal(ctx, document)
  } catch (error) {
    if (await isUnreadable(ctx.storage, error)) return 'unreadable'
    throw error
  }
}

/** Returns what the log says about each upload, by the document's id; without records that were purged. */
async function uploadedHashes(ctx: ActionContext): Promise<Map<string, { sha256: string }>> {
  const uploaded = new Map<string, { sha256: string }>()
  const purged = new Set<string | null>()
  const documents = new Set<unknown>()
  const actions = ['document.uploaded', 'document.purged', 'record.purged']
  for await (const { action, subject, details } of eachEvent(ctx, { actions })) {
    if (action === 'record.purged') purged.add(subject)
    else if (action === 'document.purged' && Array.isArray(details.documentIds))
      for (const id of details.documentIds) documents.add(id)
    // Uploads before a purge come before it in the log, and so after it in this order.
    else if (
      !purged.has(subject) &&
      !documents.has(details.documentId) &&
      typeof details.sha256 === 'string'
    )
      uploaded.set(String(details.documentId), { sha256: details.sha256 })
  }
  return uploaded
}
