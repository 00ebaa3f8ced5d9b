import { appendAudit, signInEvent } from '#modules/audit'
import { notify } from '#modules/messages'
import { readSettings } from '#modules/organisation'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refuseUnless } from './record.ts'
import type { CandidateRecord, RecordChanges } from './schema.ts'
import { type HeldChange, heldChangeSchema, mostWaiting } from './waiting.schema.ts'
import { insertWaiting, selectWaiting, type WaitingRow } from './waiting.store.ts'

/** Tells whether an edit of a record waits beside it: with second-person approval that of an approved one does (§4). */
export async function editWaits(
  { tx }: Pick<ReadContext, 'tx'>,
  { state }: Pick<CandidateRecord, 'state'>,
): Promise<boolean> {
  return state === 'approved' && (await readSettings(tx)).secondPersonApproval
}

interface NewWaiting {
  held: HeldChange
  documentId?: string | null
  /** The case that its approval answers. */
  caseId?: string | null
}

/**
 * Keeps a change of an approved record beside it; what was approved stays as it is. The same change once more by the
 * same person, after an answer that did not arrive, adds none. Refuses with `change.too_many`.
 */
export async function keepWaiting(
  ctx: WriteContext,
  { id: recordId }: Pick<CandidateRecord, 'id'>,
  { held: given, documentId = null, caseId = null }: NewWaiting,
): Promise<string> {
  const held = JSON.stringify(given)
  const before = await selectWaiting(ctx.tx, recordId)
  const madeBy = actorId(ctx.actor) as string
  const last = before.at(-1)
  if (last?.held === held && last.madeBy === madeBy && last.documentId === documentId)
    return last.id
  refuseUnless(before.length < mostWaiting, 'change.too_many')
  const row: WaitingRow = {
    ...{ id: ctx.ids.uuid(), recordId, held, documentId, caseId, madeBy },
    ...{
      madeAt: ctx.clock.now(),
      state: 'waiting',
      decidedBy: null,
      decidedAt: null,
      reason: null,
    },
  }
  await insertWaiting(ctx.tx, row)
  const { fields, document } = given
  const what = fields
    ? { fields: Object.keys(fields) }
    : { kind: document?.kind, does: document?.does }
  const details = { changeId: row.id, ...what, ...(documentId ? { documentId } : {}) }
  const signed = signInEvent(ctx, 'waitingChanges', row)
  await appendAudit(ctx, 'record.change_waits', `record:${recordId}`, { ...details, ...signed })
  await notify(ctx, { kind: 'change', recordId, to: 'admins' })
  return row.id
}

/** Keeps changed details beside an approved record. Each is compared with what it will be when its turn comes. */
export async function keepWaitingFields(
  ctx: WriteContext,
  record: CandidateRecord,
  changes: RecordChanges,
  caseId: string | null = null,
): Promise<void> {
  const expected: Record<string, string | null> = { ...record } as never
  for (const row of await selectWaiting(ctx.tx, record.id))
    for (const [name, [, after]] of Object.entries(heldIn(row).fields ?? {})) expected[name] = after
  const changed = Object.entries(changes as Record<string, string | null | undefined>).filter(
    ([name, value]) => value !== undefined && value !== expected[name],
  )
  if (changed.length === 0) return
  const fields = Object.fromEntries(
    changed.map(([name, value]) => [name, [expected[name] ?? null, value ?? null] as const]),
  )
  await keepWaiting(ctx, record, { held: { fields } as HeldChange, caseId })
}

export const heldIn = ({ held }: Pick<WaitingRow, 'held'>): HeldChange =>
  heldChangeSchema.parse(JSON.parse(held))
