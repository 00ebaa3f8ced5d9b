import { refusal } from '#platform/errors'

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
