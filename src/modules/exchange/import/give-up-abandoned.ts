import type { ActionContext } from '#platform/context'
import { selectOfCommand } from './imports.store.ts'
import { cancelImport } from './steps.ts'

/**
 * Gives up the imports of the command line that were killed before their run, tables and all: nobody
 * goes on with them. Only who holds the lock `import` may call it.
 */
export async function giveUpAbandoned(ctx: ActionContext): Promise<void> {
  const before = ['uploaded', 'mapped', 'checking', 'checked'] as const
  const jobs = await ctx.read(({ tx }) => selectOfCommand(tx, before))
  for (const { id: importId } of jobs) await cancelImport(ctx, { importId })
}
