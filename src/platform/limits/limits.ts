import { type Clock, type Instant, later, millisecondsBetween } from '#platform/clock'
import type { Secrets } from '#platform/crypto'
import type { Database, Later, Soon, Transaction } from '#platform/database'
import { Refusal, tooManyTries } from '#platform/errors'
import {
  addHits,
  type Counted,
  dropEndedWindows,
  forgetCounter,
  outOfOrder,
} from './limits.store.ts'
import { networkOf, widerNetworkOf } from './network.ts'
import type { Rate } from './schema.ts'

/** Limits on tries, kept in the database: they survive a restart and hold across processes. */
export interface Limits {
  /**
   * Counts one try from an address; refuses with `request.too_many` when there were too many. A refusal
   * never outlasts its window, even when the clock is set back: then a new window begins.
   */
  takeByAddress(rate: Rate, address: string): Soon<void>
  /**
   * Returns a try to be counted in the transaction of the attempted work, where only what fails counts: after too many
   * it is refused when it is settled, not before, so that what succeeds is never kept out. Null when nothing has to be
   * written.
   */
  tryByAddress(rate: Rate, address: string): Try | null
  /** Counts a try that failed, in a transaction of its own; refuses with `request.too_many`. */
  countFailed(attempt: Try | null): Promise<void>
  /** Counts one try against any subject (an account, an account and address). */
  take(rate: Rate, subject: string): Promise<void>
  /** Counts like `take` and returns false when there were too many. A failure to count is still thrown. */
  mayTake(rate: Rate, subject: string): Promise<boolean>
  /** Forgets the tries against a subject, e.g. after a successful sign-in. */
  forget(rate: Rate, subject: string): Promise<void>
  /** Removes counters whose window is over, or was begun before the clock was set back. */
  sweep(): Promise<void>
}

/** One try, to be counted before anything is answered, and only where it fails. */
export type Try = Countable | Late

interface Countable {
  isLate: false
  /** Counts it within a transaction, which commits whatever the result of the try; the count may come with the commit. */
  count(tx: Transaction): Later<Counted>
  /** Remembers the count after the commit; refuses with `request.too_many` when there were too many. */
  settle(counted: Counted): void
}

/** A try after too many: nothing is written for it, and it is refused once it failed. */
interface Late {
  isLate: true
  refuse(): never
}

interface Needs {
  database: Database
  clock: Clock
  secrets: Secrets
  /** Networks whose address limits are a million times as high (an operator's own monitors). */
  raisedFor: readonly string[]
  /** Of all rates in use, in milliseconds. */
  longestWindow: number
}

interface Local extends Counted {
  unsaved: number
}

const raise = 1_000_000
const mostCounters = 50_000
/** How many times the limit of a /64 the /48 around it has. */
const timesOfWider = 10

/** Begins a try of an address: of its network, and of the wider one around that. */
function beginByAddress(
  { rate, address, raised }: { rate: Rate; address: string; raised: ReadonlySet<string> },
  begin: (rate: Rate, network: string, most: number) => Try | null,
): Try | null {
  const network = networkOf(address)
  if (raised.has(network)) return begin(rate, network, rate.tries * raise)
  const wider = widerNetworkOf(address)
  const own = begin(rate, network, rate.tries)
  return wider ? together(own, begin(rate, wider, rate.tries * timesOfWider)) : own
}

/** Counts one try against two subjects at once. */
function together(one: Try | null, other: Try | null): Try | null {
  if (!one || !other) return one ?? other
  if (one.isLate || other.isLate) return one.isLate ? one : other
  const others = new WeakMap<Counted, Counted>()
  return {
    isLate: false,
    count: (tx) => {
      const answers = [one.count(tx).answer, other.count(tx).answer] as const
      const answer = Promise.all(answers).then(([counted, beside]) => {
        others.set(counted, beside)
        return counted
      })
      answer.catch(() => undefined)
      return { answer }
    },
    settle: (counted) => {
      const beside = others.get(counted)
      if (beside) other.settle(beside)
      one.settle(counted)
    },
  }
}

