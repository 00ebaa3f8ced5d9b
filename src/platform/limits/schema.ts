import { hour } from '#platform/clock/schema'
import { filled, problems } from '#platform/problems.schema'
import { units, whose } from '#texts/en/gap-words'
import { limits } from '#texts/problems/desk-parts'

const sentences = problems('limits', limits)

/** Says whose tries were too many and how long to wait; `Retry-After` says it in seconds. */
export function tooManySaid(of: LimitOf, seconds: number): string {
  const [count, unit] =
    seconds <= 90 ? ([seconds, 'second'] as const) : ([Math.ceil(seconds / 60), 'minute'] as const)
  const wait = { value: [String(count), unit], words: units[unit](count) }
  return filled(sentences.tooMany, { whose: { value: of, words: whose[of] }, wait })
}

/** Whose tries a limit counts. */
export type LimitOf = 'address' | 'account' | 'accountFromAddress' | 'accountInBrowser'

/** How many tries are allowed within a window, in milliseconds; each name is counted on its own. */
export interface Rate {
  name: string
  tries: number
  window: number
  of: LimitOf
  /** Counted only in the memory of each process: not even a hash of the address is stored (decision 0020). */
  isUnwritten?: boolean
}

/** Gives each rate of a table its key as its name. */
export function rates<const Name extends string>(table: Record<Name, Omit<Rate, 'name'>>) {
  const named = Object.entries<Omit<Rate, 'name'>>(table).map(([name, rate]) => [
    name,
    { name, ...rate },
  ])
  return Object.fromEntries(named) as Readonly<Record<Name, Rate>>
}

/** Limits of every request, upload and page. Sizes in bytes, times in milliseconds. */
export const platformLimits = {
  /** Concurrent uploads, by what they hold in memory; how long an upload waits for room, a picture to be drawn. */
  uploadsHeld: 96 * 1024 * 1024,
  uploadTurn: 10_000,
  pictureTurn: 20_000,
  /** Held back on the disk of an SQLite file; less on a small disk (reserve.ts). */
  diskReserve: 64 * 1024 * 1024,
  keptAnswer: 24 * hour,
  requestBytes: 1024 * 1024,
  uploadBytes: 15 * 1024 * 1024,
  /** A phone's photo has 2 to 4 MiB. */
  photoBytes: 5 * 1024 * 1024,
  pixelsPerPage: 60_000_000,
  pagesPerPdf: 20,
  pageSizes: [25, 50, 100],
} as const
