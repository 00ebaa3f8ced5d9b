import { z } from 'zod'
import { issuerOf } from '#modules/attestations'
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
import { Told } from '../layout/fields.tsx'
import { retryHeaders, sentenceOf } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { keyOfForm, sentOnce } from '../sent-once.ts'
import { seeOther, show } from '../show.tsx'
import { CheckReceipt, NoReceipt } from './page.tsx'

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

/** Shows a receipt, on its own page and beside the open share that it was made from. */
export function showReceipt(
  context: RequestContext,
  receipt: Parameters<typeof CheckReceipt>[0]['receipt'],
  back: '/verify' | '/shared/file',
  headers: Record<string, string> = {},
): Promise<Response> {
  const { ctx, words, organisation } = context
  const siteUrl = ctx.config.url
  const isSigned = issuerOf(siteUrl) !== null
  return show(context, {
    title: `${words.checkReceipt.title} ${receipt.number}`,
    main: <CheckReceipt {...{ words, organisation, receipt, siteUrl, isSigned, back }} />,
    headers,
    hasSearch: back === '/verify',
    isResult: true,
  })
}

/** Says why there is no receipt, and where to continue. */
export function notKept(context: RequestContext, error: unknown): Promise<Response> {
  if (!(error instanceof Refusal)) throw error
  const { words } = context
  const isAltered = error.code === 'receipt.unconfirmed'
  const title = isAltered ? words.verify.receiptOutcomes.unknown : words.checkReceipt.error
  return show(context, {
    title: words.errors.error(title),
    main: (
      <Told
        title={title}
        sentences={[sentenceOf(error, words)]}
        next={{ label: words.checkReceipt.back, href: '/verify' }}
      />
    ),
    status: httpStatusOf[error.kind],
    headers: retryHeaders(error),
    here: '/verify',
  })
}

function noReceipt(context: RequestContext, isMistyped: boolean): Promise<Response> {
  const { words } = context
  return show(context, {
    title: words.checkReceipt.unknownTitle,
    main: <NoReceipt words={words} isMistyped={isMistyped} />,
    status: 404,
    here: '/verify',
  })
}
