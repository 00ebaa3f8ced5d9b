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

/** What the verbs that speak HTTP headers (signing in and out, passkeys, providers) stand on. */
export interface Accounts {
  auth: BetterAuth
  /** Null when none is configured. */
  provider: Provider | null
  /** What answers do not wait for: mails. */
  afterwards: Afterwards
  /** Who asks: see `authenticate`. */
  authenticate(headers: Headers): Promise<Actor>
}

const longest: ReadLengths = async () => ({
  idle: accountLimits.sessionIdle,
  longest: accountLimits.sessionLongest,
})

/**
 * Opens accounts on a running Candor; once per process. `lengths` reads how long sessions last;
 * without it they last as long as the limits let them.
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

/** Removes sessions, links and challenges that are over. For the server's timer; they let nobody in anyway. */
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
