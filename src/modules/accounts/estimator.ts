import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/**
 * Estimates how many guesses a password takes. It runs on the main thread, so its work is bounded: the first 64
 * characters decide, and digits and symbols are read as letters (`p4$$w0rd`) in 4 ways. With the library's 100, symbols
 * take fifty times as long as words.
 */
export function openEstimator(): ZxcvbnFactory {
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: 64,
    l33tMaxSubstitutions: 4,
  })
}
