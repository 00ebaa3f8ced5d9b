import type { ReadContext } from '#platform/context'
import { isRowWhole, signRow } from '#platform/crypto'
import type { AnswerRow, OwnRow } from './own-payments.store.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** Signs a row, under a key used only for this. */
export const macOf = (
  { secrets }: Keys,
  row: Omit<OwnRow, 'mac'> | Omit<AnswerRow, 'mac'>,
): string => signRow(secrets, 'own-payment', row)

/** Tells whether a row is as it was written. */
export const isWhole = ({ secrets }: Keys, row: OwnRow | AnswerRow): boolean =>
  isRowWhole(secrets, 'own-payment', row)
