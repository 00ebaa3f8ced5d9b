import type { Tables } from '#migrations'
import { compileOnce, type Reader, type Transaction } from '#platform/database'
import { noteChange } from './record-index.store.ts'

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
    .where('recordId', '=', recordId)
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
