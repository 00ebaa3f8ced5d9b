import type { ActionContext, WriteContext } from '#platform/context'
import { selectOpenSaying } from './cases.store.ts'
import { openCase } from './open-case.ts'

interface Fault {
  of: 'payment' | 'check'
  /** The number of the receipt. */
  number: string
}

/** Opens a case about a receipt that differs from the log; nothing while one is open already. */
export async function reportFault(ctx: WriteContext, { of, number }: Fault): Promise<void> {
  const said = { of, number }
  if (await selectOpenSaying(ctx.tx, 'fault', JSON.stringify(said))) return
  await openCase({ ...ctx, actor: { kind: 'system' } }, { kind: 'fault', said })
}

/** Does the same after reading. The answer stands also where the case cannot be written, as on a full disk. */
export async function reportFaultRead(ctx: ActionContext, fault: Fault): Promise<void> {
  try {
    await ctx.write((write) => reportFault(write, fault))
  } catch (error) {
    ctx.log.error({ error, ...fault }, 'A receipt differs from the log, and could not be reported')
  }
}
