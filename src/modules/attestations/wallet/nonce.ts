import { isWithin } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken, sameText } from '#platform/crypto'
import { attestationLimits } from '../limits.ts'
import { hashOf } from './make-offer.ts'
import { insertNonce } from './offers.store.ts'

/**
 * Makes a text for a wallet to sign, which states its own expiry. Nothing is written before one comes back, so
 * requesting many fills no table.
 */
export function newNonce(ctx: Pick<ReadContext, 'clock' | 'secrets'>): string {
  const said = `${Date.parse(ctx.clock.now()).toString(36)}.${newToken()}`
  return `${said}.${hashOf(ctx, 'nonce', said)}`
}

/** Tells whether a text is one of ours, from the last minutes, that nobody has used; it is then used up. */
export async function useNonce(ctx: WriteContext, nonce: string): Promise<boolean> {
  const now = ctx.clock.now()
  const [time = '', random = '', mac = '', ...more] = nonce.split('.')
  const isOurs = sameText(mac, hashOf(ctx, 'nonce', `${time}.${random}`))
  if (more.length > 0 || !isOurs) return false
  const madeAt = new Date(Number.parseInt(time, 36)).toISOString()
  if (!isWithin(attestationLimits.walletNonce, madeAt, now)) return false
  return insertNonce(ctx.tx, { nonceHash: hashOf(ctx, 'used', nonce), usedAt: now })
}
