import { type BetterAuthOptions, betterAuth } from 'better-auth'
import type { Runtime } from '#platform/context'
import { limitTable } from '#platform/limits'
import { sessionCookieName } from './session-cookie.ts'

/**
 * better-auth on our tables. Only its server API is used; its HTTP handler is mounted nowhere, so
 * none of its endpoints can be reached from outside. What it brings: password hashing and its
 * comparison in equal time, session tokens, signed cookies.
 */
export function openBetterAuth(runtime: Runtime) {
  return betterAuth(optionsFor(runtime))
}

export type BetterAuth = ReturnType<typeof openBetterAuth>

function optionsFor({ config, database, clock, ids, secrets, log }: Runtime) {
  return {
    appName: 'Candor',
    baseURL: config.url,
    trustedOrigins: [config.url],
    secret: secrets.derived('sessions'),
    // Its SQLite flavour on both engines: times as ISO 8601 text, booleans as 0 and 1.
    database: { db: database.writer, type: 'sqlite', transaction: false },
    telemetry: { enabled: false },
    // Ours are in the database and count by account too (sign-in.ts).
    rateLimit: { enabled: false },
    // Its messages name emails, and none may stand in a log line.
    logger: {
      level: 'error',
      log: () => log.error({ source: 'better-auth' }, 'better-auth reported an error'),
    },
    emailAndPassword: { enabled: true, disableSignUp: true },
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
      // Seconds. Being idle, and our clock, are judged in authenticate.ts.
      expiresIn: limitTable.sessionLongest / 1000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
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
          attributes: {
            httpOnly: true,
            sameSite: 'lax',
            path: '/',
            secure: config.url.startsWith('https://'),
          },
        },
      },
    },
  } satisfies BetterAuthOptions
}
