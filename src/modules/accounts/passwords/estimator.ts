import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/**
 * Estimates how many guesses a password takes. It runs on the thread that answers everybody, so its
 * work is bounded: the first 64 letters decide, and figures and signs are read as letters
 * (`p4$$w0rd`) in 4 ways. In the library's 100, signs cost fifty times as much as words.
 */
export function openEstimator(): ZxcvbnFactory {
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: 64,
    l33tMaxSubstitutions: 4,
  })
}
