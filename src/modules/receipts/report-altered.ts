import { reportFaultRead } from '#modules/cases'
import type { ActionContext, ReadContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { readReceiptNumber } from '#platform/ids/schema'

/**
 * Reads a receipt. One that is not as the log says is refused with `receipt.unconfirmed`, and the admins get a report.
 */
export async function reportAltered<T>(
  ctx: ActionContext,
  typed: string,
  read: (ctx: ReadContext) => Promise<T>,
): Promise<T> {
  try {
    return await ctx.read(read)
  } catch (error) {
    const asked = readReceiptNumber(typed)
    const isAltered = error instanceof Refusal && error.code === 'receipt.unconfirmed'
    if (isAltered && asked.read === 'number')
      await reportFaultRead(ctx, { of: 'check', number: asked.number })
    throw error
  }
}
