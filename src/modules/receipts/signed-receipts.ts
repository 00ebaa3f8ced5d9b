import { createHash } from 'node:crypto'
import { appendAudit, type ListedEvent, listEvents } from '#modules/audit'
import { reportFaultRead } from '#modules/cases'
import { readSettings } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/regulators.schema'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { isRowWhole, type Signed, signRow } from '#platform/crypto'
import { inBatches } from '#platform/database'
import { Refusal, refusalsOf, refusing } from '#platform/errors'
import { randomCharacters, readReceiptNumber, receiptNumber } from '#platform/ids/schema'
import { parsedJson } from '#platform/text.schema'
import { canonicalJson } from '#platform/tlog'
import { insertReceipt, type ReceiptRow, selectReceiptsAfter } from './receipts.store.ts'
import { type ReceiptContent, type ReceiptSubject, receiptContentSchema } from './schema.ts'

/** What the doctor found wrong with a receipt of a check. */
export interface ReceiptFinding {
  problem: 'altered' | 'unrecorded'
  /** Its number. */
  subject: string
}

const step = 200

/** Compares each receipt with its event. One that is gone is no finding: receipts go with their record, or with time. */
export async function* examineReceipts(ctx: ActionContext): AsyncIterable<ReceiptFinding> {
  const batches = inBatches(step, (...some) =>
    ctx.read(({ tx }) => selectReceiptsAfter(tx, ...some)),
  )
  for await (const rows of batches) {
    const subjects = rows.map(({ id }) => `receipt:${id}`)
    const filter = { subjects, actions: [keptAction], limit: step }
    const events = await ctx.read((read) => listEvents(read, filter))
    const eventOf = new Map(events.map((event) => [event.subject, event]))
    for (const row of rows) {
      const event = eventOf.get(`receipt:${row.id}`)
      if (!event) yield { problem: 'unrecorded', subject: row.number }
      else if (signedContent(ctx, row, event) === null)
        yield { problem: 'altered', subject: row.number }
    }
  }
}

/** The action that records a receipt. */
export const keptAction = 'receipt.kept'

const signed: Signed<ReceiptRow> = {
  ...{ id: true, number: true, recordId: true, shareId: true, documentIds: true, about: true },
  ...{ content: true, createdAt: true },
}
const signedAs = { purpose: 'kept-receipt', columns: signed } as const

type Keys = Pick<ReadContext, 'secrets'>

/** Signs a receipt with what it is about, from which its later changes are read. */
function macOf({ secrets }: Keys, row: ReceiptRow): string {
  return signRow(secrets, signedAs, row)
}

/** Returns what a receipt says, and null where it is not as its event says. */
export function signedContent(
  { secrets }: Keys,
  row: ReceiptRow,
  event: ListedEvent | null | undefined,
): ReceiptContent | null {
  const content = receiptContentSchema.safeParse(parsedJson(row.content)).data
  if (!content || !event) return null
  const { digest, mac } = event.details
  const isWhole =
    content.number === row.number &&
    digestOf(content) === digest &&
    isRowWhole(secrets, signedAs, { row, mac: String(mac) })
  return isWhole ? content : null
}

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

/** Returns the SHA-256 of a receipt's content; because of the random number in it the digest reveals nothing. */
export function digestOf(content: ReceiptContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/** The result of a check, before it has a number. */
export type Found = Omit<ReceiptContent, 'number' | 'at' | 'organisation'>

/** What a receipt is about, for stating its later changes. */
export interface About {
  recordId: string | null
  shareId: string | null
  documentIds: readonly string[]
  /** What is neither a record nor a share nor a document; null where there is nothing else. */
  subject: ReceiptSubject | null
}

export const blank = {
  ...{ sha256: null, reference: null, purpose: null, papers: [] },
  ...{ heldSince: null, count: 0, superseded: false },
}
export const nothing: About = { recordId: null, shareId: null, documentIds: [], subject: null }

/** Stores the receipt and its event in the log, which has a digest of the receipt's content, and a signature of the row. */
export async function storeReceipt(
  ctx: WriteContext,
  found: Found,
  about: About,
): Promise<ReceiptContent> {
  const id = ctx.ids.uuid()
  const number = receiptNumber(ctx.ids.crockford(randomCharacters))
  const at = ctx.clock.now()
  const content: ReceiptContent = { number, at, ...found, organisation: await issuer(ctx) }
  const documentIds = JSON.stringify(about.documentIds)
  const { recordId, shareId, subject } = about
  const row = {
    ...{ id, number, recordId, shareId, documentIds },
    about: subject && JSON.stringify(subject),
    content: JSON.stringify(content),
    createdAt: at,
  }
  await insertReceipt(ctx.tx, row)
  const { compared, verdict } = found
  await appendAudit(ctx, keptAction, `receipt:${id}`, {
    compared,
    verdict,
    digest: digestOf(content),
    mac: macOf(ctx, row),
  })
  return content
}

async function issuer({ tx }: WriteContext): Promise<ReceiptContent['organisation']> {
  const organisation = await readSettings(tx)
  const { displayName, legalName } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation, 'en')
  return {
    ...{ displayName, legalName, licenceNumber: number, licensingAuthority: authority },
    ...(registerUrl === null && { byOwnAccount: true as const }),
  }
}

/** Refusals about receipts of checks. */
export const receiptRefusals = refusalsOf({
  'receipt.not_found': 'not_found',
  'receipt.unconfirmed': 'conflict',
  'receipt.no_attestation': 'invalid',
  'receipt.no_payment': 'invalid',
  'receipt.no_reference': 'invalid',
})

const known = refusing(receiptRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
