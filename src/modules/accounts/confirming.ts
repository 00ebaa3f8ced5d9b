import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId, type WriteContext } from '#platform/context'
import { findAccount } from './accounts.store.ts'
import { confirmSession } from './authenticate.store.ts'
import { findPasswordHolder } from './credentials.store.ts'
import { accountLimits, accountRates } from './forms.schema.ts'
import { findAccountOfProvider } from './links.store.ts'
import type { Accounts } from './opening.ts'
import { provePasskey } from './passkeys.ts'
import { countTry, isPasswordOf } from './passwords.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { whoActs } from './second-factor.ts'
import type { SignInMethod } from './sessions.ts'
import { leaveForProvider, type ProviderAnswer, profileIn } from './sign-in-by-provider.ts'

export interface Confirmation {
  headers: Headers
  /** The caller's IP address. */
  address: string
  password?: string | undefined
  /** The browser's answer with a passkey. */
  passkey?: Record<string, unknown> | undefined
}

/**
 * Takes the password, or a passkey's answer, again and notes the time in the session; the second factor is not required
 * again. Refuses with `account.wrong_password`, `session.passkey_refused`, `account.not_a_person`, and with
 * `request.too_many` after as many tries as for signing in.
 */
export async function confirm(
  ctx: ActionContext,
  accounts: Accounts,
  { headers, address, password, passkey }: Confirmation,
): Promise<void> {
  const accountId = whoActs(ctx)
  const method = passkey ? 'passkey' : 'password'
  const isRight = passkey
    ? await isOwnPasskey(ctx, accounts, { headers, response: passkey, accountId, address })
    : await isOwnPassword(ctx, { accountId, password, address, headers })
  if (isRight) return ctx.write((write) => noteConfirmed(write, method))
  await ctx.writeGrouped((write) =>
    appendAudit(write, 'account.confirm_failed', `account:${accountId}`, { method }),
  )
  if (passkey) throw refusal('session.passkey_refused')
  throw refusal('account.wrong_password', {
    fields: [{ path: 'password', message: 'This is not your password. Check it and try again.' }],
  })
}

/** Notes the proof in the session and in the log. Refuses with `session.required` when the session has ended. */
async function noteConfirmed(ctx: WriteContext, method: SignInMethod): Promise<void> {
  const { actor, tx, clock } = ctx
  const isThere =
    actor.kind === 'account' && (await confirmSession(tx, actor.sessionId, clock.now()))
  refuseUnless(isThere, 'session.required')
  await appendAudit(ctx, 'account.confirmed', `account:${actorId(actor)}`, { method })
}

/** Checks the password. Counted together with sign-ins: a borrowed session must not be a second place to guess. */
async function isOwnPassword(
  ctx: ActionContext,
  {
    accountId,
    password = '',
    address,
    headers,
  }: Omit<Confirmation, 'passkey'> & { accountId: string },
): Promise<boolean> {
  const [account, holder] = await ctx.read(async ({ tx }) => {
    const found = await findAccount(tx, accountId)
    return [found, found && (await findPasswordHolder(tx, found.email))] as const
  })
  refuseUnless(account, 'session.required')
  const { email } = account
  const forgetTries = await countTry(ctx, { email, holder, address, headers })
  if (!(await isPasswordOf(ctx, holder, password))) return false
  await forgetTries()
  return true
}

async function isOwnPasskey(
  ctx: ActionContext,
  accounts: Accounts,
  input: {
    headers: Headers
    response: Record<string, unknown>
    accountId: string
    address: string
  },
): Promise<boolean> {
  await ctx.limits.takeByAddress(accountRates.passkey, input.address)
  const { headers, response, accountId } = input
  return (await provePasskey(ctx, accounts, { headers, response })) === accountId
}

/**
 * Begins a provider sign-in for the signed-in person, to prove again who they are: the provider has to ask for the
 * password again.
 */
export function beginConfirming(
  ctx: ActionContext,
  accounts: Accounts,
  { address }: { address: string },
): Promise<{ location: string; sealed: string }> {
  const purpose = purposeOf(ctx)
  return leaveForProvider(ctx, accounts, { returnTo: '/', address, purpose, again: true })
}

/**
 * Notes the time in the session when the browser is back. Refuses with `session.provider_failed`,
 * `session.provider_other_person`, and with `session.provider_not_again` when the provider does not say that it asked.
 */
export async function finishConfirming(
  ctx: ActionContext,
  accounts: Accounts,
  answer: ProviderAnswer,
): Promise<void> {
  const accountId = whoActs(ctx)
  const { profile } = await profileIn(ctx, accounts, { ...answer, purpose: purposeOf(ctx) })
  const holder = await ctx.read(({ tx }) => findAccountOfProvider(tx, profile))
  refuseUnless(holder?.id === accountId, 'session.provider_other_person')
  const { sinceSignIn } = profile
  // A session left open at the provider would confirm without anybody typing anything.
  const isFresh = sinceSignIn !== null && sinceSignIn < accountLimits.recentSignIn
  refuseUnless(isFresh, 'session.provider_not_again')
  await ctx.write((write) => noteConfirmed(write, 'provider'))
}

/** Limits the purpose to this session: the answer to one browser's question confirms no other. */
function purposeOf(ctx: ActionContext): string {
  whoActs(ctx)
  return `confirm ${ctx.actor.kind === 'account' ? ctx.actor.sessionId : ''}`
}
