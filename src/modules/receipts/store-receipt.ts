import { appendAudit } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/schema'
import type { WriteContext } from '#platform/context'
import { randomCharacters, receiptNumber } from '#platform/ids/schema'
import { insertReceipt } from './receipts.store.ts'
import type { ReceiptContent, ReceiptSubject } from './schema.ts'
import { digestOf, keptAction, macOf } from './signed-receipts.ts'

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
  const { number, authority, registerUrl } = licenceOf(organisation)
  return {
    ...{ displayName, legalName, licenceNumber: number, licensingAuthority: authority },
    ...(registerUrl === null && { byOwnAccount: true as const }),
  }
}
