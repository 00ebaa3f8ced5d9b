import { createOTP } from '@better-auth/utils/otp'
import { beginSecondFactor } from '#modules/accounts'
import type { Role } from '#platform/context'
import type { TestRuntime } from '#test/test-runtime'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const step = 30_000

/** Returns the bytes that an authenticator app stores for a secret as people type it (RFC 4648, base32). */
export function secretOf(base32: string): string {
  const bits = [...base32.replaceAll('=', '')].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes =
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? []
  return String.fromCharCode(...bytes)
}

/** Returns the app's code at an instant, or this many steps of 30 seconds later. */
export function oneTimeCode(secret: string, now: string, drift = 0): Promise<string> {
  return createOTP(secret).hotp(Math.floor(Date.parse(now) / step) + drift)
}

/** Returns the secret in an address that an app reads from a QR code. */
export const secretIn = (otpauth: string): string =>
  secretOf(new URL(otpauth).searchParams.get('secret') ?? '')

/** Gives somebody a second factor that counts; answers the context in which they act. */
export async function giveSecondFactor(app: TestRuntime, { id, role }: { id: string; role: Role }) {
  const ctx = app.as({ kind: 'account', id, role, name: '', sessionId: '' })
  await beginSecondFactor(ctx, { issuer: 'Padma' })
  const enabledAt = app.clock.now()
  await ctx.write(({ tx }) =>
    tx.updateTable('secondFactors').set({ enabledAt }).where('accountId', '=', id).execute(),
  )
  return ctx
}
