import type { ActionContext } from '#platform/context'
import type { ChosenEncoding } from '../encodings.schema.ts'
import { refuseUnless } from '../refusals.ts'
import { getImport } from './get-import.ts'
import type { ImportJob } from './import-job.ts'
import { updateImport } from './imports.store.ts'
import { bytesOfTable, takeTable } from './take-table.ts'

interface ReadAgain {
  importId: string
  encoding: ChosenEncoding
}

const stepsThatRead = ['uploaded', 'mapped', 'checked']

/**
 * Reads the table of an import again, in the encoding that somebody chose, and guesses the columns again. Refuses with
 * `import.wrong_state` an import that was started, and tables whose file tells its encoding.
 */
export async function readAgain(
  ctx: ActionContext,
  { importId, encoding }: ReadAgain,
): Promise<ImportJob> {
  const job = await ctx.read((read) => getImport(read, importId))
  refuseUnless(stepsThatRead.includes(job.state) && job.letters !== null, 'import.wrong_state')
  const bytes = await bytesOfTable(ctx, importId)
  const table = await takeTable(ctx, { ...job, bytes, chosen: encoding })
  return ctx.write(async (write) => {
    const isStill = await updateImport(write.tx, job, { ...table, updatedAt: write.clock.now() })
    refuseUnless(isStill, 'import.wrong_state')
    return getImport(write, importId)
  })
}
