import { z } from 'zod'
import {
  keepFileReceipt,
  keepPaymentReceipt,
  keepReferenceReceipt,
  keepShownReceipt,
  readReceipt,
  reportAltered,
} from '#modules/receipts'
import {
  fingerprintSchema,
  mostReceiptCharacters,
  type ReceiptContent,
  receiptRates,
} from '#modules/receipts/schema'
import type { WriteContext } from '#platform/context'
import { httpStatusOf, Refusal, refusal } from '#platform/errors'
import { readReceiptNumber } from '#platform/ids/schema'
import { formIn } from '../form.ts'
import { showStatement } from '../layout/statement-pages.tsx'
import { retryHeaders, sentenceOf } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { keyOfForm, sentOnce } from '../sent-once.ts'
import { seeOther } from '../show.tsx'
import { showReceipt } from './page.tsx'

/** The subject of the answer is compared again: a form may claim anything. */
const keepPage = page('POST /verify/receipts', 'public', async (context) => {
  const { ctx, address } = context
  const form = await formIn(context.request)
  try {
    await ctx.limits.takeByAddress(receiptRates.receipt, address)
    const once = { key: await keyOfForm(context), whose: 'anybody' }
    const number = await keptOnce(context, once, (write) => keepAnswer(write, form, ctx.config.url))
    return seeOther(`/verify/${number}`)
  } catch (error) {
    return notKept(context, error)
  }
})

/** Makes a receipt and returns its number, or that of the receipt which the same form made. */
export async function keptOnce(
  { ctx, path }: Pick<RequestContext, 'ctx' | 'path'>,
  form: { key: string | null; whose: string },
  keep: (write: WriteContext) => Promise<ReceiptContent>,
): Promise<string> {
  const { result } = await ctx.write((write) =>
    sentOnce(write, path, { ...form, kept: z.string() }, async () => (await keep(write)).number),
  )
  return result
}

function keepAnswer(ctx: WriteContext, form: FormData | URLSearchParams, publicUrl: string) {
  const sha256 = form.get('sha256')
  const attestation = form.get('attestation')
  if (typeof attestation === 'string') {
    const text = Buffer.from(attestation, 'base64url').toString('utf8')
    if (text.length > mostReceiptCharacters) throw refusal('request.unreadable')
    return keepShownReceipt(ctx, text, publicUrl)
  }
  const payment = form.get('payment')
  if (typeof payment === 'string')
    return keepPaymentReceipt(ctx, { number: payment, check: `${form.get('check') ?? ''}` })
  if (sha256 === null) return keepReferenceReceipt(ctx, `${form.get('reference') ?? ''}`)
  const fingerprint = fingerprintSchema.safeParse(sha256)
  if (!fingerprint.success) throw refusal('request.unreadable')
  return keepFileReceipt(ctx, fingerprint.data)
}

const receiptPage = page('GET /verify/{number}', 'public', async (context) => {
  const { ctx, params, address } = context
  const typed = params.number ?? ''
  const { read } = readReceiptNumber(typed)
  if (read !== 'number') return noReceipt(context, read === 'mistyped')
  try {
    await ctx.limits.takeByAddress(receiptRates.receipt, address)
    const receipt = await reportAltered(ctx, typed, (read) => readReceipt(read, typed))
    return showReceipt(context, receipt, '/verify')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'receipt.not_found') return noReceipt(context, false)
    return notKept(context, error)
  }
})

export const receiptPages = [keepPage, receiptPage]

/** Says why there is no receipt, and where to continue. */
export function notKept(context: RequestContext, error: unknown): Promise<Response> {
  if (!(error instanceof Refusal)) throw error
  const { words } = context
  const isAltered = error.code === 'receipt.unconfirmed'
  const title = isAltered ? words.verify.receiptOutcomes.unknown : words.checkReceipt.error
  return showStatement(context, {
    title,
    pageTitle: words.errors.error(title),
    sentences: [sentenceOf(error, words)],
    next: { label: words.verify.again, href: '/verify' },
    status: httpStatusOf[error.kind],
    headers: retryHeaders(error),
    here: '/verify',
  })
}

/** There is no such receipt; the explanation is the same for every well-formed number. */
function noReceipt(context: RequestContext, isMistyped: boolean): Promise<Response> {
  const { verify, checkReceipt } = context.words
  const { unknownTitle: title, mistyped, unknown } = checkReceipt
  return showStatement(context, {
    title,
    sentences: [isMistyped ? mistyped : unknown],
    next: { label: verify.again, href: '/verify' },
    status: 404,
    here: '/verify',
  })
}
