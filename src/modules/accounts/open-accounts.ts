import { later } from '#platform/clock'
import type { ActionContext, Actor, Runtime } from '#platform/context'
import { limitTable } from '#platform/limits'
import { removeEndedLinks } from './account-links.store.ts'
import { openAfterwards } from './afterwards.ts'
import { authenticate } from './authenticate.ts'
import { openBetterAuth } from './better-auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { SignInStep } from './open-session.ts'
import { type ResetRequest, requestPasswordReset } from './request-password-reset.ts'
import { removeEndedSessions } from './sessions.store.ts'
import { beginSignIn, type SignInInput, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { type SignUpInput, signUp } from './sign-up.ts'

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
  signIn(ctx: ActionContext, input: SignInInput & { code?: string | undefined }): Promise<Headers>
  /** `signIn` in two steps, for pages: answers the session, or a token for `finishSignIn`. */
  beginSignIn(ctx: ActionContext, input: SignInInput): Promise<SignInStep>
  /**
   * The second step, within 10 minutes: a code of the authenticator app or a backup code. Refuses
   * with `session.wrong_code`, `session.step_ended` and `request.too_many`.
   */
  finishSignIn(ctx: ActionContext, input: { token: string; code: string }): Promise<Headers>
  /**
   * Makes a student's account, as `signUpSchema` parses it, and signs it in; with `letter`, the
   * link that confirms the email follows by mail. Refuses with `account.email_taken`, and with
   * `request.too_many` after the tries of SPEC §9.
   */
  signUp(ctx: ActionContext, input: SignUpInput): Promise<Headers>
  /**
   * Mails a link to choose a new password, when an enabled account has this email and mail is
   * configured. Answers before it has looked, so nothing shows whether there is such an account.
   * Refuses only with `request.too_many`.
   */
  requestPasswordReset(ctx: ActionContext, request: ResetRequest): Promise<void>
  /** Ends the session of these headers, if there is one, and answers headers that drop the cookie. */
  signOut(ctx: ActionContext, headers: Headers): Promise<Headers>
  /** When everything that answers did not wait for (mails) is done; for a graceful stop. */
  settled(): Promise<void>
  /** Removes sessions and links that are over. For the server's timer; they let nobody in anyway. */
  sweep(): Promise<void>
}

/** Opens accounts on a running Candor; once per process. */
export function openAccounts(runtime: Runtime): Accounts {
  const auth = openBetterAuth(runtime)
  const afterwards = openAfterwards(runtime.log)
  const whoAsks = (headers: Headers) => authenticate(runtime, auth, headers)
  return {
    authenticate: whoAsks,
    signIn: (ctx, input) => signIn(ctx, auth, input),
    beginSignIn: (ctx, input) => beginSignIn(ctx, auth, input),
    finishSignIn: (ctx, input) => finishSignIn(ctx, auth, input),
    signUp: (ctx, input) => signUp(ctx, auth, afterwards, input),
    requestPasswordReset: (ctx, request) => requestPasswordReset(ctx, afterwards, request),
    signOut: async (ctx, headers) => signOut(ctx, auth, { actor: await whoAsks(headers), headers }),
    settled: afterwards.settled,
    sweep: async () => {
      const now = runtime.clock.now()
      const usedUntil = later(now, -limitTable.sessionIdle)
      const begunUntil = later(now, -limitTable.sessionLongest)
      await runtime.database.write(async (tx) => {
        await removeEndedSessions(tx, { usedUntil, begunUntil })
        await removeEndedLinks(tx, now)
      })
    },
  }
}
