import { Refusal } from '#platform/errors'
import { readCrockford } from '#platform/ids'
import type { Try } from '#platform/limits'

/** What somebody typed into the two fields that open something together (H6). */
export interface TypedProof {
  number: string
  code: string
}

/** How a proof is tried: whether it is the last reading of what was typed, which alone counts as a try. */
export interface Trying {
  attempt: Try | null
  isFirst: boolean
}

/**
 * Opens with what somebody typed, also where the number stands in the field of the code and the code in that of the
 * number. Only the form of what was typed decides which readings are tried, so neither answer nor time tells what exists
 * (H7).
 * @param groups the characters of each printed group of the code
 */
export async function openTyped<Opened>(
  typed: TypedProof,
  { groups, attempt }: { groups: readonly number[]; attempt: Try | null },
  open: (typed: TypedProof, trying: Trying) => Promise<Opened>,
): Promise<Opened> {
  const last = { attempt, isFirst: false }
  const swapped = { number: typed.code, code: typed.number }
  if (!mayBeCode(typed.number, groups)) return open(typed, last)
  if (lengthOf(typed.code, groups) !== sum(groups)) return open(swapped, last)
  try {
    return await open(typed, { attempt: null, isFirst: true })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'lookup.no_data_found') throw error
    return open(swapped, last)
  }
}

/** Tells whether what was typed has fewer characters than a code. */
export function isShortCode(typed: string, groups: readonly number[]): boolean {
  return lengthOf(typed, groups) < sum(groups)
}

/** Tells whether what was typed as a number has the form of a code, and not that of a passport or an application. */
export function mayBeCode(typed: string, groups: readonly number[]): boolean {
  const code = readCrockford(typed, groups)
  return code.length === sum(groups) && !isOfNumber.test(code)
}

/** One or two letters and digits, as nearly all are; one of 10,000 codes looks so too. Our own reference. */
const isOfNumber = /^(?:[A-Z]{0,2}\d+|CR[0-9A-Z]{8})$/

const lengthOf = (typed: string, groups: readonly number[]) => readCrockford(typed, groups).length

const sum = (groups: readonly number[]) => groups.reduce((all, each) => all + each, 0)
