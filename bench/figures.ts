/** One line of the result. */
export interface Figure {
  /** Permanent name, for the JSON. */
  name: string
  what: string
  /** The figure itself: the median of the rounds. */
  median: number
  lowest: number
  highest: number
  unit: '×' | 'MB' | 'MB/s' | 's' | 'ms' | '/s' | 'µs' | '%' | 'bytes'
  /** Null for a figure that is only reported. */
  target: { least: number } | { most: number } | null
  rounds: readonly number[]
}

type Description = Pick<Figure, 'name' | 'what' | 'unit' | 'target'>

/** Makes a figure from at least one measurement. */
export function figure(description: Description, measured: readonly number[]): Figure {
  return {
    ...description,
    median: median(measured),
    lowest: Math.min(...measured),
    highest: Math.max(...measured),
    rounds: measured,
  }
}

/** Returns the middle value; of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Tells whether a figure meets its target; one without a target always does. */
export function meetsTarget({ median, target }: Pick<Figure, 'median' | 'target'>): boolean {
  if (target === null) return true
  return 'least' in target ? median >= target.least : median <= target.most
}
