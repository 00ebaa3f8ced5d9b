import type { ReadContext } from '#platform/context'
import { sameText } from '#platform/crypto'
import type { AnswerRow, OwnRow } from './own-payments.store.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** What signs a row: every column of it but the signature, under a key that serves this alone. */
export function macOf(
  { secrets }: Keys,
  row: Omit<OwnRow, 'mac'> | Omit<AnswerRow, 'mac'>,
): string {
  const columns = Object.entries(row)
    .filter(([name]) => name !== 'mac')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return secrets.hmac('own-payment', JSON.stringify(columns))
}

/** Whether a row is as it was written. */
export function isWhole(keys: Keys, row: OwnRow | AnswerRow): boolean {
  return sameText(macOf(keys, row), row.mac)
}
