/** Counts in memory, for counting that must cost nothing and may be written down later. */
export interface Counter {
  /** Adds to the count of a name. */
  add(name: string, times?: number): void
  /** Returns the counts since the last call, by name, and begins again from zero. */
  take(): Map<string, number>
}

/**
 * Opens a counter of at most this many names. When it is full, known names count on and new ones are
 * ignored until it is taken: an attacker can blind it for a moment but never make it large.
 */
export function openCounter(mostNames: number): Counter {
  let counts = new Map<string, number>()
  return {
    add: (name, times = 1) => {
      const before = counts.get(name)
      if (before === undefined && counts.size >= mostNames) return
      counts.set(name, (before ?? 0) + times)
    },
    take: () => {
      const taken = counts
      counts = new Map()
      return taken
    },
  }
}
