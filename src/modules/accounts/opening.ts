import { later, latestPast } from '#platform/clock'
import type { Actor, Runtime } from '#platform/context'
import type { Log } from '#platform/log'
import { removeEndedSessions } from './authenticate.store.ts'
import { authenticate, type ReadLengths } from './authenticate.ts'
import { type BetterAuth, openBetterAuth } from './better-auth.ts'
import { removeEndedChallenges } from './credentials.store.ts'
import { accountLimits } from './forms.schema.ts'
import { removeEndedInvites, removeEndedLinks } from './links.store.ts'
import { openProvider, type Provider } from './providers.ts'

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

/**
 * Work that a response does not wait for: the time of the response must not show whether an email is known. A stop
 * loses what it interrupts, so this is only for what people can request again.
 */
interface Afterwards {
  run(task: () => Promise<void>): void
  /** Returns how many tasks are in progress. */
  waiting(): number
  /** Resolves when no task is in progress any more. */
  settled(): Promise<void>
}

function openAfterwards(log: Log): Afterwards {
  const underWay = new Set<Promise<void>>()
  return {
    run: (task) => {
      const running = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ error }, 'A task after an answer failed'))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    waiting: () => underWay.size,
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
