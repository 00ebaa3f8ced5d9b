import { APIError } from 'better-auth/api'
import { appendAudit } from '#modules/audit'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { findSessionByToken, removeSession } from './authenticate.store.ts'
import { userHandleOf } from './better-auth.ts'
import { readPasskeys, removePasskey } from './credentials.store.ts'
import { onlyCookie, passkeyCookieName, sessionCookieName } from './devices.ts'
import { accountRates, type PasskeyAnswer, type PasskeyList } from './forms.schema.ts'
import { tellHolder } from './holder-messages.store.ts'
import type { Accounts } from './opening.ts'
import { confirmPassword } from './passwords.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { whoActs } from './second-factor.ts'
import { admit } from './sessions.ts'

/** The question for the browser (WebAuthn §5.4, §5.5), and the cookie that its answer needs. */
export interface PasskeyQuestion {
  options: object
  headers: Headers
}

/** Asks a browser for a passkey; the answer goes to `signInByPasskey` within five minutes. */
export async function askForPasskey(
  ctx: ActionContext,
  { auth }: Accounts,
  { address }: { address: string },
): Promise<PasskeyQuestion> {
  await ctx.limits.takeByAddress(accountRates.passkey, address)
  const headers = new Headers()
  const asked = await auth.api.generatePasskeyAuthenticationOptions({
    headers,
    returnHeaders: true,
  })
  return questionOf(ctx, asked)
}

/**
 * Signs in with the answer, by the cookie that came with the question. Requires no second factor: the device has asked
 * for a fingerprint, face or PIN. Refuses with `session.passkey_refused`.
 */
export async function signInByPasskey(
  ctx: ActionContext,
  accounts: Accounts,
  { headers, answer, address }: { headers: Headers; answer: PasskeyAnswer; address: string },
): Promise<Headers> {
  await ctx.limits.takeByAddress(accountRates.passkey, address)
  // better-auth checks every field of it.
  const body = { response: answer.response as never }
  const verified = await refusing(() =>
    accounts.auth.api.verifyPasskeyAuthentication({ headers, body, returnHeaders: true }),
  )
  const { token } = verified.response.session
  // The device has required a second proof itself (better-auth.ts).
  const proof = { token, headers, method: 'passkey', asksSecondFactor: false } as const
  const [sessionCookie = ''] = onlyCookie(
    verified.headers,
    sessionCookieName(ctx.config.url),
  ).getSetCookie()
  const step = await admit(ctx, accounts, { ...proof, sessionCookie })
  refuseUnless(step?.kind === 'signed_in', 'session.passkey_refused')
  return step.headers
}

/**
 * Returns whose passkey answered, for somebody who is already signed in; null when none was accepted. Ends the session
 * that better-auth opens for it immediately.
 */
export async function provePasskey(
  ctx: ActionContext,
  { auth }: Accounts,
  { headers, response }: { headers: Headers; response: Record<string, unknown> },
): Promise<string | null> {
  try {
    const body = { response: response as never }
    const verified = await auth.api.verifyPasskeyAuthentication({ headers, body })
    return await ctx.write(async ({ tx }) => {
      const session = await findSessionByToken(tx, verified.session.token)
      if (session) await removeSession(tx, session.id)
      return session?.accountId ?? null
    })
  } catch (error) {
    if (error instanceof APIError) return null
    throw error
  }
}

/** Asks the browser of the signed-in person to make a passkey; requires the password again. */
export async function askForNewPasskey(
  ctx: ActionContext,
  { auth }: Accounts,
  { headers, password }: { headers: Headers; password: string },
): Promise<PasskeyQuestion> {
  await confirmPassword(ctx, { password })
  const asked = await refusing(() =>
    auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
  )
  // better-auth makes a random handle and forgets it; ours follows from the account, so answers can be compared with it.
  const user = { ...asked.response.user, id: userHandleOf(whoActs(ctx)) }
  return questionOf(ctx, { ...asked, response: { ...asked.response, user } })
}

/** Stores the passkey that the browser made. Refuses with `session.passkey_refused`. */
export async function addPasskey(
  ctx: ActionContext,
  { auth }: Accounts,
  { headers, answer }: { headers: Headers; answer: PasskeyAnswer },
): Promise<void> {
  const accountId = whoActs(ctx)
  const { response, name } = answer
  const body = { response, ...(name ? { name } : {}) }
  await refusing(() => auth.api.verifyPasskeyRegistration({ headers, body }))
  await ctx.write(async (write) => {
    await appendAudit(write, 'account.passkey_added', `account:${accountId}`)
    await tellHolder(write, accountId, 'passkey-added')
  })
}

/** Lists the passkeys of the signed-in person, newest first. */
export async function listPasskeys(ctx: ReadContext): Promise<PasskeyList> {
  return { passkeys: await readPasskeys(ctx.tx, whoActs(ctx)) }
}

/** Removes one of the actor's own passkeys. Refuses with `passkey.not_found`, also when it is somebody else's. */
export async function endPasskey(
  ctx: WriteContext,
  { passkeyId }: { passkeyId: string },
): Promise<void> {
  const accountId = whoActs(ctx)
  refuseUnless(await removePasskey(ctx.tx, { id: passkeyId, accountId }), 'passkey.not_found')
  await appendAudit(ctx, 'account.passkey_removed', `account:${accountId}`)
  await tellHolder(ctx, accountId, 'passkey-removed')
}

function questionOf(
  ctx: ActionContext,
  { response, headers }: { response: object; headers: Headers },
): PasskeyQuestion {
  return { options: response, headers: onlyCookie(headers, passkeyCookieName(ctx.config.url)) }
}

/**
 * Turns every "no" of better-auth into one refusal: an answer to another challenge, or of another site or device, or of
 * nobody.
 */
async function refusing<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    // Its 500 too: it reports an unreadable answer in this way.
    if (error instanceof APIError) throw refusal('session.passkey_refused')
    throw error
  }
}
