import type { Tables } from '#migrations'
import { idsWithMerged } from '#modules/merges'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  insertOnce,
  type Reader,
  selectsAfter,
  type Transaction,
  updatesById,
} from '#platform/database'
import { noteChange } from './record-index.store.ts'
import { sealRow } from './sealed.store.ts'

export const insertBulkChange = insertOnce('bulkChanges')

/** Selects a change that this person made and has not undone. */
export async function selectBulkChange(tx: Reader, id: string, changedBy: string) {
  return tx
    .selectFrom('bulkChanges')
    .selectAll()
    .where('id', '=', id)
    .where('changedBy', '=', changedBy)
    .executeTakeFirst()
}

export async function deleteBulkChange(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('bulkChanges').where('id', '=', id).execute()
}

export async function deleteBulkChangesBefore(tx: Transaction, instant: Instant): Promise<void> {
  await tx.deleteFrom('bulkChanges').where('changedAt', '<', instant).execute()
}

const insertValuesRow = insertOnce('recordValues')

export async function insertValues(tx: Transaction, row: Tables['recordValues']): Promise<void> {
  await insertValuesRow(tx, await sealRow(tx, 'recordValues', row))
}

export async function selectValues(tx: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx.selectFrom('recordValues').selectAll().where('id', 'in', ids).execute()
}

type Row = Tables['savedViews']

export async function selectViews(tx: Reader, accountId: string): Promise<Row[]> {
  return tx
    .selectFrom('savedViews')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export const insertView = insertOnce('savedViews')

export const updateView = updatesById('savedViews')

export async function deleteViewRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('savedViews').where('id', '=', id).execute()
}

type Step = Tables['stageSteps']

/** Puts a record into a stage and stores the step. This is not an edit: the version stays. */
export async function insertStep(tx: Transaction, step: Step): Promise<void> {
  const { recordId, stage } = step
  await tx.insertInto('stageSteps').values(step).execute()
  await tx.updateTable('records').set({ stage }).where('id', '=', recordId).execute()
  await noteChange(tx, recordId)
}

/** Selects the steps of a record, the latest first. */
export async function selectSteps(tx: Reader, recordId: string): Promise<Omit<Step, 'recordId'>[]> {
  return stepsOfRecord(tx, recordId)
}

const stepsOfRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('stageSteps')
    .select(['id', 'stage', 'setBy', 'setAt'])
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('setAt', 'desc')
    .orderBy('id', 'desc'),
)

/** Counts the records in each stage, without the trash. */
export async function countByStage(tx: Reader): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('records')
    .select((eb) => ['stage', eb.fn.countAll<number>().as('records')])
    .where('stage', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy('stage')
    .execute()
  return new Map(rows.map(({ stage, records }) => [stage as string, Number(records)]))
}

/** A record with each column. */
export type WholeRow = Tables['records']

/** Selects a record with each column. */
const wholeRow = compileOnce((tx, id: string) =>
  tx.selectFrom('records').selectAll().where('id', '=', id),
)

export async function selectWholeRow(tx: Reader, id: string): Promise<WholeRow | undefined> {
  const [row] = await wholeRow(tx, id)
  return row
}

/** Selects whole rows in the order of their ids, a batch at a time, for the doctor. */
export const selectWholeRowsAfter = selectsAfter('records')

export type NoteRow = Tables['recordNotes']

const insertNoteRow = insertOnce('recordNotes')

export async function insertNote(tx: Transaction, row: NoteRow): Promise<void> {
  await insertNoteRow(tx, await sealRow(tx, 'recordNotes', row))
}

/** Selects the notes on a record, the latest first. */
export async function selectNotes(tx: Reader, recordId: string): Promise<NoteRow[]> {
  return tx
    .selectFrom('recordNotes')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
