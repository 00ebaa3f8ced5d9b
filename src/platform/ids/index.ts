import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { europeanDigits } from './schema.ts'

/** Crockford's base 32 (no I, L, O, U): safe to read aloud and to copy by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Where new identifiers come from. */
export interface Ids {
  /** A uuid v7 (RFC 9562 §5.7): sorts by the time it was made. */
  uuid(): string
  /** So many random Crockford base 32 characters: 5 bits each, from the system's secure source. */
  crockford(length: number): string
}

/**
 * A uuid v7 of a given time with a number in it, so that those of one millisecond sort by it.
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
 * What somebody typed from a slip, as the code that was meant: upper case, without spaces and
 * dashes, O read as 0, I and L as 1 (Crockford's rules for decoding), digits of any script. Other
 * characters stay and simply do not match.
 */
export function readCrockford(typed: string): string {
  return europeanDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}
