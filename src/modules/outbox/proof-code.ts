import type { ReadContext } from '#platform/context'

const digits = 8

/**
 * The code that a message of the kind `proof` brings, 8 digits. It follows from the message and the
 * installation's secret, so that nothing keeps it while it waits to be sent.
 */
export function proofCode({ secrets }: Pick<ReadContext, 'secrets'>, messageId: string): string {
  const bytes = Buffer.from(secrets.hmac('own-data-code', `code:${messageId}`), 'base64url')
  return String(bytes.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, '0')
}
