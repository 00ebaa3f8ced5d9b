import type { ReadContext } from '#platform/context'
import { sameText } from '#platform/crypto'

const digits = 8

type Keys = Pick<ReadContext, 'secrets'>

/**
 * Returns the code of a message of the kind `proof`, 8 digits. It is derived from the message and the installation's
 * secret, so nothing stores it while it waits to be sent.
 */
export function proofCode({ secrets }: Keys, messageId: string): string {
  return codeOf(secrets.hmac('own-data-code', `code:${messageId}`))
}

/** Tells whether this message had, or has, that code: under the present secret or a former one. */
export function isProofCode({ secrets }: Keys, messageId: string, code: string): boolean {
  return secrets
    .candidates('own-data-code', `code:${messageId}`)
    .some((hmac) => sameText(code, codeOf(hmac)))
}

function codeOf(hmac: string): string {
  const bytes = Buffer.from(hmac, 'base64url')
  return String(bytes.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, '0')
}
