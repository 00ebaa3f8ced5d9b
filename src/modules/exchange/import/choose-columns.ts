import type { WriteContext } from '#platform/context'
import { Refusal, refuseUnless } from '#platform/errors'
import { type ImportMapping, mappingProblems } from '../columns/schema.ts'
import { getImport } from './get-import.ts'
import type { ImportJob } from './import-job.ts'
import { updateImport } from './imports.store.ts'

interface ChooseColumns {
  importId: string
  mapping?: ImportMapping | undefined
  updateExisting?: boolean | undefined
}

/**
 * Says which column is what, and whether records on file may be changed. Refuses with
 * `import.mapping` and the fields that lack a column.
 */
export async function chooseColumns(
  ctx: WriteContext,
  { importId, ...choices }: ChooseColumns,
): Promise<ImportJob> {
  const job = await getImport(ctx, importId)
  refuseUnless(['uploaded', 'mapped', 'checked'].includes(job.state), 'import.wrong_state')
  const { mapping = job.mapping, updateExisting = job.updateExisting } = choices
  const fields = mappingProblems(mapping, job.columns, updateExisting)
  if (fields.length > 0) throw new Refusal('import.mapping', { fields })
  await updateImport(ctx.tx, job, {
    mapping,
    updateExisting,
    state: 'mapped',
    updatedAt: ctx.clock.now(),
  })
  return getImport(ctx, importId)
}
