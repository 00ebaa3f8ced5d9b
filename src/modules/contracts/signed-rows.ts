import type { ReadContext } from '#platform/context'
import { isRowWhole, signRow } from '#platform/crypto'
import type { AnswerRow, OtherRow } from './other-contracts.store.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** Signs a row, under a key used only for this. */
export const macOf = (
  { secrets }: Keys,
  row: Omit<OtherRow, 'mac'> | Omit<AnswerRow, 'mac'>,
): string => signRow(secrets, 'other-contract', row)

/** Tells whether a row is as it was written. */
export const isWhole = ({ secrets }: Keys, row: OtherRow | AnswerRow): boolean =>
  isRowWhole(secrets, 'other-contract', row)
