import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import { compileOnce, type Reader, type Transaction } from '#platform/database'
import type { CandidateRecord, RecordState } from './schema.ts'

type Row = Tables['records']

const columns = [
  'id',
  'reference',
  'passportNumber',
  'referenceNumber',
  'name',
  'fatherName',
  'motherName',
  'address',
  'nationality',
  'destinationCountry',
  'state',
  'returnReason',
  'hiddenAt',
  'deletedAt',
  'createdBy',
  'createdAt',
  'updatedBy',
  'updatedAt',
  'approvedBy',
  'approvedAt',
  'version',
] as const satisfies readonly (keyof CandidateRecord)[]

const recordById = compileOnce((tx, id: string) =>
  tx.selectFrom('records').select(columns).where('id', '=', id),
)

export async function selectRecord(tx: Reader, id: string): Promise<CandidateRecord | undefined> {
  const [record] = await recordById(tx, id)
  return record
}

/** The record that holds a passport number among those not deleted. */
export async function selectByPassport(tx: Reader, passportNumber: string) {
  return tx
    .selectFrom('records')
    .select(['id', 'createdBy'])
    .where('passportNumber', '=', passportNumber)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function referenceExists(tx: Reader, reference: string): Promise<boolean> {
  const row = await tx
    .selectFrom('records')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertRecord(tx: Transaction, row: Row): Promise<void> {
  await tx.insertInto('records').values(row).execute()
}

type Change = Partial<Omit<Row, 'id' | 'reference' | 'version' | 'createdAt' | 'createdBy'>>

/** Writes a change and moves the version on; false when the version is not the one that was read. */
export async function updateRecord(
  tx: Transaction,
  target: { id: string; version: number },
  change: Change,
): Promise<boolean> {
  const result = await tx
    .updateTable('records')
    .set({ ...change, version: target.version + 1 })
    .where('id', '=', target.id)
    .where('version', '=', target.version)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

export async function deleteRecordRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('records').where('id', '=', id).execute()
}

/** Records whose time in the trash is over. */
export async function selectDeletedBefore(tx: Reader, instant: Instant, limit: number) {
  const rows = await tx
    .selectFrom('records')
    .select('id')
    .where('deletedAt', '<', instant)
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export interface ListFilter {
  createdBy?: string | undefined
  state?: RecordState | undefined
  visible?: boolean | undefined
  deleted: boolean
  /** Name folded as foldName does; numbers normalised. */
  search?: { name: string; number: string } | undefined
}

function filtered(tx: Reader, filter: ListFilter) {
  let query = tx.selectFrom('records').where('deletedAt', filter.deleted ? 'is not' : 'is', null)
  const { createdBy, state, visible, search } = filter
  if (createdBy !== undefined) query = query.where('createdBy', '=', createdBy)
  if (state !== undefined) query = query.where('state', '=', state)
  if (visible !== undefined) query = query.where('hiddenAt', visible ? 'is' : 'is not', null)
  if (search === undefined) return query
  return query.where((eb) =>
    eb.or([
      eb('nameFolded', 'like', `%${search.name.replace(/[%_]/g, ' ')}%`),
      ...(search.number.length >= 3
        ? [
            eb('passportNumber', 'like', `${search.number}%`),
            eb('referenceNumber', 'like', `${search.number}%`),
            eb('reference', 'like', `CR-${search.number.replace(/^CR/, '')}%`),
          ]
        : []),
    ]),
  )
}

const orders = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  name: ['nameFolded', 'asc'],
  updated: ['updatedAt', 'desc'],
} as const

/** One page of records and how many there are in all. */
export async function selectPage(
  tx: Reader,
  filter: ListFilter,
  page: { sort: keyof typeof orders; offset: number; limit: number },
): Promise<{ records: CandidateRecord[]; total: number }> {
  const [column, direction] = orders[page.sort]
  const records = await filtered(tx, filter)
    .select(columns)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const count = await filtered(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { records, total: Number(count.total) }
}

/** How many records outside the trash have a state, of everybody or of one who entered them. */
export async function countInState(
  tx: Reader,
  { state, createdBy }: { state: RecordState; createdBy: string | undefined },
): Promise<number> {
  const { total } = await filtered(tx, { state, createdBy, deleted: false })
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
