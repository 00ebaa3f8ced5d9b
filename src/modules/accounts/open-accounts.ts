import type { ActionContext, Actor, Runtime } from '#platform/context'

/** Who is asking, and how people come in and go; everything of it that speaks HTTP headers. */
export interface Accounts {
  /**
   * The actor behind a request's headers: an API key (`Authorization: Bearer candor_…`), else the
   * session cookie, else anonymous. Role and disabling are read anew every time. Refuses with
   * `session.required` for a key that is unknown, expired or revoked. Without a key or a session
   * cookie the database is not asked.
   */
  authenticate(headers: Headers): Promise<Actor>
  /**
   * Opens a session and answers the headers (`Set-Cookie`) that carry it. Refuses with
   * `session.wrong_credentials`, alike for unknown email, wrong password and disabled account, and
   * with `request.too_many` after the tries of SPEC §9. `address` is the caller's IP address.
   */
  signIn(ctx: ActionContext, input: SignInInput): Promise<Headers>
  /** Makes a student's account and signs it in. Refuses with `account.email_taken`. */
  signUp(ctx: ActionContext, input: SignUpInput): Promise<Headers>
  /** Ends the session of these headers, if there is one, and answers headers that drop the cookie. */
  signOut(ctx: ActionContext, headers: Headers): Promise<Headers>
  /** Removes sessions that are over. For the server's timer. */
  sweep(): Promise<void>
}

interface SignInInput {
  email: string
  password: string
  address: string
}

interface SignUpInput extends SignInInput {
  name: string
}

export declare function openAccounts(runtime: Runtime): Accounts
