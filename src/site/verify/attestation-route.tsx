import type { ReactNode } from 'react'
import { checkAttestation } from '#modules/attestations'
import { checkReceiptFile } from '#modules/receipts'
import { mostReceiptCharacters } from '#modules/receipts/schema'
import { verificationRates } from '#modules/verification/limits'
import { formWithFile } from '../form-with-file.ts'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { attestationOutcome, OfAttestation } from './attestation.tsx'
import { OfReceiptFile, receiptFileOutcome } from './receipt-file.tsx'

/** An attestation, or the file of a receipt, as a file or as text. It is compared, and stored nowhere. */
export const attestationCheckPage = page({
  method: 'POST',
  path: '/verify/attestation',
  bringsFile: true,
  permission: 'public',
  run: async (context) => {
    const { ctx, words, organisation, address } = context
    await ctx.limits.takeByAddress(verificationRates.verify, address)
    const { file, fields, busy } = await formWithFile(context, mostReceiptCharacters)
    if (busy) throw busy
    const text = file?.toString('utf8') ?? fields.attestation ?? ''
    const { url } = ctx.config
    const verdict = await ctx.read(async (read) => {
      const ofReceipt = await checkReceiptFile(read, text, url)
      if (ofReceipt.verdict !== 'unreadable') return { of: 'receipt', ofReceipt } as const
      return { of: 'attestation', attested: await checkAttestation(read, text, url) } as const
    })
    if (verdict.of === 'receipt')
      return showResult(context, {
        title: receiptFileOutcome(words, verdict.ofReceipt),
        main: <OfReceiptFile {...{ words, organisation }} verdict={verdict.ofReceipt} />,
      })
    return showResult(context, {
      title: words.attestation.outcomes[attestationOutcome(verdict.attested)],
      main: <OfAttestation {...{ words, organisation }} verdict={verdict.attested} />,
    })
  },
})

function showResult(
  context: RequestContext,
  result: { title: string; main: ReactNode },
): Promise<Response> {
  return show(context, { ...result, hasSearch: true, isResult: true, here: '/verify' })
}
