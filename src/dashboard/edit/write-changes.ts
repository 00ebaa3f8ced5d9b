import { call, Problem } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { recordChangesSchema } from '#modules/records/schema'
import type { FullRecord } from '../queries.ts'
import type { RecordValues } from '../record-form/record-values.ts'
import { differencesOf, documentDifferencesOf, type SlotChange } from './versions.ts'

/**
 * Writes the details. Returns the version on file where somebody else was faster and there is something to
 * choose; one with the same content counts as written.
 */
export async function writeDetails(
  from: FullRecord,
  values: RecordValues,
  changes: readonly SlotChange[],
): Promise<FullRecord | null> {
  const params = { id: from.id }
  const body = recordChangesSchema.parse(values)
  try {
    await call('PATCH /records/{id}', { params, version: from.version, body })
    return null
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const current = await call('GET /records/{id}', { params })
    const documents = documentDifferencesOf(from.documents, changes, current.documents)
    // An earlier try of ours may have arrived although its answer was lost.
    return differencesOf(from, values, current).length + documents.length > 0 ? current : null
  }
}

/** Removes a document; one that is gone already counts as removed: an earlier try may have done it. */
export async function takeOff(id: string, kind: DocumentKind): Promise<void> {
  try {
    await call('DELETE /records/{id}/documents/{kind}', { params: { id, kind } })
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error
  }
}

function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof Problem && error.code === 'record.changed_meanwhile'
}
