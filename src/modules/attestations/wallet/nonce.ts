import { isWithin } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken, sameText } from '#platform/crypto'
import { attestationLimits } from '../limits.ts'
import { hashOf } from './make-offer.ts'
import { insertNonce } from './offers.store.ts'

/**
 * A text for a wallet to sign, which says itself until when it serves. Nothing is written before one comes
 * back, so whoever asks for many fills no table.
 */
export function newNonce(ctx: Pick<ReadContext, 'clock' | 'secrets'>): string {
  const said = `${Date.parse(ctx.clock.now()).toString(36)}.${newToken()}`
  return `${said}.${hashOf(ctx, 'nonce', said)}`
}

/** Whether a text is one of ours, of the last minutes, that nobody has used; then it is used up. */
export async function useNonce(ctx: WriteContext, nonce: string): Promise<boolean> {
  const now = ctx.clock.now()
  const [time = '', random = '', mac = '', ...more] = nonce.split('.')
  const isOurs = sameText(mac, hashOf(ctx, 'nonce', `${time}.${random}`))
  if (more.length > 0 || !isOurs) return false
  const madeAt = new Date(Number.parseInt(time, 36)).toISOString()
  if (!isWithin(attestationLimits.walletNonce, madeAt, now)) return false
  return insertNonce(ctx.tx, { nonceHash: hashOf(ctx, 'used', nonce), usedAt: now })
}
