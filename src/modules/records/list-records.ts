import { comparableKinds, neededKindsOf, readSettings } from '#modules/organisation'
import { day } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { cursorsAround } from '#platform/pages'
import { indexedRecords } from './indexed-records.ts'
import type { IndexQuery } from './record-index.ts'
import { selectContestedNumbers, selectNumbers, selectRecordsByNumber } from './records.store.ts'
import { refuseUnless } from './refusals.ts'
import { type RecordList, type RecordState, recordListSchema } from './schema.ts'

/** Returns one page of the records that the actor may see, and how many there are. */
export async function listRecords(ctx: ReadContext, list: RecordList) {
  const query = await wholeQueryOf(ctx, list)
  const { numbers, places, ...place } = (await indexedRecords(ctx.tx)).find(query)
  const records = await selectRecordsByNumber(ctx.tx, numbers)
  return { records, ...place, pageSize: list.pageSize, ...cursorsAround(place, places) }
}

/**
 * Returns the numbers of all records in a list, in its order, for reading them one after another while the list
 * changes: pages of a changing list repeat records, or leave some out. A number takes some bytes.
 */
export async function listedNumbers(
  ctx: ReadContext,
  list: Omit<RecordList, 'cursor' | 'pageSize'>,
): Promise<number[]> {
  const query = await wholeQueryOf(ctx, { ...list, pageSize: 100 })
  const whole = { ...query, limit: Number.POSITIVE_INFINITY }
  return (await indexedRecords(ctx.tx)).find(whole).numbers
}

/** Returns the records with these numbers as they are now, without those that went to the trash or came from it. */
export async function listedRecords(
  ctx: ReadContext,
  { numbers, trash }: { numbers: readonly number[] } & Pick<RecordList, 'trash'>,
) {
  const records = await selectRecordsByNumber(ctx.tx, numbers)
  return records.filter(({ deletedAt }) => (deletedAt !== null) === (trash === 'yes'))
}

/** Returns the numbers to search among, where another table decides; undefined: all. */
async function numbersOf({ tx }: ReadContext, { ids, contested }: RecordList) {
  const named = ids === undefined ? undefined : await selectNumbers(tx, ids.split(','))
  if (contested === undefined) return named
  const wrong = await selectContestedNumbers(tx)
  return named === undefined ? wrong : wrong.filter((number) => named.includes(number))
}

/** Counts the records in a state that the actor may see, without the trash. */
export async function countRecords(ctx: ReadContext, state: RecordState): Promise<number> {
  return countListed(ctx, { state })
}

/** Counts the records in the list with these filters. */
export async function countListed(ctx: ReadContext, filters: Partial<RecordList>): Promise<number> {
  const list = recordListSchema.parse(filters)
  const query = await wholeQueryOf(ctx, list)
  return (await indexedRecords(ctx.tx)).find(query).total
}

async function wholeQueryOf(ctx: ReadContext, list: RecordList): Promise<IndexQuery> {
  const query = { ...queryOf(ctx, list), among: await numbersOf(ctx, list) }
  if (list.lacks === undefined) return query
  const needed = neededKindsOf(await readSettings(ctx.tx))
  if (needed.length > 0) return { ...query, lacking: needed }
  return { ...query, missing: [...query.missing, ...comparableKinds] }
}

/** Returns the ids of the people who entered the existing records. */
export async function recordAuthors(ctx: ReadContext): Promise<string[]> {
  return (await indexedRecords(ctx.tx)).authors()
}

function queryOf({ actor }: ReadContext, list: RecordList): IndexQuery {
  refuseUnless(actor.kind !== 'anonymous', 'session.required')
  const isAdmin = actor.kind === 'system' || actor.role === 'admin'
  return {
    search: list.search ?? '',
    deleted: isAdmin && list.trash === 'yes',
    state: list.state,
    visible: list.visible === undefined ? undefined : list.visible === 'yes',
    stage: list.stage,
    staged: list.staged === undefined ? undefined : list.staged === 'yes',
    assignedTo: list.assignedTo,
    createdBy: isAdmin ? list.enteredBy : actor.id,
    birthUnknown: list.dateOfBirth === 'none',
    missing: list.missing?.split(',') ?? [],
    created: spanOf(list.createdFrom, list.createdTo),
    updated: spanOf(list.updatedFrom, list.updatedTo),
    sort: list.sort,
    cursor: list.cursor,
    limit: list.pageSize,
  }
}

/** Returns milliseconds. An end that is a day includes the whole day; a time is taken exactly. */
function spanOf(from: string | undefined, to: string | undefined): readonly [number, number] {
  const isDay = to !== undefined && !to.includes('T')
  return [
    from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) + (isDay ? day : 0),
  ]
}
