import { lostOriginals } from '#modules/documents'
import type { OpenedRecord } from '#modules/lookup/schema'
import { commonRefusals } from '#platform/errors'
import { said, type Words } from '../messages/index.ts'
import type { RequestContext } from '../route.ts'

/** A document as a page shows it: without script, a missing picture cannot explain itself. */
export type ShownDocument = OpenedRecord['documents'][number] & {
  /** Its file is gone, and with it every picture. */
  isLost?: boolean
}

/** Returns the documents, each with whether its file is gone. */
export async function withLost(
  { ctx }: Pick<RequestContext, 'ctx'>,
  recordId: string,
  documents: OpenedRecord['documents'],
): Promise<ShownDocument[]> {
  const ids = documents.map(({ id }) => id)
  const lost = await lostOriginals(ctx, recordId, ids)
  return documents.map((document) => ({ ...document, isLost: lost.has(document.id) }))
}

/** What is shown in place of its picture. */
export function Lost({ words }: { words: Words }) {
  return (
    <p className="lost">
      <b>{said(words, commonRefusals['document.file_missing'].sentence)}</b>
    </p>
  )
}
