import { lostOriginals } from '#modules/documents'
import type { OpenedRecord } from '#modules/lookup/schema'
import { commonRefusals } from '#platform/errors'
import type { RequestContext } from '../route.ts'
import { said, type Words } from '../words.ts'

/** A document as a page shows it: without script, a missing picture cannot explain itself. */
export type ShownDocument = OpenedRecord['documents'][number] & {
  /** Why its file cannot be shown, and there is no picture of it. */
  fault?: 'missing' | 'corrupt' | undefined
}

/** Returns the documents, each with what is wrong with its file. */
export async function withLost(
  { ctx }: Pick<RequestContext, 'ctx'>,
  recordId: string,
  documents: OpenedRecord['documents'],
): Promise<ShownDocument[]> {
  const ids = documents.map(({ id }) => id)
  const lost = await lostOriginals(ctx, recordId, ids)
  return documents.map((document) => ({ ...document, fault: lost.get(document.id) }))
}

/** What is shown in place of its picture. */
export function Lost({ words, fault }: { words: Words; fault: 'missing' | 'corrupt' }) {
  return (
    <p className="lost">
      <b>{said(words, commonRefusals[`document.file_${fault}`].sentence)}</b>
    </p>
  )
}
