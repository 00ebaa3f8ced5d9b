import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import type { Refusal } from '#platform/errors'
import { accountRates } from './limits.ts'
import type { Accounts } from './open-accounts.ts'
import { openSessionOf, type SignInStep } from './open-session.ts'
import { fromAddress, type PasswordTry } from './password-tries.ts'
import { isPasswordOf } from './passwords/is-password-of.ts'
import { proveCode } from './second-factor.ts'
import { hasSecondFactor } from './second-factors.store.ts'

interface AtOnce extends PasswordTry {
  password: string
  code: string
  /** The refusal by the limits of the password. */
  kept: Refusal
}

/**
 * Signs in the owner of a second factor who is locked out by strangers' wrong passwords: with password and code
 * together, on a limit per account and address that nobody elsewhere can use up. Anybody who lacks either gets the
 * refusal from before (`kept`), and so learns nothing about the other.
 */
export async function signInWithCode(
  ctx: ActionContext,
  accounts: Accounts,
  { email, address, holder, headers, password, code, kept }: AtOnce,
): Promise<SignInStep> {
  const from = fromAddress(email, address)
  await ctx.limits.take(accountRates.signInWithCode, from)
  const isRight = await isPasswordOf(ctx, holder, password)
  // With the right password, tries from everywhere count, as after the first step; otherwise, for equal time, those
  // from this address.
  const guesser = holder && isRight ? holder.id : from
  if (!(await ctx.limits.mayTake(accountRates.secondFactor, guesser))) throw kept
  const hasFactor = await ctx.read(({ tx }) => hasSecondFactor(tx, holder?.id ?? ''))
  const proved = holder && hasFactor ? await proveCode(ctx, holder.id, code) : null
  const accountId = await ctx.write(async (write) => {
    if (holder && proved && isRight && (await proved(write))) return holder.id
    await appendAudit(write, 'account.sign_in_failed', holder ? `account:${holder.id}` : null)
    return null
  })
  if (accountId === null) throw kept
  const passwordHash = holder?.passwordHash ?? null
  const proof = { method: 'password', passwordHash, asksSecondFactor: false, headers } as const
  const step = await openSessionOf(ctx, accounts, { ...proof, accountId })
  if (!step) throw kept
  await ctx.limits.forget(accountRates.signInWithCode, from)
  await ctx.limits.forget(accountRates.secondFactor, accountId)
  return step
}
