/** Lets a bounded number of tasks run at a time; the others wait in the order in which they came. */
export class Turns {
  #free: number
  readonly #places: number
  readonly #waiting: { weight: number; start: () => void }[] = []

  constructor(places: number) {
    this.#places = places
    this.#free = places
  }

  /** Runs the task when there is room. @param weight how many places it takes, at most all of them */
  async take<T>(task: () => Promise<T>, weight = 1): Promise<T> {
    const needed = Math.min(weight, this.#places)
    await new Promise<void>((start) => {
      this.#waiting.push({ weight: needed, start })
      this.#startNext()
    })
    try {
      return await task()
    } finally {
      this.#free += needed
      this.#startNext()
    }
  }

  #startNext(): void {
    // Only the first may start: a heavy task is not overtaken for ever by light ones.
    for (let next = this.#waiting[0]; next && next.weight <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#free -= next.weight
      next.start()
    }
  }
}
