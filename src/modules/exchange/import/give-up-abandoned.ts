import type { ActionContext } from '#platform/context'
import { selectOfCommand } from './imports.store.ts'
import { cancelImport } from './steps.ts'

/**
 * Cancels imports of the command line that were killed before their run, and removes their tables: nobody will continue
 * them. Only the holder of the lock `import` may call it.
 */
export async function giveUpAbandoned(ctx: ActionContext): Promise<void> {
  const before = ['uploaded', 'mapped', 'checking', 'checked'] as const
  const jobs = await ctx.read(({ tx }) => selectOfCommand(tx, before))
  for (const { id: importId } of jobs) await cancelImport(ctx, { importId })
}
