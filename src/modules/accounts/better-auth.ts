import { createHmac } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { Runtime } from '#platform/context'
import { cookieIn } from '#platform/cookies.schema'
import { sameText } from '#platform/crypto'
import type { Database } from '#platform/database'
import { findPasskeyOwner } from './credentials.store.ts'
import { passkeyCookieName, sessionCookieName } from './devices.ts'
import { accountLimits } from './forms.schema.ts'

/**
 * Opens better-auth on our tables. Only its server API is used; its HTTP handler is not mounted, so none of its
 * endpoints can be reached from outside. It provides password hashing with a constant-time comparison, session tokens
 * and signed cookies.
 */
export function openBetterAuth(runtime: Runtime) {
  return betterAuth(optionsFor(runtime))
}

export type BetterAuth = ReturnType<typeof openBetterAuth>

function optionsFor({ config, database, clock, ids, secrets, log }: Runtime) {
  const cookies = [sessionCookieName(config.url), passkeyCookieName(config.url)]
  const before = signCookiesAgain(secrets.openers('sessions'), cookies)
  return {
    appName: 'Candor',
    baseURL: config.url,
    trustedOrigins: [config.url],
    secret: secrets.derived('sessions'),
    ...(before && { hooks: { before } }),
    // Its SQLite flavour on both engines: times as ISO 8601 text, booleans as 0 and 1.
    database: { db: database.writer, type: 'sqlite', transaction: false },
    telemetry: { enabled: false },
    // Our limits are in the database and count by account too (sign-in.ts).
    rateLimit: { enabled: false },
    // Its messages contain emails, which must not get into the log.
    logger: {
      level: 'error',
      log: () => log.error({ source: 'better-auth' }, 'better-auth reported an error'),
    },
    user: {
      modelName: 'accounts',
      fields: { image: 'photo' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'string', required: false, input: false },
        lastSignInAt: { type: 'string', required: false, input: false },
      },
    },
    account: {
      modelName: 'credentials',
      fields: { userId: 'holderId', providerId: 'provider', accountId: 'subject' },
    },
    session: {
      modelName: 'sessions',
      fields: { userId: 'accountId' },
      additionalFields: { device: { type: 'string', required: false, input: false } },
      // Seconds. Idle time, by our clock, is checked in authenticate.ts.
      expiresIn: accountLimits.sessionLongest / 1000,
      // We decide whether a password has to be given again.
      freshAge: 0,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    verification: { modelName: 'verifications' },
    plugins: [passkeys(config.url, database)],
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const now = new Date(clock.now())
            const unknown = { ipAddress: null, userAgent: null }
            return { data: { ...session, ...unknown, createdAt: now, updatedAt: now } }
          },
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      database: { generateId: () => ids.uuid(), validateSchema: false },
      cookies: {
        session_token: {
          name: sessionCookieName(config.url),
          attributes: cookieAttributes(config.url),
        },
        [passkeyCookie]: {
          name: passkeyCookieName(config.url),
          attributes: cookieAttributes(config.url),
        },
      },
    },
  } satisfies BetterAuthOptions
}

/** better-auth's name for the cookie of a passkey's challenge. */
const passkeyCookie = 'passkey_challenge'

const cookieAttributes = (url: string) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: url.startsWith('https://'),
})

/**
 * Configures passkeys. A passkey replaces both password and second factor, so the device has to have asked for a
 * fingerprint, face or PIN (WebAuthn §6.1: UV); an answer without that is refused, and so is one that names another
 * account.
 */
function passkeys(url: string, database: Database) {
  return passkey({
    rpID: new URL(url).hostname,
    rpName: new URL(url).hostname,
    origin: new URL(url).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // Refused when it is made: otherwise its owner hears at the first sign-in that it opens nothing.
    registration: {
      afterVerification: async ({ verification: { registrationInfo } }) => {
        if (!registrationInfo?.userVerified)
          throw new APIError('UNAUTHORIZED', { message: 'The device asked for nothing' })
      },
    },
    authentication: {
      afterVerification: async ({ verification, clientData }) => {
        const { userVerified, credentialID } = verification.authenticationInfo
        if (!userVerified)
          throw new APIError('UNAUTHORIZED', { message: 'The device asked for nothing' })
        const { userHandle } = clientData.response
        if (!(await namesOwner(database, { credentialID, userHandle })))
          throw new APIError('UNAUTHORIZED', { message: 'The device names somebody else' })
      },
    },
    advanced: { webAuthnChallengeCookie: passkeyCookie },
    schema: { passkey: { modelName: 'passkeys', fields: { userId: 'accountId' } } },
  })
}

/**
 * Returns what makes better-auth accept cookies that it signed under a former secret: it knows only one for cookies, so
 * it gets them as if signed under the present one. Null without a former secret.
 * @param keys the present one first
 */
function signCookiesAgain(
  [present, ...former]: readonly [string, ...string[]],
  names: readonly string[],
) {
  if (former.length === 0) return null
  return createAuthMiddleware(async ({ headers }) => {
    let cookies = headers?.get('cookie') ?? ''
    for (const name of names) {
      const [, text, signature] = /^(.+)\.([^.]{44})$/.exec(cookieIn(cookies, name) ?? '') ?? []
      if (text === undefined || signature === undefined) continue
      if (!former.some((key) => sameText(signature, signatureOf(key, text)))) continue
      const value = encodeURIComponent(`${text}.${signatureOf(present, text)}`)
      // The first of a name counts.
      cookies = `${name}=${value}; ${cookies}`
    }
    return { context: { headers: new Headers({ cookie: cookies }) } }
  })
}

function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64')
}

/** Returns the user handle that an account's devices store for its owner (WebAuthn §5.4.3): nothing personal. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url')
}

/**
 * Tells whether a passkey's answer names the owner of the credential (WebAuthn §7.2, step 6). An answer without a name
 * does not count: the question names no credential, so every device that has the passkey names its owner (§7.2: "verify
 * that response.userHandle is present").
 */
async function namesOwner(
  { reader }: Database,
  { credentialID, userHandle }: { credentialID: string; userHandle: unknown },
): Promise<boolean> {
  const accountId = await findPasskeyOwner(reader, credentialID)
  return accountId !== null && userHandle === userHandleOf(accountId)
}
