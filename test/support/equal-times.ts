/**
 * Returns the probability that one of `a` exceeds one of `b` (Mann–Whitney U / nm): 0.5 when they are
 * indistinguishable.
 */
export function auc(a: readonly number[], b: readonly number[]): number {
  const sorted = b.toSorted((x, y) => x - y)
  const below = (time: number) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as number) < time) low = middle + 1
      else high = middle
    }
    return low
  }
  return a.reduce((sum, time) => sum + below(time), 0) / (a.length * b.length)
}

/** Returns a new order for each round, so that no reason always follows the same other. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}
