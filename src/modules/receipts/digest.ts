import { createHash } from 'node:crypto'
import { canonicalJson } from '#platform/tlog'
import type { ReceiptContent } from './schema.ts'

/** Returns the SHA-256 of a receipt's content; because of the random number in it the digest reveals nothing. */
export function digestOf(content: ReceiptContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}
