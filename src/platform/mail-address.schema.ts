import { z } from 'zod'

/** Letters of any script, as RFC 6531 allows them; of signs those that mail servers use. */
const local = /^(?:[\p{L}\p{M}\p{N}_'+-]+\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]$/u
const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u
const host = /^(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

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

export function isMailAddress(text: string): boolean {
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

/** Accepts an address with letters of any script in its name and its host. */
export const mailAddress = (error: string) =>
  z.string().max(254, { error }).refine(isMailAddress, { error }).meta({ format: 'idn-email' })
