import type { ActionContext, WriteContext } from '#platform/context'
import { hasOpenConcern } from './concerns.store.ts'
import { reportConcern } from './report-concern.ts'

/** What Candor itself reports to the admins; both languages of the dashboard, since the text is stored. */
const faults = {
  payment: (number: string) => [
    `The entry behind the payment receipt ${number} is not as our log says. Somebody checked this receipt, and the site did not confirm it. Run "candor doctor" to see which rows were changed in the database.`,
    `টাকার রসিদ ${number}-এর হিসাব আমাদের লগের সাথে মেলে না। কেউ এই রসিদ যাচাই করেছেন, আর সাইট তা নিশ্চিত করেনি। ডাটাবেসে কী বদলানো হয়েছে তা দেখতে "candor doctor" চালান।`,
  ],
  check: (number: string) => [
    `The receipt of a check ${number} is not as our log says. Somebody looked it up, and the site did not confirm it. Run "candor doctor" to see which rows were changed in the database.`,
    `যাচাইয়ের রসিদ ${number} আমাদের লগের সাথে মেলে না। কেউ এটি দেখতে চেয়েছেন, আর সাইট তা নিশ্চিত করেনি। ডাটাবেসে কী বদলানো হয়েছে তা দেখতে "candor doctor" চালান।`,
  ],
} as const

interface Fault {
  of: keyof typeof faults
  /** The number of the receipt. */
  number: string
}

/** Reports a receipt that differs from the log as a concern; nothing while the same report is open. */
export async function reportFault(ctx: WriteContext, { of, number }: Fault): Promise<void> {
  const text = faults[of](number).join('\n')
  if (await hasOpenConcern(ctx.tx, text)) return
  await reportConcern({ ...ctx, actor: { kind: 'system' } }, { from: null, text, page: '/verify' })
}

/** Does the same after reading. The answer stands also where the report cannot be written, as on a full disk. */
export async function reportFaultRead(ctx: ActionContext, fault: Fault): Promise<void> {
  try {
    await ctx.write((write) => reportFault(write, fault))
  } catch (error) {
    ctx.log.error({ error, ...fault }, 'A receipt differs from the log, and could not be reported')
  }
}
