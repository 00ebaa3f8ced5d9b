import { type Clock, type Instant, later, millisecondsBetween } from '#platform/clock'
import type { Secrets } from '#platform/crypto'
import type { Database } from '#platform/database'
import { tooManyTries } from '#platform/errors'
import { addHits, type Counted, dropEndedWindows, forgetCounter } from './limits.store.ts'
import { networkOf } from './network.ts'
import { limitTable, type RateName, unwrittenRates } from './schema.ts'

/** Limits on tries, kept in the database: they survive a restart and hold across processes. */
export interface Limits {
  /**
   * Counts one try from an address; refuses with `request.too_many` when there were too many. No
   * refusal outlasts its window, also when the clock is set back: then a new window begins.
   */
  takeByAddress(rate: RateName, address: string): Promise<void>
  /** Counts one try against any subject (an account, an account and address). */
  take(rate: RateName, subject: string): Promise<void>
  /** Forgets the tries against a subject, e.g. after a successful sign-in. */
  forget(rate: RateName, subject: string): Promise<void>
  /** Removes counters whose window is over, or was begun before the clock was set back. */
  sweep(): Promise<void>
}

interface Needs {
  database: Database
  clock: Clock
  secrets: Secrets
  /** Networks whose address limits are a million times as high (an operator's own monitors). */
  raisedFor: readonly string[]
}

interface Local extends Counted {
  unsaved: number
}

const raise = 1_000_000
const mostCounters = 50_000
const longestWindow = Math.max(...Object.values(limitTable.rates).map(({ window }) => window))

/** Opens the counters. Subjects are kept as HMAC only: the table names no address and no account. */
export function openLimits({ database, clock, secrets, raisedFor }: Needs): Limits {
  const local = new Map<string, Local>()
  const raised = new Set(raisedFor.map(networkOf))
  const nameOf = (rate: RateName, subject: string) => `${rate} ${subject}`
  const keyOf = (name: string) => secrets.hmac('limit-key', name)

  async function count(rate: RateName, subject: string, most: number): Promise<void> {
    const now = clock.now()
    const name = nameOf(rate, subject)
    const counter = local.get(name)
    const windowEndsAt = later(now, limitTable.rates[rate].window)
    // One that ends later than a window begun now was begun before the clock was set back.
    const isCurrent = counter && counter.windowEndsAt > now && counter.windowEndsAt <= windowEndsAt
    const current = isCurrent ? counter : undefined
    if (current && current.hits >= most) refuse(rate, current.windowEndsAt, now)
    if (unwrittenRates.has(rate)) {
      const counted = current ?? { hits: 0, windowEndsAt, unsaved: 0 }
      counted.hits += 1
      if (local.size >= mostCounters) local.clear()
      local.set(name, counted)
      return
    }
    // A small limit is exact: every try is in the database before it is answered. A raised one is
    // written in steps of a hundredth, so that counting costs no commit a request.
    const unsaved = (current?.unsaved ?? 0) + 1
    if (current && unsaved < most / 100) {
      current.unsaved = unsaved
      current.hits += 1
      return
    }
    if (current) current.unsaved = 0
    const key = keyOf(name)
    const hit = { key, hits: unsaved, now, windowEndsAt }
    const saved = await database.writeGrouped((tx) => addHits(tx, hit), { mingles: true })
    if (local.size >= mostCounters) local.clear()
    local.set(name, { ...saved, unsaved: 0 })
    if (saved.hits > most) refuse(rate, saved.windowEndsAt, now)
  }

  return {
    takeByAddress: (rate, address) => {
      const network = networkOf(address)
      const factor = raised.has(network) ? raise : 1
      return count(rate, network, limitTable.rates[rate].tries * factor)
    },
    take: (rate, subject) => count(rate, subject, limitTable.rates[rate].tries),
    forget: async (rate, subject) => {
      const name = nameOf(rate, subject)
      if (!local.delete(name)) return
      await database.writeGrouped((tx) => forgetCounter(tx, keyOf(name)))
    },
    sweep: () => {
      const now = clock.now()
      for (const [name, { windowEndsAt }] of local) if (windowEndsAt <= now) local.delete(name)
      return dropEndedWindows(database, { now, latestEnd: later(now, longestWindow) })
    },
  }
}

function refuse(rate: RateName, windowEndsAt: Instant, now: Instant): never {
  const seconds = Math.max(1, Math.ceil(millisecondsBetween(now, windowEndsAt) / 1000))
  throw tooManyTries(limitTable.rates[rate].of, seconds)
}
