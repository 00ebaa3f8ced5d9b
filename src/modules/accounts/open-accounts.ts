import { later, latestPast } from '#platform/clock'
import type { ActionContext, Actor, ReadContext, Runtime } from '#platform/context'
import { limitTable } from '#platform/limits'
import { removeEndedLinks } from './account-links.store.ts'
import { openAfterwards } from './afterwards.ts'
import { authenticate, type ReadLengths } from './authenticate.ts'
import { openBetterAuth } from './better-auth.ts'
import { beginConfirming, finishConfirming } from './confirm-by-provider.ts'
import { type Confirmation, confirm } from './confirm-session.ts'
import {
  beginConnecting,
  type ConnectedProvider,
  connectedProviders,
  disconnect,
  finishConnecting,
} from './connect-provider.ts'
import { endReplaced } from './end-replaced.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { removeEndedInvites } from './invites.store.ts'
import type { SignInStep } from './open-session.ts'
import { removeEndedChallenges } from './passkeys.store.ts'
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  type PasskeyQuestion,
  signInByPasskey,
} from './passkeys.ts'
import { openProvider } from './provider.ts'
import { type ResetRequest, requestPasswordReset } from './request-password-reset.ts'
import { requestSignUp, type SignUpRequest } from './request-sign-up.ts'
import type { PasskeyAnswer } from './schema.ts'
import { removeEndedSessions } from './sessions.store.ts'
import { beginSignIn, type SignInInput, signIn } from './sign-in.ts'
import {
  beginProviderSignIn,
  finishProviderSignIn,
  type ProviderAnswer,
  providerReturn,
} from './sign-in-by-provider.ts'
import { signOut } from './sign-out.ts'
import { type SignUpInput, signUp } from './sign-up.ts'

/** The request with which a browser signs in: the session that it brings along ends with that. */
interface Replacing {
  headers?: Headers | undefined
}

