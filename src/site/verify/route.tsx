import { verificationRates } from '#modules/receipts/schema'
import { type FieldProblem, Refusal, refusal, refuseUnless } from '#platform/errors'
import { readReceiptNumber } from '#platform/ids/schema'
import { networkOf, platformLimits } from '#platform/limits'
import { fieldsIn, formWithFile, isMultipart } from '../form.ts'
import { type QrContent, qrContentOf } from '../islands/qr/qr-content.ts'
import {
  answerForm,
  blankFields,
  freshForm,
  incompleteForm,
  refusedForm,
  sentenceOf,
  typedFields,
} from '../problems.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import type { Words } from '../words.ts'
import { answerToText, attestationCheckPage } from './attestation-route.tsx'
import {
  compareFile,
  compareFingerprint,
  lookUpReceipt,
  lookUpReference,
  type Outcome,
  sortOf,
} from './outcome.tsx'
import { askToVerify } from './page.tsx'
import { receiptTitle } from './receipt.tsx'
import { Result } from './result.tsx'

const questionPage = page('GET /verify', 'public', (context) => {
  const { query } = context
  const receipt = query.get('receipt')?.slice(0, 60)
  if (receipt === undefined) return askToVerify(context, freshForm())
  // From the QR code of a receipt.
  const check = query.get('check')?.slice(0, 60) ?? ''
  return answerReceipt(context, { receipt, check })
})

const answerPage = page('POST /verify', { ...forEverybody, bringsFile: true }, async (context) => {
  const isFile = isMultipart(context.request)
  const fields = isFile ? {} : await fieldsIn(context.request)
  return answerForm(context, typedFields, fields, {
    values: valuesOf(fields),
    show: (shown) => askToVerify(context, shown),
    problems: (error) => problemOfFile(context.words, error),
    does: async () => {
      const asked = readReceiptNumber(fields.receipt ?? '')
      if (asked.read === 'number') return seeOther(`/verify/${asked.number}`)
      return check(context, fields, isFile)
    },
    shows: (outcome) => showOutcome(context, outcome),
  })
})

/** A QR code in a picture, where the camera does not work; the picture is stored nowhere. */
const picturePage = page(
  'POST /verify/qr',
  { permission: 'public', bringsFile: true },
  async (context) => {
    try {
      return await answerToCode(context, await readPicture(context))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const own = pictureSentences(context.words)[error.code]
      const message = own ?? sentenceOf(error, context.words)
      const problems = [{ path: 'picture', message }]
      return askToVerify(context, refusedForm(error, context.words, { problems }))
    }
  },
)

async function readPicture(context: RequestContext): Promise<string | null> {
  const { ctx, address } = context
  await ctx.limits.takeByAddress(verificationRates.verify, address)
  const { file, isTooLarge, busy } = await formWithFile(context, platformLimits.photoBytes)
  if (busy) throw busy
  refuseUnless(!isTooLarge, 'document.too_large')
  return ctx.images.sentBy(networkOf(address)).readQr(file ?? Buffer.alloc(0))
}

/** Checks the text of an attestation or a receipt's file at once; of anything else, says where it leads. */
async function answerToCode(context: RequestContext, text: string | null): Promise<Response> {
  if (text === null) return showFound(context, null)
  const found = qrContentOf(text, new URL(context.ctx.config.url).host)
  const answer = found.of === 'other' ? await answerToText(context, text) : null
  return answer ?? showFound(context, found)
}

/** Fills in what can be looked up, for the reader to compare and send. */
function showFound(context: RequestContext, found: QrContent | null): Promise<Response> {
  if (!found) {
    const problems = [{ path: 'picture', message: context.words.verify.noCode }]
    return askToVerify(context, incompleteForm({}, problems))
  }
  return askToVerify(context, freshForm({ ...found }), found)
}

function pictureSentences({ verify }: Words): Record<string, string> {
  return {
    'document.too_large': verify.pictureTooLarge,
    'document.empty': verify.pictureMissing,
    'document.unsupported': verify.pictureUnsupported,
    'document.damaged': verify.pictureUnsupported,
  }
}

/** Looks up the receipt in an address, as in the QR code of one. */
async function answerReceipt(
  context: RequestContext,
  fields: { receipt: string; check: string },
): Promise<Response> {
  const { words } = context
  const asked = readReceiptNumber(fields.receipt)
  if (asked.read === 'number') return seeOther(`/verify/${asked.number}`)
  try {
    return await showOutcome(context, await check(context, fields, false))
  } catch (error) {
    const again = { values: valuesOf(fields), problems: problemOfFile(words, error) }
    return askToVerify(context, refusedForm(error, words, again))
  }
}

export const verifyPages = [questionPage, answerPage, picturePage, attestationCheckPage]

/** Checks what the form sent: a file, the fingerprint or only the size of one, a receipt, a reference. */
async function check(
  { ctx, request, address, words }: RequestContext,
  fields: Record<string, string>,
  isFile: boolean,
): Promise<Outcome> {
  const { sha256, bytes, reference = '', receipt, check: checkValue = '' } = fields
  if (receipt !== undefined) {
    refuseEmptyReceipt(words, receipt, checkValue)
    await ctx.limits.takeByAddress(verificationRates.verify, address)
    return lookUpReceipt(ctx, { number: receipt, check: checkValue })
  }
  const isOfFile = isFile || sha256 !== undefined || bytes !== undefined
  const isEmpty = !isOfFile && reference.trim() === ''
  const message = words.verify.referenceMissing
  if (isEmpty) throw refusal('request.invalid', { fields: [{ path: 'reference', message }] })
  await ctx.limits.takeByAddress(verificationRates.verify, address)
  if (isFile) return compareFile(ctx, request)
  // The browser kept back a file that nothing could be compared with.
  if (bytes !== undefined)
    throw refusal(Number(bytes) > 0 ? 'document.too_large' : 'document.empty')
  return sha256 === undefined ? lookUpReference(ctx, reference) : compareFingerprint(ctx, sha256)
}

/** Refuses a number without its check value: numbers are sequential, and easily guessed. */
function refuseEmptyReceipt({ verify }: Words, receipt: string, check: string): void {
  const missing = { receipt: verify.receiptMissing, check: verify.receiptCheckMissing }
  const problems = blankFields({ receipt, check }, missing)
  if (problems.length > 0) throw refusal('request.invalid', { fields: problems })
}

function showOutcome(context: RequestContext, outcome: Outcome): Promise<Response> {
  const { words, organisation } = context
  return show(context, {
    title:
      outcome.of === 'receipt'
        ? receiptTitle(words, outcome.verdict)
        : words.verify.outcomes[sortOf(outcome)],
    main: <Result words={words} organisation={organisation} outcome={outcome} />,
    hasSearch: true,
    isResult: true,
  })
}

/** Returns what stays in the form; a file is chosen again. */
const valuesOf = ({ reference = '', receipt = '', check = '' }: Record<string, string>) => ({
  ...{ reference, receipt, check },
})

/** Says at the file what could not be compared; null for anything else. */
function problemOfFile(words: Words, error: unknown): FieldProblem[] | null {
  const message = error instanceof Refusal ? sentences(words)[error.code] : undefined
  return message === undefined ? null : [{ path: 'file', message }]
}

/** Replaces the catalogue's sentence where it would advise to save the file again, which makes another file. */
function sentences({ verify }: Words): Record<string, string> {
  return { 'document.too_large': verify.tooLarge, 'document.empty': verify.fileMissing }
}
