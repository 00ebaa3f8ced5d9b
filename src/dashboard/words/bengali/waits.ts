import type { ProblemValues } from '#platform/problems.schema'
import { units } from '#texts/bn/gap-words'

/** Writes a length of time as problems keep it: how many, and of what. */
export function waitIn(wait: ProblemValues[string]): string {
  const [amount, unit] = wait as [string, keyof typeof units]
  return units[unit](Number(amount))
}
