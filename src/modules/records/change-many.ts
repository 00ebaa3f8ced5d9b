import { appendAudit } from '#modules/audit'
import { tell } from '#modules/messages'
import { day, isWithin, later } from '#platform/clock'
import { personBehind, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { refusePassportOnFile } from './add-record.ts'
import {
  deleteBulkChange,
  deleteBulkChangesBefore,
  insertBulkChange,
  selectBulkChange,
} from './beside-records.store.ts'
import { refuseUnlessCurrent } from './change-record.ts'
import { approveRecord, currentRecord, deleteRecord } from './life.ts'
import { getRecord, isPublic, refuseUnless } from './record.ts'
import type { BulkAction, BulkChange, BulkResult, CandidateRecord } from './schema.ts'
import { type Written, writeChange } from './write-record.ts'

const verbs = {
  hide: hideRecord,
  unhide: unhideRecord,
  approve: approveRecord,
  delete: deleteRecord,
} as const satisfies Record<BulkAction, typeof hideRecord>

/** What the log says when each change is undone. */
const undoings = {
  hide: 'record.unhidden',
  unhide: 'record.hidden',
  approve: 'record.withdrawn',
  delete: 'record.restored',
} as const satisfies Record<BulkAction, string>

/** The state of a record before, as far as these changes affect it. */
type Before = Pick<
  CandidateRecord,
  'state' | 'returnReason' | 'hiddenAt' | 'deletedAt' | 'approvedBy' | 'approvedAt'
>

interface Item {
  recordId: string
  /** The version after the change; a different one means that somebody has edited the record since. */
  version: number
  before: Before
}

/**
 * Does one thing to many records, in one transaction. Each record is judged as if it were alone; those that cannot be
 * changed are reported, the rest are changed. For a day, the person who made the changes can undo them all together:
 * the result's `id` names them, null when nothing was changed.
 */
export async function changeMany(ctx: WriteContext, change: BulkChange): Promise<BulkResult> {
  const items: Item[] = []
  const result = await each(change.records, async ({ id, version }) => {
    const before = await getRecord(ctx, id)
    const record = await verbs[change.action](ctx, { recordId: id, version })
    items.push({ recordId: id, version: record.version, before: movedPart(before) })
    return record
  })
  if (items.length === 0) return { id: null, ...result }
  const id = ctx.ids.uuid()
  await insertBulkChange(ctx.tx, {
    id,
    action: change.action,
    items: JSON.stringify(items),
    changedBy: whose(ctx),
    changedAt: ctx.clock.now(),
  })
  return { id, ...result }
}

/** Whose a change is: a person undoes by a session what a key of theirs did. */
const whose = ({ actor }: WriteContext) => personBehind(actor) as string

/** Forgets the changes that can no longer be undone, with the reasons that staff had given for a return. */
export async function forgetBulkChanges({ tx, clock }: WriteContext): Promise<void> {
  await deleteBulkChangesBefore(tx, later(clock.now(), -day))
}

/**
 * Undoes such a bulk change: each record goes back to the state before it. A record that somebody has edited since
 * stays as it is and is reported. Viewings that the change ended stay ended.
 */
export async function undoMany(ctx: WriteContext, bulkId: string): Promise<BulkResult> {
  const found = await selectBulkChange(ctx.tx, bulkId, whose(ctx))
  const isRecent = found !== undefined && isWithin(day, found.changedAt, ctx.clock.now())
  refuseUnless(isRecent, 'bulk_change.not_found')
  const items = new Map((JSON.parse(found.items) as Item[]).map((item) => [item.recordId, item]))
  await deleteBulkChange(ctx.tx, bulkId)
  const targets = [...items.values()].map(({ recordId, version }) => ({ id: recordId, version }))
  const result = await each(targets, async ({ id, version }) => {
    const record = await getRecord(ctx, id)
    refuseUnlessCurrent(record, version)
    if (found.action === 'delete') await refusePassportOnFile(ctx, record.passportNumber)
    const back = await putBack(ctx, record, (items.get(id) as Item).before)
    const details = { undo: true, ...back.written }
    await appendAudit(ctx, undoings[found.action as BulkAction], `record:${id}`, details)
    return back.record
  })
  return { id: null, ...result }
}

function putBack(ctx: WriteContext, record: CandidateRecord, before: Before): Promise<Written> {
  const isLeavingThePublic = isPublic(record) && !isPublic(before)
  return writeChange(ctx, record, {
    ...before,
    ...(isLeavingThePublic ? { unpublishedAt: ctx.clock.now() } : {}),
  })
}

/** Applies the change to each record. Verbs refuse before they write, so a refused record leaves nothing behind. */
async function each(
  targets: readonly { id: string; version: number }[],
  run: (target: { id: string; version: number }) => Promise<CandidateRecord>,
): Promise<Omit<BulkResult, 'id'>> {
  const changed: BulkResult['changed'] = []
  const problems: BulkResult['problems'] = []
  for (const target of targets)
    try {
      const { id, version } = await run(target)
      changed.push({ id, version })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push({ id: target.id, code: error.code, message: error.message })
    }
  return { changed, problems }
}

function movedPart(record: CandidateRecord): Before {
  const { state, returnReason, hiddenAt, deletedAt, approvedBy, approvedAt } = record
  return { state, returnReason, hiddenAt, deletedAt, approvedBy, approvedAt }
}

interface Target {
  recordId: string
  version: number
}

/** Takes a record out of public sight; open viewings end and stay ended. */
export async function hideRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  refuseUnless(record.hiddenAt === null, 'record.already_hidden')
  const now = ctx.clock.now()
  const { record: changed, written } = await writeChange(ctx, record, {
    hiddenAt: now,
    unpublishedAt: now,
  })
  await appendAudit(ctx, 'record.hidden', `record:${record.id}`, written)
  return changed
}

/** Shows a hidden record again. */
export async function unhideRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  refuseUnless(record.hiddenAt !== null, 'record.already_visible')
  const { record: changed, written } = await writeChange(ctx, record, { hiddenAt: null })
  await appendAudit(ctx, 'record.unhidden', `record:${record.id}`, written)
  await tell(ctx, { recordId: record.id, kind: 'file' })
  return changed
}
