import type { WriteContext } from '#platform/context'
import type { ImportAnswer } from '../answers.schema.ts'
import {
  type ImportMapping,
  type ImportTarget,
  mappingProblems,
  settled,
} from '../columns.schema.ts'
import { refusal, refuseUnless } from '../refusals.ts'
import { say } from '../say.ts'
import { getImport } from './get-import.ts'
import type { ImportJob } from './import-job.ts'
import { updateImport } from './imports.store.ts'

interface ChooseColumns {
  importId: string
  mapping?: ImportMapping | undefined
  updateExisting?: boolean | undefined
  answers?: ImportAnswer[] | undefined
  sheets?: string[] | undefined
}

/**
 * Sets the target of each column, whether records on file may be changed, and how unknown values are taken. Columns may
 * still be missing; the dry run and the run require them all. Refuses with `import.mapping` and the fields whose column
 * does not exist or is chosen twice.
 */
export async function chooseColumns(
  ctx: WriteContext,
  { importId, ...choices }: ChooseColumns,
): Promise<ImportJob> {
  const job = await getImport(ctx, importId)
  refuseUnless(['uploaded', 'mapped', 'checked'].includes(job.state), 'import.wrong_state')
  const { updateExisting = job.updateExisting, answers = job.answers } = choices
  const mapping = settled(choices.mapping ?? job.mapping)
  const sheets = job.sheets.map((sheet) => ({
    ...sheet,
    isTaken: choices.sheets?.includes(sheet.name) ?? sheet.isTaken,
  }))
  if (sheets.length > 0 && !sheets.some(({ isTaken }) => isTaken))
    throw refusal('import.mapping', { fields: [{ path: 'sheets', ...say('noSheet') }] })
  const problems = mappingProblems(mapping, job.columns, updateExisting)
  const fields = problems.filter(({ path }) => mapping[path as ImportTarget] !== undefined)
  if (fields.length > 0) throw refusal('import.mapping', { fields })
  await updateImport(ctx.tx, job, {
    mapping,
    updateExisting,
    answers,
    sheets,
    state: problems.length > 0 ? 'uploaded' : 'mapped',
    updatedAt: ctx.clock.now(),
  })
  return getImport(ctx, importId)
}
