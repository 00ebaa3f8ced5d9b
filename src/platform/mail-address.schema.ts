import { z } from 'zod'
import { visibleLine } from './text.schema.ts'

/** Letters of any script, as RFC 6531 allows them; of signs those that mail servers use. */
const local = /^(?:[\p{L}\p{M}\p{N}_'+-]+\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]$/u
const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u
const host = /^(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** RFC 5321 §4.5.3.1.3: a path has 256 octets, with its brackets. */
const most = 254

/** Returns a host in the letters of the DNS (`xn--…`); null when it is none. */
function hostInAscii(typed: string): string | null {
  if (!typedHost.test(typed)) return null
  try {
    const { hostname } = new URL(`https://${typed}`)
    return host.test(hostname) ? hostname : null
  } catch {
    // The oldest browsers have no URL.canParse.
    return null
  }
}

function partsOf(address: string): [local: string, host: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
}

const beyondAscii = /[^\0-\x7f]/gu

/**
 * Tells whether a sign becomes an ASCII letter or digit where texts are normalised or their case is folded: the Kelvin
 * sign, the long s, a dotless i, letters of full width. Mail servers tell them apart, so whoever has such a mailbox must
 * not be taken for the owner of the other one.
 */
function foldsIntoAscii(sign: string): boolean {
  const upper = sign.toUpperCase()
  // Sharp s is two letters in capitals, and nothing makes one of them.
  const folded = [sign.normalize('NFKC'), sign.toLowerCase(), upper.length === 1 ? upper : '']
  return folded.some((form) => /[a-z0-9]/i.test(form.normalize('NFC')))
}

/** Tells whether an address, as it arrived, has no sign that passes for another one. */
function isUnambiguous(text: string): boolean {
  for (const [sign] of text.matchAll(beyondAscii)) if (foldsIntoAscii(sign)) return false
  return true
}

export function isMailAddress(text: string): boolean {
  if (text.length > most || !isUnambiguous(text)) return false
  const [before, behind] = partsOf(text.normalize('NFC'))
  return local.test(before) && hostInAscii(behind) !== null
}

/**
 * Returns an address as mail servers take it and as two writings of one are compared: the host in the letters of the
 * DNS, the name as it is.
 */
export function asciiHosted(address: string): string {
  const [before, behind] = partsOf(address.normalize('NFC'))
  return `${before}@${hostInAscii(behind) ?? behind}`
}

/**
 * Returns the one writing of an address by which people sign in; null for what is no address. For addresses that
 * programs vouch for, so nothing is corrected: a space, a line break or a NUL makes it none.
 */
export function signInAddress(text: string): string | null {
  if (!isMailAddress(text)) return null
  const one = inSignIn(text)
  return one.length > most ? null : one
}

interface Sentences {
  /** For an empty one. */
  missing?: string
  long?: string
}

/** Looked at as it was typed: composing its letters would make plain ones of some. */
const typed = (error: string, { missing = error, long = error }: Sentences) =>
  z
    .string({ error: missing })
    .max(2 * most, { error: long, abort: true })
    .refine(isUnambiguous, { error })
    .overwrite(visibleLine)
    .max(most, { error: long })

/** An address that somebody types, with letters of any script in its name and its host; every field for one is this. */
export const mailAddress = (error: string, sentences: Sentences = {}) =>
  typed(error, sentences)
    .min(1, { error: sentences.missing ?? error })
    .refine(isMailAddress, { error })
    .meta({ format: 'idn-email' })

/** The same, which may be left empty. */
export const mailAddressOrNone = (error: string) =>
  typed(error, {}).refine((text) => text === '' || isMailAddress(text), { error })

/** Returns a checked address as people sign in with it, however its host is written. */
export const inSignIn = (text: string): string => asciiHosted(text).toLowerCase()
