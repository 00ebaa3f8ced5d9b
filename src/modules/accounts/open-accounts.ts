import { later } from '#platform/clock'
import type { ActionContext, Actor, Runtime } from '#platform/context'
import { limitTable } from '#platform/limits'
import { authenticate } from './authenticate.ts'
import { openBetterAuth } from './better-auth.ts'
import { removeEndedSessions } from './sessions.store.ts'
import { type SignInInput, signIn } from './sign-in.ts'
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
   * parses them.
   */
  signIn(ctx: ActionContext, input: SignInInput): Promise<Headers>
  /**
   * Makes a student's account, as `signUpSchema` parses it, and signs it in. Refuses with
   * `account.email_taken`, and with `request.too_many` after the tries of SPEC §9.
   */
  signUp(ctx: ActionContext, input: SignUpInput): Promise<Headers>
  /** Ends the session of these headers, if there is one, and answers headers that drop the cookie. */
  signOut(ctx: ActionContext, headers: Headers): Promise<Headers>
  /** Removes sessions that are over. For the server's timer; they let nobody in anyway. */
  sweep(): Promise<void>
}

/** Opens accounts on a running Candor; once per process. */
export function openAccounts(runtime: Runtime): Accounts {
  const auth = openBetterAuth(runtime)
  const whoAsks = (headers: Headers) => authenticate(runtime, auth, headers)
  return {
    authenticate: whoAsks,
    signIn: (ctx, input) => signIn(ctx, auth, input),
    signUp: (ctx, input) => signUp(ctx, auth, input),
    signOut: async (ctx, headers) => signOut(ctx, auth, { actor: await whoAsks(headers), headers }),
    sweep: async () => {
      const now = runtime.clock.now()
      const usedUntil = later(now, -limitTable.sessionIdle)
      const begunUntil = later(now, -limitTable.sessionLongest)
      await runtime.database.write((tx) => removeEndedSessions(tx, { usedUntil, begunUntil }))
    },
  }
}
