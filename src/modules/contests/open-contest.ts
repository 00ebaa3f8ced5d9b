import { appendAudit } from '#modules/audit'
import { shownDocuments } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { notify } from '#modules/notifications'
import { readSettings } from '#modules/organisation'
import { selectRecord, whoEntered } from '#modules/records'
import { detailsShownTo } from '#modules/records/fields/schema'
import type { CandidateRecord } from '#modules/records/schema'
import { day, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { type ContestRow, insertContest, selectOfRecord } from './contests.store.ts'
import { refuseUnless } from './refusals.ts'
import type { ContestTarget, ContestWords, OwnContest } from './schema.ts'

/** Whose file it is: the holder of an open viewing, or the person whose account is linked. */
export interface FileHolder {
  recordId: string
  /** The documents that the holder may see; null for all. */
  kinds: readonly DocumentKind[] | null
}

/** How often a contest may be declined; another may follow before that. */
const mostDeclined = 2

/**
 * Notes that a detail or a document of the candidate's own file is wrong, and what it should be. The words go to staff,
 * and are purged with the record; the log gets none of them. Refuses with `contest.not_in_file`, `contest.open_already`
 * and, after two answers, `contest.declined_twice`.
 */
export async function openContest(
  ctx: WriteContext,
  holder: FileHolder,
  wanted: ContestTarget & ContestWords,
): Promise<OwnContest> {
  const { recordId, kinds } = holder
  const { about, target, proposed, note } = wanted
  const record = (await selectRecord(ctx.tx, recordId)) as CandidateRecord
  const found = await findTarget(ctx, { record, kinds }, wanted)
  refuseUnless(found, 'contest.not_in_file')
  await refuseUnlessOpen(ctx, recordId, wanted)
  const createdAt = ctx.clock.now()
  const { contestDays } = await readSettings(ctx.tx)
  const row: ContestRow = {
    ...{ id: ctx.ids.uuid(), recordId, about, target, ...found, proposed, note },
    ...{ state: 'open', createdAt, dueAt: later(createdAt, contestDays * day) },
    ...{ answeredBy: null, answeredAt: null, reason: null },
  }
  await insertContest(ctx.tx, row)
  const details = { contestId: row.id, about, target, recordVersion: record.version }
  await appendAudit(ctx, 'contest.opened', `record:${recordId}`, details)
  await notify(ctx, { kind: 'contested', recordId, to: 'admins' })
  return row
}

/** Finds who entered what is contested, and which scan it is; null for something that the file does not show. */
async function findTarget(
  ctx: ReadContext,
  { record, kinds }: Pick<FileHolder, 'kinds'> & { record: CandidateRecord },
  { about, target }: ContestTarget,
): Promise<Pick<ContestRow, 'documentId' | 'enteredBy'> | null> {
  if (about === 'detail') {
    const isShown = target in detailsShownTo('candidate', record)
    return isShown ? { documentId: null, enteredBy: await whoEntered(ctx, record, target) } : null
  }
  if (kinds !== null && target !== 'photo' && !kinds.includes(target)) return null
  const document = (await shownDocuments(ctx, record.id)).find(({ kind }) => kind === target)
  return document ? { documentId: document.id, enteredBy: document.uploadedBy } : null
}

async function refuseUnlessOpen(
  ctx: ReadContext,
  recordId: string,
  { about, target }: ContestTarget,
): Promise<void> {
  const before = (await selectOfRecord(ctx.tx, recordId)).filter(
    (one) => one.about === about && one.target === target,
  )
  refuseUnless(!before.some(({ state }) => state === 'open'), 'contest.open_already')
  const accepted = before.findIndex(({ state }) => state === 'accepted')
  const declined = accepted < 0 ? before.length : accepted
  refuseUnless(declined < mostDeclined, 'contest.declined_twice')
}
