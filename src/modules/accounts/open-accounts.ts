import { later, latestPast } from '#platform/clock'
import type { Actor, Runtime } from '#platform/context'
import { removeEndedLinks } from './account-links.store.ts'
import { type Afterwards, openAfterwards } from './afterwards.ts'
import { authenticate, type ReadLengths } from './authenticate.ts'
import { type BetterAuth, openBetterAuth } from './better-auth.ts'
import { removeEndedInvites } from './invites.store.ts'
import { accountLimits } from './limits.ts'
import { removeEndedChallenges } from './passkeys.store.ts'
import { openProvider, type Provider } from './provider.ts'
import { removeEndedSessions } from './sessions.store.ts'

/** What the verbs that work with HTTP headers (signing in and out, passkeys, providers) need. */
export interface Accounts {
  auth: BetterAuth
  /** Null when none is configured. */
  provider: Provider | null
  /** Work that responses do not wait for: mails. */
  afterwards: Afterwards
  /** Returns who is asking: see `authenticate`. */
  authenticate(headers: Headers): Promise<Actor>
}

const longest: ReadLengths = async () => ({
  idle: accountLimits.sessionIdle,
  longest: accountLimits.sessionLongest,
})

/**
 * Opens accounts on a running Candor; once per process. `lengths` reads how long sessions last; the limits are the
 * default.
 */
export function openAccounts(runtime: Runtime, lengths: ReadLengths = longest): Accounts {
  const auth = openBetterAuth(runtime)
  return {
    auth,
    provider: openProvider(runtime),
    afterwards: openAfterwards(runtime.log),
    authenticate: (headers) => authenticate(runtime, auth, headers, lengths),
  }
}

/** Removes expired sessions, links and challenges. For the server's timer; they give nobody access anyway. */
export async function sweepAccounts({ clock, database }: Runtime): Promise<void> {
  const now = clock.now()
  const usedUntil = later(now, -accountLimits.sessionIdle)
  const begunUntil = later(now, -accountLimits.sessionLongest)
  await database.write(async (tx) => {
    await removeEndedSessions(tx, { usedUntil, begunUntil, usedAfter: latestPast(now) })
    await removeEndedLinks(tx, now)
    await removeEndedInvites(tx, now)
    await removeEndedChallenges(tx, now)
  })
}