/** Who is asking, and how people come in and go; everything of it that speaks HTTP headers. */
export interface Accounts {
  /**
   * The actor behind a request's headers: an API key (`Authorization: Bearer candor_…`), else the
   * session cookie, else anonymous. Role and disabling are read anew every time; a session ends
   * after 30 minutes without use and after 12 hours in any case. Refuses with `session.required`
   * for a key that is unknown, expired or revoked. Without a key or a session cookie the database
   * is not asked. Never call it inside a transaction: it may write when something was last used.
   */
  authenticate(headers: Headers): Promise<Actor>
  /**
   * Opens a session and answers the headers (`Set-Cookie`) that carry it. Refuses with
   * `session.wrong_credentials`, alike for unknown email, wrong password and disabled account, and
   * with `request.too_many` after the tries of SPEC §9. `email` and `password` as `signInSchema`
   * parses them. Where the account has a second factor, `code` belongs to it: refuses with
   * `session.second_factor_required` and `session.wrong_code`.
   */
  signIn(ctx: ActionContext, input: SignInInput): Promise<Headers>
  /** `signIn` in two steps, for pages: answers the session, or a token for `finishSignIn`. */
  beginSignIn(ctx: ActionContext, input: SignInInput): Promise<SignInStep>
  /**
   * The second step, within 10 minutes: a code of the authenticator app or a backup code. Refuses
   * with `session.wrong_code`, `session.step_ended` and `request.too_many`.
   */
  finishSignIn(
    ctx: ActionContext,
    input: { token: string; code: string } & Replacing,
  ): Promise<Headers>
  /**
   * Makes a student's account, as `signUpSchema` parses it, and signs it in; with `letter`, the
   * link that confirms the email follows by mail; of `photo` only a small copy is kept. Refuses with
   * `account.email_taken`, with `document.…` for a photo that is none, and with `request.too_many`
   * after the tries of SPEC §9.
   */
  signUp(ctx: ActionContext, input: SignUpInput): Promise<Headers>
  /**
   * Mails a link to make a student's account, or, where the email has one, that there is one.
   * Answers before it has looked, so nothing shows whether it has. Refuses only with
   * `request.too_many`.
   */
  requestSignUp(ctx: ActionContext, request: SignUpRequest): Promise<void>
  /**
   * Mails a link to choose a new password, when an enabled account has this email and mail is
   * configured. Answers before it has looked, so nothing shows whether there is such an account.
   * Refuses only with `request.too_many`.
   */
  requestPasswordReset(ctx: ActionContext, request: ResetRequest): Promise<void>
  /** What the button says after "Continue with"; null when there is no provider. */
  providerLabel: string | null
  /**
   * Sends a browser to the OpenID Connect provider: where it goes, and what it keeps meanwhile in a
   * cookie. `returnTo` has been judged (a path of this site). Refuses with
   * `session.provider_unreachable`, with `request.too_many`, and with `route.not_found` when no
   * provider is configured.
   */
  beginProviderSignIn(
    ctx: ActionContext,
    input: { returnTo: string; address: string },
  ): Promise<{ location: string; sealed: string }>
  /**
   * Goes on when the browser is back. Refuses with `session.provider_failed` (also for a disabled
   * account), `session.provider_unconfirmed`, `account.email_unconfirmed`, `request.too_many`.
   */
  finishProviderSignIn(
    ctx: ActionContext,
    answer: ProviderAnswer,
  ): Promise<{ step: SignInStep; returnTo: string }>
  /** Where a browser that keeps this wanted to go back to; null when it is over or no such thing. */
  providerReturn(ctx: ActionContext, sealed: string): Promise<string | null>
  /** The providers that the one who is signed in comes in by, the one connected last first. */
  connectedProviders(ctx: ReadContext): Promise<ConnectedProvider[]>
  /**
   * `beginProviderSignIn` for the one who is signed in, to connect the account. Wants `password`
   * when it was given more than 5 minutes ago: refuses with `account.wrong_password`,
   * `session.not_recent`, and as `beginProviderSignIn` does.
   */
  beginConnecting(
    ctx: ActionContext,
    input: { password: string; address: string },
  ): Promise<{ location: string; sealed: string }>
  /** When the browser is back. Refuses with `session.provider_failed`, `account.provider_taken`. */
  finishConnecting(ctx: ActionContext, answer: ProviderAnswer): Promise<void>
  /**
   * Ends one of one's own connections; again, or somebody else's: without effect. Refuses with
   * `account.only_way_in`, and about `password` as `beginConnecting` does.
   */
  disconnect(ctx: ActionContext, input: { connectionId: string; password: string }): Promise<void>
  /**
   * `beginProviderSignIn` for the one who is signed in, to prove anew who that is: the provider is
   * asked for the password again.
   */
  beginConfirming(
    ctx: ActionContext,
    input: { address: string },
  ): Promise<{ location: string; sealed: string }>
  /**
   * When the browser is back: notes the time in the session. Refuses with `session.provider_failed`,
   * `session.provider_other_person`, and with `session.provider_not_again` when the provider does
   * not say that it asked.
   */
  finishConfirming(ctx: ActionContext, answer: ProviderAnswer): Promise<void>
  /** Asks a browser for a passkey; the answer goes to `signInByPasskey` within five minutes. */
  askForPasskey(ctx: ActionContext, input: { address: string }): Promise<PasskeyQuestion>
  /**
   * Signs in with the answer, by the cookie that came with the question. No second factor is asked
   * for: the device has asked for a fingerprint, face or PIN. Refuses with `session.passkey_refused`.
   */
  signInByPasskey(
    ctx: ActionContext,
    input: { headers: Headers; answer: PasskeyAnswer; address: string },
  ): Promise<Headers>
  /** Asks the browser of the one who is signed in to make a passkey; wants the password again. */
  askForNewPasskey(
    ctx: ActionContext,
    input: { headers: Headers; password: string },
  ): Promise<PasskeyQuestion>
  /** Keeps the passkey that the browser made. Refuses with `session.passkey_refused`. */
  addPasskey(ctx: ActionContext, input: { headers: Headers; answer: PasskeyAnswer }): Promise<void>
  /**
   * Takes the password, or a passkey's answer, once more and notes the time in the session; the
   * second factor is not asked for again. Refuses with `account.wrong_password`,
   * `session.passkey_refused`, `account.not_a_person`, and with `request.too_many` after the tries
   * of signing in.
   */
  confirm(ctx: ActionContext, input: Confirmation): Promise<void>
  /** Ends the session of these headers, if there is one, and answers headers that drop the cookie. */
  signOut(ctx: ActionContext, headers: Headers): Promise<Headers>
  /** How much of what answers did not wait for (mails) is under way. */
  waiting(): number
  /** When everything that answers did not wait for (mails) is done; for a graceful stop. */
  settled(): Promise<void>
  /** Removes sessions, links and challenges that are over. For the server's timer; they let nobody in anyway. */
  sweep(): Promise<void>
}

