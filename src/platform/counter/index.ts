/** Counts in memory, where counting may cost nothing and writing down can wait. */
export interface Counter {
  /** Counts so many more of a name. */
  add(name: string, times?: number): void
  /** What was counted since the last time, by name; counting begins anew. */
  take(): Map<string, number>
}

/**
 * Opens a counter of at most so many names. When it is full, the names that it has count on and new
 * ones are left out until it is taken: it can be made blind for a moment, never large.
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
