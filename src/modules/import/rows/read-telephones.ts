import { europeanDigits } from '#platform/ids/schema'
import { readTelephone } from '#platform/telephone/schema'

/** A cell of a telephone: the first number in it, and whether it says more. */
export interface Telephone {
  number: string
  hasMore: boolean
}

/** Figures with the signs that people put between them; a second number begins after a stroke, a comma or a word. */
const numbers = /(?:\+|00|\()?\d[\d().\s+-]*\d/g
/** What only says that a number follows. */
const label =
  /^(?:(?:tel|telephone|mob|mobile|phone|ph|cell|contact|no|number|m|t|p|মোবাইল|ফোন|নং|मोबाइल|फोन|नं|هاتف|جوال)[\s.:=-]+)+(?=[+(\d])/iu
/** `(0)` behind a country's code, which nobody dials with it. */
const dialledAtHome = /\(0\)/g

/**
 * Reads the first telephone number in a cell that has more than it: a second one, `(wife)`, `Mob:`, `(WhatsApp)`. Null
 * where there is none.
 * @param home where it is dialled
 */
export function firstTelephone(typed: string, home: string): Telephone | null {
  const text = europeanDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(label, '')
  const whole = readTelephone(text.replace(dialledAtHome, ''), home)
  const isAlone = /^[+\d\s().-]+$/.test(text)
  if (whole !== null && isAlone) return { number: whole, hasMore: false }
  // A program that takes numbers for sums adds `.0`.
  const [sum] = /^\d{7,15}(?=\.0+$)/.exec(text) ?? []
  const ofSum = sum === undefined ? null : readTelephone(sum, home)
  if (ofSum !== null) return { number: ofSum, hasMore: false }
  for (const [found] of text.replace(dialledAtHome, '').matchAll(numbers)) {
    const number = readTelephone(found.trim(), home)
    if (number !== null) return { number, hasMore: true }
    for (const part of found.split(/\s{2,}|[\r\n]|(?<=\d{6}) |\s-\s/)) {
      const alone = readTelephone(part.trim(), home)
      if (alone !== null) return { number: alone, hasMore: true }
    }
  }
  return whole === null ? null : { number: whole, hasMore: false }
}
