import type { ReadContext } from '#platform/context'
import type { ImportJob } from './import-job.ts'
import { selectOfCommand } from './imports.store.ts'

/**
 * Finds the run on the command line that was interrupted over the same table; undefined when there is none. It
 * continues with its own choices.
 */
export async function interruptedTwin(
  ctx: ReadContext,
  job: ImportJob,
): Promise<ImportJob | undefined> {
  const interrupted = await selectOfCommand(ctx.tx, ['running'])
  return interrupted.find(({ fingerprint }) => fingerprint === job.fingerprint)
}
