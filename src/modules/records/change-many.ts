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
import { assignRecord, refuseUnlessCurrent, setStage } from './change-record.ts'
import { approveRecord, currentRecord, deleteRecord } from './life.ts'
import { getRecord, isPublic, refusal, refuseUnless } from './record.ts'
import type { BulkAction, BulkChange, BulkMove, BulkResult, CandidateRecord } from './schema.ts'
import { type Written, writeChange } from './write-record.ts'

const moves = {
  hide: hideRecord,
  unhide: unhideRecord,
  approve: approveRecord,
  delete: deleteRecord,
} as const satisfies Record<BulkMove, typeof hideRecord>

/** What the log says when each change of state is undone. */
const undoings = {
  hide: 'record.unhidden',
  unhide: 'record.hidden',
  approve: 'record.withdrawn',
  delete: 'record.restored',
} as const satisfies Record<BulkMove, string>

const isMove = (action: BulkAction): action is BulkMove => action in moves

/** The state of a record before, as far as these changes affect it. */
type Before = Pick<
  CandidateRecord,
  'state' | 'returnReason' | 'hiddenAt' | 'deletedAt' | 'approvedBy' | 'approvedAt'
>

/** What of a record a change of many affects, as it was or is now. */
type Part = Partial<Before & Pick<CandidateRecord, 'stage' | 'assignedTo'>>

interface Item {
  recordId: string
  /** The version after the change; a different one means that somebody has edited the record since. */
  version: number
  before: Part
  /** What was set, where that is no edit and leaves the version. */
  after?: Part
}

/**
 * Does one thing to many records, in one transaction. Each record is judged as if it were alone; those that cannot be
 * changed are reported, the rest are changed. For a day, the person who made the changes can undo them all together:
 * the result's `id` names them, null when nothing was changed.
 */
export async function changeMany(ctx: WriteContext, change: BulkChange): Promise<BulkResult> {
  const items: Item[] = []
  const result = await each(change.records, async (target) => {
    const item = await changeOne(ctx, change, { recordId: target.id, version: target.version })
    items.push(item)
    return { id: target.id, version: item.version }
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

async function changeOne(ctx: WriteContext, change: BulkChange, target: Target): Promise<Item> {
  const { recordId } = target
  const before = await getRecord(ctx, recordId)
  const { stage, assignedTo, version } = before
  switch (change.action) {
    case 'stage':
      await setStage(ctx, { recordId, stage: change.stage })
      return { recordId, version, before: { stage }, after: { stage: change.stage } }
    case 'assign':
      await assignRecord(ctx, { recordId, to: change.to })
      return { recordId, version, before: { assignedTo }, after: { assignedTo: change.to } }
    default: {
      const record = await moves[change.action](ctx, target)
      return { recordId, version: record.version, before: movedPart(before) }
    }
  }
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
  const action = found.action as BulkAction
  const result = await each(targets, async ({ id, version }) => {
    const record = await getRecord(ctx, id)
    const { before, after } = items.get(id) as Item
    if (!isMove(action)) {
      refuseUnlessSame(record, after ?? {})
      await setBack(ctx, record, before)
      return record
    }
    refuseUnlessCurrent(record, version)
    if (action === 'delete') await refusePassportOnFile(ctx, record.passportNumber)
    const back = await putBack(ctx, record, before as Before)
    const details = { undo: true, ...back.written }
    await appendAudit(ctx, undoings[action], `record:${id}`, details)
    return back.record
  })
  return { id: null, ...result }
}

/** Refuses to undo what somebody has set otherwise since. */
function refuseUnlessSame(record: CandidateRecord, after: Part): void {
  const isSame = (Object.keys(after) as (keyof Part)[]).every(
    (name) => record[name] === after[name],
  )
  if (!isSame) throw refusal('record.changed_meanwhile', { extra: { current: record } })
}

/** Sets stage or colleague as before; refuses a stage that the settings no longer name, and who is no longer staff. */
async function setBack(ctx: WriteContext, { id }: CandidateRecord, before: Part): Promise<void> {
  const { stage, assignedTo } = before
  if (stage !== undefined) await setStage(ctx, { recordId: id, stage })
  if (assignedTo !== undefined) await assignRecord(ctx, { recordId: id, to: assignedTo })
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
  run: (target: { id: string; version: number }) => Promise<{ id: string; version: number }>,
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
