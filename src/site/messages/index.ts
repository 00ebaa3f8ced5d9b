import { en } from './en.ts'

/** The catalogue of one language; another language has the same keys. */
export type Words = typeof en

/** The texts for a request. English is the only language so far. */
export function wordsFor(_request: Request): Words {
  return en
}
