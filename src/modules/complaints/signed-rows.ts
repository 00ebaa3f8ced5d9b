import { createHash } from 'node:crypto'
import type { ReadContext } from '#platform/context'
import { sameText } from '#platform/crypto'
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

/** What signs a row: every column of it but the signature, under a key that serves this alone. */
export function macOf({ secrets }: Keys, row: Omit<ComplaintRow, 'mac'> | Omit<AnswerRow, 'mac'>) {
  const columns = Object.entries(row)
    .filter(([name]) => name !== 'mac')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return secrets.hmac('complaint', JSON.stringify(columns))
}

/** Whether a row is as it was written. */
export function isWhole(keys: Keys, row: ComplaintRow | AnswerRow): boolean {
  return sameText(macOf(keys, row), row.mac)
}
