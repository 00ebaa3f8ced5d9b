import { lostOriginals } from '#modules/documents'
import type { OpenedRecord } from '#modules/lookup/schema'
import { refusedAs } from '../problems.ts'
import type { RequestContext } from '../route.ts'
import type { Words } from '../words.ts'

/** A document as a page shows it: without script, a missing picture cannot explain itself. */
export type ShownDocument = OpenedRecord['documents'][number] & {
  /** Why its file cannot be shown, and there is no picture of it. */
  fault?: 'missing' | 'corrupt' | undefined
}

type Asked = Pick<RequestContext, 'ctx' | 'params' | 'path'>

/** Tells whether a page draws a document: the one in its address, each of them for printing, else only the photo. */
function draws({ params, path }: Asked, kind: ShownDocument['kind']): boolean {
  return kind === (params.kind ?? 'photo') || path.endsWith('/print')
}

/** Returns the documents, those that the page draws with what is wrong with their files. */
export async function withLost(
  context: Asked,
  recordId: string,
  documents: OpenedRecord['documents'],
): Promise<ShownDocument[]> {
  const ids = documents.filter(({ kind }) => draws(context, kind)).map(({ id }) => id)
  const lost = await lostOriginals(context.ctx, recordId, ids)
  if (lost.size === 0) return documents
  return documents.map((document) => ({ ...document, fault: lost.get(document.id) }))
}

/** What is shown in place of its picture. */
export function Lost({ words, fault }: { words: Words; fault: 'missing' | 'corrupt' }) {
  return (
    <p className="lost">
      <b>{refusedAs(words, `document.file_${fault}`)}</b>
    </p>
  )
}
