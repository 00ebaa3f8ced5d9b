import { isIPv4, isIPv6 } from 'node:net'

/** The prefix of an IPv4 address that is written as an IPv6 one (RFC 4291, section 2.5.5.2). */
const mapped = '::ffff:'

/**
 * Returns an IP address by itself: without port, brackets or zone, and an IPv4-mapped IPv6 address as the
 * IPv4 address, however it is written. Null for a text that is not an address.
 */
export function plainAddress(text: string): string | null {
  // A server that listens on all addresses gets each IPv4 peer in this form, with every request.
  const peer = text.startsWith(mapped) ? text.slice(mapped.length) : text
  if (isIPv4(peer)) return peer
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '').toLowerCase()
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return address
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/**
 * Returns what one connection counts as: an IPv4 address by itself, an IPv6 address by its /64 (one
 * household or one machine has a whole /64), an IPv4-mapped IPv6 address as the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (plain === null || isIPv4(plain)) return plain ?? address
  const groups = groupsOf(plain).slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

/**
 * Returns the /48 of an IPv6 address: one customer of a provider often has as many /64s as it asks for. Null for IPv4.
 */
export function widerNetworkOf(address: string): string | null {
  const plain = plainAddress(address)
  if (plain === null || isIPv4(plain)) return null
  const groups = groupsOf(plain).slice(0, 3)
  return `${groups.map((group) => group.toString(16)).join(':')}::/48`
}

/** Returns the eight groups of an IPv6 address, whose end may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const left = partsOf(head)
  const right = partsOf(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => 0), ...right]
}

function partsOf(side: string): number[] {
  if (side === '') return []
  return side.split(':').flatMap((part) => {
    const bytes = part.split('.').map(Number)
    const [a = 0, b = 0, c = 0, d = 0] = bytes
    return bytes.length === 4 ? [a * 256 + b, c * 256 + d] : [Number.parseInt(part, 16)]
  })
}
