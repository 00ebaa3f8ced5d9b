import { isWithin } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { attestationLimits } from '../limits.ts'
import { hashesOf } from './make-offer.ts'
import { insertNonce } from './offers.store.ts'

/**
 * Makes a text for a wallet to sign, which states its own expiry. Nothing is written before one comes back, so
 * requesting many fills no table.
 */
export function newNonce(ctx: Pick<ReadContext, 'clock' | 'secrets'>): string {
  const said = `${Date.parse(ctx.clock.now()).toString(36)}.${newToken()}`
  return `${said}.${hashesOf(ctx, 'nonce', said)[0]}`
}

/** Tells whether a text is one of ours, from the last minutes, that nobody has used; it is then used up. */
export async function useNonce(ctx: WriteContext, nonce: string): Promise<boolean> {
  const now = ctx.clock.now()
  const [time = '', random = '', mac = '', ...more] = nonce.split('.')
  const isOurs = ctx.secrets.isHmac('wallet', `nonce ${time}.${random}`, mac)
  if (more.length > 0 || !isOurs) return false
  const madeAt = new Date(Number.parseInt(time, 36)).toISOString()
  if (!isWithin(attestationLimits.walletNonce, madeAt, now)) return false
  // Under each secret, so that it is used up for a process that does not know the present one.
  for (const nonceHash of hashesOf(ctx, 'used', nonce))
    if (!(await insertNonce(ctx.tx, { nonceHash, usedAt: now }))) return false
  return true
}
