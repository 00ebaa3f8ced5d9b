import type { ReadContext } from '#platform/context'

const digits = 8

/**
 * Returns the code of a message of the kind `proof`, 8 digits. It is derived from the message and the installation's
 * secret, so nothing stores it while it waits to be sent.
 */
export function proofCode({ secrets }: Pick<ReadContext, 'secrets'>, messageId: string): string {
  const bytes = Buffer.from(secrets.hmac('own-data-code', `code:${messageId}`), 'base64url')
  return String(bytes.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, '0')
}
