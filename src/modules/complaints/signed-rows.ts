import { createHash } from 'node:crypto'
import type { ReadContext } from '#platform/context'
import { isRowWhole, signRow } from '#platform/crypto'
import { canonicalJson } from '#platform/tlog'
import type { AnswerRow, ComplaintRow } from './complaints.store.ts'
import type { ComplaintContent } from './schema.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** What the digest is of: a complaint in the form of RFC 8785, one line. */
export function lineOf(content: ComplaintContent): string {
  return canonicalJson(content)
}

/** SHA-256 of a complaint; the random bits in it keep the digest from telling anything. */
export function digestOf(content: ComplaintContent): string {
  return createHash('sha256').update(lineOf(content)).digest('hex')
}

/** What signs a row, under a key that serves this alone. */
export const macOf = (
  { secrets }: Keys,
  row: Omit<ComplaintRow, 'mac'> | Omit<AnswerRow, 'mac'>,
): string => signRow(secrets, 'complaint', row)

/** Whether a row is as it was written. */
export const isWhole = ({ secrets }: Keys, row: ComplaintRow | AnswerRow): boolean =>
  isRowWhole(secrets, 'complaint', row)
