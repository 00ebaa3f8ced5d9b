import { createHash } from 'node:crypto'
import type { ReadContext } from '#platform/context'
import { isRowWhole, signRow } from '#platform/crypto'
import { canonicalJson } from '#platform/tlog'
import type { AnswerRow, ComplaintRow } from './complaints.store.ts'
import type { ComplaintContent } from './schema.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** Returns the content of the digest: a complaint in the form of RFC 8785, one line. */
export function lineOf(content: ComplaintContent): string {
  return canonicalJson(content)
}

/** Returns the SHA-256 of a complaint; because of the random bits in it the digest reveals nothing. */
export function digestOf(content: ComplaintContent): string {
  return createHash('sha256').update(lineOf(content)).digest('hex')
}

/** Signs a row, under a key used only for this. */
export const macOf = (
  { secrets }: Keys,
  row: Omit<ComplaintRow, 'mac'> | Omit<AnswerRow, 'mac'>,
): string => signRow(secrets, 'complaint', row)

/** Tells whether a row is as it was written. */
export const isWhole = ({ secrets }: Keys, row: ComplaintRow | AnswerRow): boolean =>
  isRowWhole(secrets, 'complaint', row)
