import { type Answer, call } from '#api/client'
import { type FieldName, fieldLabel } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { documentsWordsNow } from '#words/documents'
import { languageNow } from '../look/language.ts'
import { changesQuery, takeRecord } from '../queries.ts'
import { freshen, queryClient } from '../query-client.ts'
import { problemToast, undoToast } from '../ui/toast.ts'
import { savedMeanwhile } from '../ui/use-action.ts'

type Base = Pick<CandidateRecord, 'id' | 'version' | FieldName>

type Kept = Answer<'PATCH /records/{id}'>

/** What somebody else made of the same detail meanwhile; null: it is saved. */
type Theirs = CandidateRecord | null

/**
 * Saves one detail of a record, puts the answer where the page reads it, and offers to undo it. Resolves to what is on
 * file where somebody else changed this very detail since `base`; what they changed besides is no reason to ask.
 */
export async function saveDetail(base: Base, field: FieldName, value: string): Promise<Theirs> {
  const before = base[field] ?? ''
  const outcome = await write(base, field, value)
  if ('theirs' in outcome) return outcome.theirs
  const { kept } = outcome
  takeRecord(kept)
  const words = documentsWordsNow().details
  const label = fieldLabel(field, languageNow())
  if ((kept[field] ?? '') !== before) {
    undoToast(words.saved(label), () => void undo(kept, field, before), `detail ${field}`)
    return null
  }
  // Nothing changed, unless the change waits beside what is approved.
  const waiting = await ownChange(kept.id, field)
  if (waiting)
    undoToast(words.waits(label), () => void takeBack(kept.id, waiting), `detail ${field}`)
  return null
}

async function write(
  base: Base,
  field: FieldName,
  value: string,
): Promise<{ kept: Kept } | { theirs: CandidateRecord }> {
  const { id, version } = base
  try {
    const body = { [field]: value }
    return { kept: await call('PATCH /records/{id}', { params: { id }, version, body }) }
  } catch (error) {
    const current = savedMeanwhile<CandidateRecord>(error)
    if (current === null) throw error
    const now = current[field] ?? ''
    if (now !== value && now !== (base[field] ?? '')) return { theirs: current }
    // Another detail was changed, or an earlier try of this one arrived although its answer was lost.
    return write({ ...base, version: current.version }, field, value)
  }
}

async function undo(kept: Kept, field: FieldName, before: string): Promise<void> {
  try {
    const outcome = await write(kept, field, before)
    if ('kept' in outcome) return takeRecord(outcome.kept)
    const { overtaken } = documentsWordsNow().details
    problemToast(null, overtaken)
    await freshen('records')
  } catch (error) {
    problemToast(error)
  }
}

/** Returns the last change of this detail that the person made and that waits for somebody else. */
async function ownChange(id: string, field: FieldName): Promise<string | null> {
  await queryClient.invalidateQueries({ queryKey: changesQuery(id).queryKey, refetchType: 'none' })
  const { changes } = await queryClient.fetchQuery(changesQuery(id))
  const own = changes.filter((one) => one.isOwn && one.fields.some((each) => each.field === field))
  return own.at(-1)?.id ?? null
}

async function takeBack(id: string, changeId: string): Promise<void> {
  try {
    await call('DELETE /records/{id}/changes/{changeId}', { params: { id, changeId } })
  } catch (error) {
    problemToast(error)
  } finally {
    await freshen('records', 'waiting-changes', 'counts')
  }
}
