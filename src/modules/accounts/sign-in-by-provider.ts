import { symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { appendAudit } from '#modules/audit'
import { isAhead, later } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import { newToken, sameText } from '#platform/crypto'
import { findAccount, findAccountByEmail, insertAccount } from './accounts.store.ts'
import { accountLimits, accountRates } from './forms.schema.ts'
import { tellHolder } from './holder-messages.store.ts'
import { findAccountOfProvider, insertProvider } from './links.store.ts'
import type { Accounts } from './opening.ts'
import type { ProviderProfile } from './provider-claims.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { type Account, personName } from './schema.ts'
import { decrypt } from './second-factor.ts'
import { openSessionOf, type SignInStep } from './sessions.ts'

/** What the browser keeps, sealed, until it comes back from the provider. */
const stateSchema = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  /** The purpose: signing in, connecting an account, confirming a session. It serves no other. */
  purpose: z.string(),
  endsAt: z.string(),
})

const signingIn = 'sign in'

/**
 * Sends a browser to the OpenID Connect provider: returns where it goes, and what it keeps in a cookie until it is
 * back. `returnTo` has been checked (a path of this site). Refuses with `session.provider_unreachable`, with
 * `request.too_many`, and with `route.not_found` when no provider is configured.
 */
export function beginProviderSignIn(
  ctx: ActionContext,
  accounts: Accounts,
  input: { returnTo: string; address: string },
): Promise<{ location: string; sealed: string }> {
  return leaveForProvider(ctx, accounts, { ...input, purpose: signingIn })
}

interface Leaving {
  returnTo: string
  address: string
  purpose: string
  /** Whether the provider has to ask for the password even if it knows the person already. */
  again?: boolean
}

/** Returns where the browser goes, for any purpose, and what it keeps until it is back. */
export async function leaveForProvider(
  ctx: ActionContext,
  { provider }: Accounts,
  { returnTo, address: from, purpose, again = false }: Leaving,
): Promise<{ location: string; sealed: string }> {
  refuseUnless(provider, 'route.not_found')
  await ctx.limits.takeByAddress(accountRates.provider, from)
  const asking = { state: newToken(), codeVerifier: newToken(), nonce: newToken() }
  const address = await provider.address({ ...asking, again })
  const endsAt = later(ctx.clock.now(), accountLimits.secondFactorWait)
  const data = JSON.stringify({ ...asking, returnTo, purpose, endsAt })
  const key = ctx.secrets.derived('sign-in-state')
  return { location: address.href, sealed: await symmetricEncrypt({ key, data }) }
}

export interface ProviderAnswer {
  /** What `beginProviderSignIn` gave the browser. */
  sealed: string
  /** The provider's parameters: `code` and `state`, or `error`. */
  params: URLSearchParams
  /** The caller's IP address. */
  address: string
  /** Whether somebody new gets an account; nobody does once the agency closes. */
  takesNewcomers?: boolean
  /** Headers of the request, where a browser signs in. */
  headers?: Headers | undefined
}

/**
 * Finishes the sign-in when the browser is back. Refuses with `session.provider_failed` (also for a disabled account),
 * `session.provider_email`, `session.provider_unconfirmed`, `session.provider_not_connected`,
 * `account.email_unconfirmed`, `account.agency_closes`, `request.too_many`.
 */
export async function finishProviderSignIn(
  ctx: ActionContext,
  accounts: Accounts,
  answer: ProviderAnswer,
): Promise<{ step: SignInStep; returnTo: string }> {
  const { profile, returnTo } = await profileIn(ctx, accounts, { ...answer, purpose: signingIn })
  if (await isNew(ctx, profile)) {
    refuseUnless(answer.takesNewcomers !== false, 'account.agency_closes')
    await ctx.limits.takeByAddress(accountRates.signUp, answer.address)
  }
  const { id: accountId } = await ctx.write((write) => accountFor(write, profile))
  const { headers } = answer
  const proof = { method: 'provider', asksSecondFactor: true, headers } as const
  const step = await openSessionOf(ctx, accounts, { ...proof, accountId })
  refuseUnless(step, 'session.provider_failed')
  return { step, returnTo }
}

