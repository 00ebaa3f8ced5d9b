import type { OpenedRecord } from '#modules/lookup/schema'
import type { Words } from '../messages/index.ts'

/** Returns the opened documents with their names in the reader's language. */
export function documentsIn(
  { kinds }: Words,
  documents: OpenedRecord['documents'],
): OpenedRecord['documents'] {
  return documents.map((document) => ({ ...document, label: kinds[document.kind] }))
}
