import { refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits/schema'

interface Waiting {
  weight: number
  start: () => void
}

/** Seconds until there is probably a turn. */
const retryAfter = 5

/** Lets a bounded number of tasks run at a time; the others wait in the order in which they came. */
export class Turns {
  #free: number
  readonly #places: number
  readonly #waiting: Waiting[] = []

  constructor(places: number) {
    this.#places = places
    this.#free = places
  }

  /**
   * Runs the task when there is room. Refuses with `service.busy` when there is none in time.
   * @param weight how many places it takes, at most all of them
   * @param patience in milliseconds; without one it waits until its turn comes
   */
  async take<T>(
    task: () => Promise<T>,
    weight = 1,
    patience = Number.POSITIVE_INFINITY,
  ): Promise<T> {
    const needed = Math.min(weight, this.#places)
    await this.#turn(needed, patience)
    try {
      return await task()
    } finally {
      this.#free += needed
      this.#startNext()
    }
  }

  #turn(weight: number, patience: number): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const one: Waiting = {
        weight,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#waiting.push(one)
      this.#startNext()
      if (!Number.isFinite(patience) || !this.#waiting.includes(one)) return
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1)
        reject(refusal('service.busy', { retryAfter }))
        // A task that waited behind a heavy one may fit now.
        this.#startNext()
      }, patience)
    })
  }

  #startNext(): void {
    // Only the first may start, so that light tasks do not overtake a heavy one for ever.
    for (let next = this.#waiting[0]; next && next.weight <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#free -= next.weight
      next.start()
    }
  }
}

/** Tasks of one sender that may wait. */
const mostOfSender = 4

/**
 * Lets one task run at a time, and each sender have a turn before anybody has another: whoever sends ten files delays those
 * of others by one.
 */
export class SharedTurns {
  /** In the order of their next turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isTaken = false

  /**
   * Runs the task when its turn comes. Refuses with `service.busy` when that is not in time, or when the sender waits for
   * several already.
   * @param patience in milliseconds
   */
  async take<T>(sender: string, task: () => Promise<T>, patience: number): Promise<T> {
    await this.#turn(sender, patience)
    try {
      return await task()
    } finally {
      this.#isTaken = false
      this.#startNext()
    }
  }

  #turn(sender: string, patience: number): Promise<void> {
    const own = this.#waiting.get(sender) ?? []
    const tooBusy = () => refusal('service.busy', { retryAfter })
    if (own.length >= mostOfSender) return Promise.reject(tooBusy())
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        own.splice(own.indexOf(start), 1)
        if (own.length === 0) this.#waiting.delete(sender)
        reject(tooBusy())
      }, patience)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      own.push(start)
      this.#waiting.set(sender, own)
      this.#startNext()
    })
  }

  #startNext(): void {
    const next = this.#waiting.entries().next().value
    if (this.#isTaken || !next) return
    const [sender, own] = next
    this.#isTaken = true
    this.#waiting.delete(sender)
    const start = own.shift()
    if (own.length > 0) this.#waiting.set(sender, own)
    start?.()
  }
}

/** Work that a timer starts again and again. */
export interface BackgroundWork {
  /** Does what there is to do; while that is under way, waits for it. */
  work(): Promise<void>
  /** Ends after the present step; the next start continues. */
  stop(): Promise<void>
}

/** Returns work that never runs beside itself. */
export function inBackground(once: (signal: AbortSignal) => Promise<void>): BackgroundWork {
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  return {
    work: () => {
      underWay ??= once(stopping.signal).finally(() => {
        underWay = null
      })
      return underWay
    },
    stop: async () => {
      stopping.abort()
      await underWay?.catch(() => undefined)
    },
  }
}

const mebibyte = 1024 * 1024

/** Where the machine, or the container, has little memory, uploads get this part of it. */
const partOfMemory = 1 / 8

/** Lets as many bodies with files arrive at a time as memory allows. */
export interface Uploads {
  /**
   * Runs a task that reads the files that staff send. Refuses with `service.busy` when there is no room in time; then nothing
   * of the body has been read.
   * @param bytes how much of it is held in memory at most
   */
  take<T>(bytes: number, task: () => Promise<T>): Promise<T>
  /**
   * Counts a body of somebody else while it arrives: what has not come takes no room, so that nobody holds any by sending
   * slowly.
   */
  arriving(sender: string): Arriving
}

/** A body that is held in memory as far as it has come. */
export interface Arriving {
  /** Counts what has come. @throws Refusal `service.busy` where the sender, or all together, would hold too much */
  hold(bytes: number): void
  /** Nothing of it is held any more. */
  end(): void
}

/** What surrounds the largest file in a form. */
const around = mebibyte

/**
 * Opens the gate for uploads.
 * @param memory in bytes: what this process may have
 * @param patience in milliseconds; shorter for tests
 */
export function openUploads(memory: number, patience: number = platformLimits.uploadTurn): Uploads {
  // One file of the largest size has to fit, in a form that is read whole.
  const least = 2 * platformLimits.uploadBytes
  const room = Math.max(least, Math.min(platformLimits.uploadsHeld, memory * partOfMemory))
  const turns = new Turns(Math.floor(room / mebibyte))
  const largest = platformLimits.uploadBytes + around
  const others = Math.max(room / 2, largest)
  const held = new Held(others, Math.max(others / 2, largest))
  return {
    take: (bytes, task) => turns.take(task, Math.max(1, Math.ceil(bytes / mebibyte)), patience),
    arriving: (sender) => held.arriving(sender),
  }
}

/** Bytes that are held, of each sender and of all. */
class Held {
  readonly #most: number
  readonly #mostOfSender: number
  readonly #ofSender = new Map<string, number>()
  #all = 0

  constructor(most: number, mostOfSender: number) {
    this.#most = most
    this.#mostOfSender = mostOfSender
  }

  arriving(sender: string): Arriving {
    let own = 0
    return {
      hold: (bytes) => {
        const ofSender = this.#ofSender.get(sender) ?? 0
        if (this.#all + bytes > this.#most || ofSender + bytes > this.#mostOfSender)
          throw refusal('service.busy', { retryAfter })
        own += bytes
        this.#add(sender, bytes)
      },
      end: () => {
        this.#add(sender, -own)
        own = 0
      },
    }
  }

  #add(sender: string, bytes: number): void {
    this.#all += bytes
    const left = (this.#ofSender.get(sender) ?? 0) + bytes
    if (left > 0) this.#ofSender.set(sender, left)
    else this.#ofSender.delete(sender)
  }
}
