import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { europeanDigits } from './schema.ts'

/** Crockford's base 32 (no I, L, O, U): safe to read aloud and to copy by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Where new identifiers come from. */
export interface Ids {
  /** Returns a uuid v7 (RFC 9562 §5.7): sorts by the time it was made. */
  uuid(): string
  /** Returns this many random Crockford base 32 characters: 5 bits each, from the system's secure source. */
  crockford(length: number): string
}

/**
 * Returns a uuid v7 of a given time with a number in it, so that those of one millisecond sort by it.
 * @param count at least 1, below 2³²; 42 bits stay random
 */
export function uuidAt(milliseconds: number, count: number): string {
  return v7({ msecs: milliseconds, seq: count })
}

export const randomIds: Ids = {
  uuid: () => v7(),
  crockford: (length) => Array.from({ length }, () => alphabet[randomInt(32)]).join(''),
}

/**
 * Reads what somebody typed from a slip, or pasted, as the code that was meant: upper case, digits of any
 * script, O read as 0, I and L as 1 (Crockford's rules for decoding), without anything that is neither
 * letter nor digit. Pasting brings invisible characters: marks of direction around a code in an Arabic
 * message, breaks of no width. Other letters stay and simply do not match.
 * @param groups how many characters each printed group has: then the code is also found within a message
 * ("The share code is 7QX-K2M-9PD")
 */
export function readCrockford(typed: string, groups: readonly number[] = []): string {
  const upper = isPlain.test(typed) ? typed : europeanDigits(typed.normalize('NFKC')).toUpperCase()
  const whole = readGroup(upper)
  const length = groups.reduce((sum, each) => sum + each, 0)
  if (length === 0 || whole.length <= length) return whole
  const found = upper.match(inGroups(groups)) ?? []
  // If there are two, nobody can say which is meant.
  return found.length === 1 ? readGroup(found.join()) : whole
}

const isPlain = /^[A-Z0-9]*$/
const others = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu

function readGroup(upper: string): string {
  const characters = isPlain.test(upper) ? upper : upper.replace(others, '')
  return characters.replace(/O/g, '0').replace(/[IL]/g, '1')
}

/** Matches a code by itself, its groups separated by hyphens as printed. */
function inGroups(groups: readonly number[]): RegExp {
  const characters = groups.map((length) => `[A-Z0-9]{${length}}`).join('[^\\p{L}\\p{N}\\s]{1,3}')
  return new RegExp(`(?<![\\p{L}\\p{N}])${characters}(?![\\p{L}\\p{N}])`, 'gu')
}
