import { keepShareReceipt, readShareReceipt, reportAltered } from '#modules/receipts'
import { receiptRates } from '#modules/receipts/limits'
import { refreshAtEnd } from '../file/time-left.tsx'
import { keptOnce, notKept, showReceipt } from '../receipts/route.tsx'
import { page } from '../route.ts'
import { keyOfForm } from '../sent-once.ts'
import { seeOther } from '../show.tsx'
import { inSharedViewing } from './in-viewing.tsx'

const keepPage = page({
  method: 'POST',
  path: '/shared/receipts',
  permission: 'public',
  run: (context) =>
    inSharedViewing(context, async ({ viewing }) => {
      const { ctx, address } = context
      try {
        await ctx.limits.takeByAddress(receiptRates.receipt, address)
        const form = { key: await keyOfForm(context), whose: `share ${viewing.shareId}` }
        const number = await keptOnce(context, form, (write) => keepShareReceipt(write, viewing))
        return seeOther(`/shared/receipts/${number}`)
      } catch (error) {
        return notKept(context, error)
      }
    }),
})

/** While the share is open, its receipt also states the candidate's name for it. */
const receiptPage = page({
  method: 'GET',
  path: '/shared/receipts/{number}',
  permission: 'public',
  run: (context) =>
    inSharedViewing(context, async ({ viewing, secondsLeft }) => {
      try {
        const typed = context.params.number ?? ''
        const receipt = await reportAltered(context.ctx, typed, (read) =>
          readShareReceipt(read, viewing, typed),
        )
        const headers = refreshAtEnd(secondsLeft, '/shared/file')
        return showReceipt(context, receipt, '/shared/file', headers)
      } catch (error) {
        return notKept(context, error)
      }
    }),
})

export const sharedReceiptPages = [keepPage, receiptPage]