const longest: ReadLengths = async () => ({
  idle: limitTable.sessionIdle,
  longest: limitTable.sessionLongest,
})

/**
 * Opens accounts on a running Candor; once per process. `lengths` reads how long sessions last;
 * without it they last as long as the limits let them.
 */
export function openAccounts(runtime: Runtime, lengths: ReadLengths = longest): Accounts {
  const auth = openBetterAuth(runtime)
  const provider = openProvider(runtime)
  const afterwards = openAfterwards(runtime.log)
  const whoAsks = (headers: Headers) => authenticate(runtime, auth, headers, lengths)
  /** Only when the new session is there: a second factor that is still owed ends nothing. */
  const replacing = async <T extends Headers | SignInStep | { step: SignInStep }>(
    ctx: ActionContext,
    { headers }: Replacing,
    signingIn: Promise<T>,
  ): Promise<T> => {
    const done = await signingIn
    const step = 'step' in done ? done.step : done
    if (!('kind' in step) || step.kind === 'signed_in') await endReplaced(ctx, auth, headers)
    return done
  }
  return {
    authenticate: whoAsks,
    signIn: (ctx, input) => replacing(ctx, input, signIn(ctx, auth, input)),
    beginSignIn: (ctx, input) => replacing(ctx, input, beginSignIn(ctx, auth, input)),
    finishSignIn: (ctx, input) => replacing(ctx, input, finishSignIn(ctx, auth, input)),
    signUp: (ctx, input) => replacing(ctx, input, signUp(ctx, auth, afterwards, input)),
    requestSignUp: (ctx, request) => requestSignUp(ctx, afterwards, request),
    requestPasswordReset: (ctx, request) => requestPasswordReset(ctx, afterwards, request),
    providerLabel: provider?.label ?? null,
    beginProviderSignIn: (ctx, input) => beginProviderSignIn(ctx, provider, input),
    finishProviderSignIn: (ctx, answer) =>
      replacing(ctx, answer, finishProviderSignIn(ctx, { auth, provider }, answer)),
    providerReturn,
    connectedProviders: (ctx) => connectedProviders(ctx, provider),
    beginConnecting: (ctx, input) => beginConnecting(ctx, provider, input),
    finishConnecting: (ctx, answer) => finishConnecting(ctx, provider, answer),
    disconnect: (ctx, input) => disconnect(ctx, provider, input),
    beginConfirming: (ctx, input) => beginConfirming(ctx, provider, input),
    finishConfirming: (ctx, answer) => finishConfirming(ctx, provider, answer),
    askForPasskey: (ctx, input) => askForPasskey(ctx, auth, input),
    signInByPasskey: (ctx, input) => replacing(ctx, input, signInByPasskey(ctx, auth, input)),
    askForNewPasskey: (ctx, input) => askForNewPasskey(ctx, auth, input),
    addPasskey: (ctx, input) => addPasskey(ctx, auth, input),
    confirm: (ctx, input) => confirm(ctx, auth, input),
    signOut: async (ctx, headers) => signOut(ctx, auth, { actor: await whoAsks(headers), headers }),
    waiting: afterwards.waiting,
    settled: afterwards.settled,
    sweep: async () => {
      const now = runtime.clock.now()
      const usedUntil = later(now, -limitTable.sessionIdle)
      const begunUntil = later(now, -limitTable.sessionLongest)
      await runtime.database.write(async (tx) => {
        await removeEndedSessions(tx, { usedUntil, begunUntil, usedAfter: latestPast(now) })
        await removeEndedLinks(tx, now)
        await removeEndedInvites(tx, now)
        await removeEndedChallenges(tx, now)
      })
    },
  }
}
