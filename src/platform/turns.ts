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
   * Runs a task that reads the files of a request. Refuses with `service.busy` when there is no room in
   * time; then nothing of the body has been read.
   * @param bytes how much of it is held in memory at most
   * @param isKnown staff have room of their own, so that nobody else can take it
   */
  take<T>(bytes: number, isKnown: boolean, task: () => Promise<T>): Promise<T>
}

/**
 * Opens the gate for uploads.
 * @param memory in bytes: what this process may have
 * @param patience in milliseconds; shorter for tests
 */
export function openUploads(memory: number, patience: number = platformLimits.uploadTurn): Uploads {
  // One file of the largest size has to fit, in a form that is read whole.
  const least = 2 * platformLimits.uploadBytes
  const room = Math.max(least, Math.min(platformLimits.uploadsHeld, memory * partOfMemory))
  const places = Math.floor(room / mebibyte)
  const turns = { known: new Turns(places), others: new Turns(Math.ceil(places / 2)) }
  return {
    take: (bytes, isKnown, task) => {
      const weight = Math.max(1, Math.ceil(bytes / mebibyte))
      return turns[isKnown ? 'known' : 'others'].take(task, weight, patience)
    },
  }
}