/** Opens the counters. Subjects are stored as HMAC only: the table names no address and no account. */
export function openLimits({ database, clock, secrets, raisedFor, longestWindow }: Needs): Limits {
  const local = new Map<string, Local>()
  const raised = new Set(raisedFor.map(networkOf))
  const nameOf = ({ name }: Rate, subject: string) => `${name} ${subject}`
  const keyOf = (name: string) => secrets.hmac('limit-key', name)

  function take(attempt: Try | null): Soon<void> {
    if (!attempt) return
    if (attempt.isLate) return attempt.refuse()
    return database
      .writeGrouped(async (tx) => attempt.count(tx), { mingles: true })
      .then(async ({ answer }) => attempt.settle(await answer))
  }

  function begin(rate: Rate, subject: string, most: number, isLate = false): Try | null {
    const now = clock.now()
    const name = nameOf(rate, subject)
    const current = inWindow(local.get(name), rate, now)
    if (current && current.hits >= most) {
      const refuseIt = () => refuse(rate, current.windowEndsAt, now)
      return isLate ? { isLate, refuse: refuseIt } : refuseIt()
    }
    if (rate.isUnwritten) {
      const begun = current ?? { windowEndsAt: later(now, rate.window), hits: 0 }
      keep(local, name, { ...begun, unsaved: 0, hits: begun.hits + 1 })
      return null
    }
    // A small limit is exact: every try is in the database before it is answered. A raised one is written
    // in steps of a hundredth, so that counting does not cost one commit a request.
    const unsaved = (current?.unsaved ?? 0) + 1
    if (current && unsaved < most / 100) {
      current.unsaved = unsaved
      current.hits += 1
      return null
    }
    if (current) current.unsaved = 0
    return {
      isLate: false,
      count: (tx) => {
        const windowEndsAt = later(now, rate.window)
        return addHits(tx, { key: keyOf(name), hits: unsaved, now, windowEndsAt })
      },
      settle: (saved) => {
        keep(local, name, { ...saved, unsaved: 0 })
        if (saved.hits > most) refuse(rate, saved.windowEndsAt, now)
      },
    }
  }

  const tryByAddress = (rate: Rate, address: string) =>
    beginByAddress({ rate, address, raised }, (...asked) => begin(...asked, true))
  const takeByAddress = (rate: Rate, address: string) =>
    take(beginByAddress({ rate, address, raised }, begin))
  const takeOf = async (rate: Rate, subject: string) => take(begin(rate, subject, rate.tries))

  return {
    tryByAddress,
    takeByAddress,
    countFailed: async (attempt) => take(attempt),
    take: takeOf,
    mayTake: (rate, subject) => takeOf(rate, subject).then(() => true, falseIfTooMany),
    forget: async (rate, subject) => {
      const name = nameOf(rate, subject)
      if (!local.delete(name)) return
      await database.writeGrouped((tx) => forgetCounter(tx, keyOf(name)))
    },
    sweep: () => {
      const now = clock.now()
      for (const [name, { windowEndsAt }] of local) if (windowEndsAt <= now) local.delete(name)
      return dropEndedWindows(database, { now, latestEnd: later(now, longestWindow + outOfOrder) })
    },
  }
}

/** Tries something; counts it among the tries of an address if it is refused. */
export async function countRefused<T>(
  { limits }: { limits: Limits },
  { rate, address }: { rate: Rate; address: string },
  run: () => Promise<T>,
): Promise<T> {
  const attempt = limits.tryByAddress(rate, address)
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal) await limits.countFailed(attempt)
    throw error
  }
}

/** A window that ends later than one begun now was begun before the clock was set back. */
function inWindow(counter: Local | undefined, { window }: Rate, now: Instant): Local | undefined {
  if (!counter || counter.windowEndsAt <= now) return undefined
  return millisecondsBetween(now, counter.windowEndsAt) <= window ? counter : undefined
}

function keep(local: Map<string, Local>, name: string, counter: Local): void {
  if (local.size >= mostCounters) local.clear()
  local.set(name, counter)
}

function falseIfTooMany(error: unknown): false {
  if (error instanceof Refusal && error.kind === 'too_many') return false
  throw error
}

function refuse(rate: Rate, windowEndsAt: Instant, now: Instant): never {
  const seconds = Math.max(1, Math.ceil(millisecondsBetween(now, windowEndsAt) / 1000))
  throw tooManyTries(rate.of, seconds)
}
