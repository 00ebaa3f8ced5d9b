import type { ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import { isRowWhole, type Signed, signedPart, signRow } from '#platform/crypto'
import { digestOf } from './digest.ts'
import type { ReceiptRow } from './receipts.store.ts'
import { type ReceiptContent, receiptContentSchema } from './schema.ts'

/** The action that records a receipt. */
export const keptAction = 'receipt.kept'

const signed: Signed<ReceiptRow> = {
  ...{ id: true, number: true, recordId: true, shareId: true, documentIds: true, about: true },
  ...{ content: true, createdAt: true },
}

type Keys = Pick<ReadContext, 'secrets'>

/** Signs a receipt with what it is about, from which its later changes are read. */
export function macOf({ secrets }: Keys, row: ReceiptRow): string {
  return signRow(secrets, 'kept-receipt', signedPart(row, signed))
}

/** Returns what a receipt says, and null where it is not as its event says. */
export function toldContent(
  { secrets }: Keys,
  row: ReceiptRow,
  event: ListedEvent | null | undefined,
): ReceiptContent | null {
  const content = receiptContentSchema.safeParse(readJson(row.content)).data
  if (!content || !event) return null
  const { digest, mac } = event.details
  const isWhole =
    content.number === row.number &&
    digestOf(content) === digest &&
    isRowWhole(secrets, 'kept-receipt', { ...signedPart(row, signed), mac: String(mac) })
  return isWhole ? content : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
