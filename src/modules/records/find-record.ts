import type { ReadContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { foldName } from './record.ts'
import { countInState, type ListFilter, selectPage, selectRecord } from './records.store.ts'
import {
  type CandidateRecord,
  normaliseNumber,
  type RecordList,
  type RecordState,
} from './schema.ts'

/** A record for staff: an admin finds any, a moderator the own ones; the rest do not exist for them. */
export async function findRecord(ctx: ReadContext, recordId: string): Promise<CandidateRecord> {
  const record = await selectRecord(ctx.tx, recordId)
  refuseUnless(record && maySee(ctx, record), 'record.not_found')
  return record
}

function maySee({ actor }: ReadContext, record: CandidateRecord): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous' || actor.role === 'student') return false
  return actor.role === 'admin' || (record.createdBy === actor.id && record.deletedAt === null)
}

/** One page of the records that the actor may see, and how many there are. */
export async function listRecords(ctx: ReadContext, list: RecordList) {
  const { actor } = ctx
  refuseUnless(actor.kind !== 'anonymous', 'session.required')
  const isAdmin = actor.kind === 'system' || actor.role === 'admin'
  const text = list.search?.trim() ?? ''
  const filter: ListFilter = {
    createdBy: isAdmin ? undefined : actor.id,
    state: list.state,
    visible: list.visible === undefined ? undefined : list.visible === 'yes',
    deleted: isAdmin && list.trash === 'yes',
    search: text === '' ? undefined : { name: foldName(text), number: normaliseNumber(text) },
  }
  const offset = (list.page - 1) * list.pageSize
  const found = await selectPage(ctx.tx, filter, {
    sort: list.sort,
    offset,
    limit: list.pageSize,
  })
  return { ...found, page: list.page, pageSize: list.pageSize }
}

/** How many records of a state the actor may see, the trash aside. */
export function countRecords(ctx: ReadContext, state: RecordState): Promise<number> {
  const { actor } = ctx
  refuseUnless(actor.kind !== 'anonymous', 'session.required')
  const isAdmin = actor.kind === 'system' || actor.role === 'admin'
  return countInState(ctx.tx, { state, createdBy: isAdmin ? undefined : actor.id })
}