/** Returns the person that the provider vouches for, if this browser asked for it, for this purpose. */
export async function profileIn(
  ctx: ActionContext,
  { provider }: Accounts,
  { sealed, params, purpose }: ProviderAnswer & { purpose: string },
): Promise<{ profile: ProviderProfile; returnTo: string }> {
  refuseUnless(provider, 'route.not_found')
  const asked = await unseal(ctx, sealed)
  const code = params.get('code')
  const issuer = params.get('iss')
  const isOurs = asked !== null && sameText(params.get('state') ?? '', asked.state)
  refuseUnless(isOurs && code && asked.purpose === purpose, 'session.provider_failed')
  refuseUnless(issuer === null || provider.isIssuer(issuer), 'session.provider_failed')
  const profile = await provider.profile(code, asked)
  refuseUnless(profile, 'session.provider_failed')
  return { profile, returnTo: asked.returnTo }
}

/** Returns where a browser that has this wanted to return to; null when it has expired or is invalid. */
export async function providerReturn(ctx: ActionContext, sealed: string): Promise<string | null> {
  return (await unseal(ctx, sealed))?.returnTo ?? null
}

async function unseal(ctx: ActionContext, sealed: string) {
  try {
    const keys = ctx.secrets.openers('sign-in-state')
    const opened = stateSchema.parse(JSON.parse(await decrypt(keys, sealed)))
    const now = ctx.clock.now()
    const isOver =
      opened.endsAt <= now || isAhead(later(opened.endsAt, -accountLimits.secondFactorWait), now)
    return isOver ? null : opened
  } catch {
    // Made up, cut off, or sealed by another installation: treated as missing.
    return null
  }
}

function isNew(ctx: ActionContext, profile: ProviderProfile): Promise<boolean> {
  return ctx.read(async ({ tx }) => {
    if (await findAccountOfProvider(tx, profile)) return false
    return profile.email === null || !(await findAccountByEmail(tx, profile.email))
  })
}

/**
 * Finds the account of a person that the provider vouches for: the one connected with this subject; else one with the
 * same email, if it is a student's and both sides know that the email is confirmed; else creates a student. If the second case relied on the
 * provider alone, somebody could make an account with another person's email, wait until that person signs in with the
 * provider, and read along (docs/decisions/0009-ways-into-an-account.md).
 */
async function accountFor(ctx: WriteContext, profile: ProviderProfile): Promise<Account> {
  const connected = await findAccountOfProvider(ctx.tx, profile)
  if (connected) return connected
  const { email } = profile
  if (email === null) throw refusal('session.provider_email')
  refuseUnless(profile.isEmailConfirmed, 'session.provider_unconfirmed')
  const existing = await findAccountByEmail(ctx.tx, email)
  refuseUnless(!existing || existing.disabledAt === null, 'session.provider_failed')
  refuseUnless(!existing || existing.emailConfirmed, 'account.email_unconfirmed')
  // Whoever runs the mailbox or the provider would see every candidate: staff connect it themselves, with the password.
  refuseUnless(!existing || existing.role === 'student', 'session.provider_not_connected')
  const account = existing ?? (await addStudent(ctx, email, profile.name))
  const { provider, subject } = profile
  const now = ctx.clock.now()
  const row = { id: ctx.ids.uuid(), holderId: account.id, provider, subject, now }
  await insertProvider(ctx.tx, row)
  await appendAudit(ctx, 'account.provider_linked', `account:${account.id}`)
  if (existing) await tellHolder(ctx, account.id, 'provider-connected')
  return account
}

/** Returns the first of these that a person may be called here: others read it. */
function publicName(names: readonly string[]): string | undefined {
  return names.map((each) => personName.safeParse(each).data).find(Boolean)
}

async function addStudent(ctx: WriteContext, email: string, given: string): Promise<Account> {
  const id = ctx.ids.uuid()
  const role = 'student'
  const name = publicName([given, email.split('@')[0] as string]) ?? id.slice(-6)
  const now = ctx.clock.now()
  await insertAccount(ctx.tx, { id, email, name, role, isConfirmed: true, now })
  await appendAudit(ctx, 'account.created', `account:${id}`, { role })
  return (await findAccount(ctx.tx, id)) as Account
}
