import type { ReactNode } from 'react'
import { checkAttestation } from '#modules/attestations'
import { checkReceiptFile } from '#modules/receipts'
import { mostReceiptCharacters } from '#modules/receipts/schema'
import { verificationRates } from '#modules/verification/limits'
import { formWithFile } from '../form-with-file.ts'
import { KeepReceipt } from '../layout/keep-receipt.tsx'
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
    const { ctx, address } = context
    await ctx.limits.takeByAddress(verificationRates.verify, address)
    const { file, fields, busy } = await formWithFile(context, mostReceiptCharacters)
    if (busy) throw busy
    const text = file?.toString('utf8') ?? fields.attestation ?? ''
    return showChecked(context, text, await checkText(context, text))
  },
})

/** Shows what a text is, if it is an attestation or the file of a receipt; null if it is neither. */
export async function answerToText(
  context: RequestContext,
  text: string,
): Promise<Response | null> {
  const checked = await checkText(context, text)
  const isNeither = checked.of === 'attestation' && checked.attested.verdict === 'unreadable'
  return isNeither ? null : showChecked(context, text, checked)
}

type Checked = Awaited<ReturnType<typeof checkText>>

async function checkText({ ctx }: RequestContext, text: string) {
  const { url } = ctx.config
  const ofReceipt = await checkReceiptFile(ctx, text, url)
  if (ofReceipt.verdict !== 'unreadable') return { of: 'receipt', ofReceipt } as const
  const attested = await ctx.read((read) => checkAttestation(read, text, url))
  return { of: 'attestation', attested } as const
}

function showChecked(context: RequestContext, text: string, checked: Checked): Promise<Response> {
  const { words, organisation } = context
  const attestation = Buffer.from(text).toString('base64url')
  const keep = <KeepReceipt words={words} action="/verify/receipts" fields={{ attestation }} />
  if (checked.of === 'receipt')
    return showResult(context, {
      title: receiptFileOutcome(words, checked.ofReceipt),
      main: <OfReceiptFile {...{ words, organisation, keep }} verdict={checked.ofReceipt} />,
    })
  return showResult(context, {
    title: words.attestation.outcomes[attestationOutcome(checked.attested)],
    main: <OfAttestation {...{ words, organisation, keep }} verdict={checked.attested} />,
  })
}

function showResult(
  context: RequestContext,
  result: { title: string; main: ReactNode },
): Promise<Response> {
  return show(context, { ...result, hasSearch: true, isResult: true, here: '/verify' })
}
