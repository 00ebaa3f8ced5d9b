import type { ReadContext } from '#platform/context'
import { sameText } from '#platform/crypto'
import type { AnswerRow, OtherRow } from './other-contracts.store.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** What signs a row: every column of it but the signature, under a key that serves this alone. */
export function macOf({ secrets }: Keys, row: Omit<OtherRow, 'mac'> | Omit<AnswerRow, 'mac'>) {
  const columns = Object.entries(row)
    .filter(([name]) => name !== 'mac')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return secrets.hmac('other-contract', JSON.stringify(columns))
}

/** Whether a row is as it was written. */
export function isWhole(keys: Keys, row: OtherRow | AnswerRow): boolean {
  return sameText(macOf(keys, row), row.mac)
}
