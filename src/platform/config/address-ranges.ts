import { BlockList, isIP } from 'node:net'

/** Tells whether a text is an address, or a range such as `172.28.0.0/16` or `fd00::/8`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits(version))
}

/**
 * Returns a function that tells whether an address lies in one of these ranges. A text that is not an
 * address lies in none.
 */
export function inAddressRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits ?? mostBits(isIP(address))), family(isIP(address)))
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, family(version))
  }
}

const family = (version: number) => (version === 6 ? 'ipv6' : 'ipv4')
const mostBits = (version: number) => (version === 6 ? 128 : 32)

/** Tells whether nobody on the way can read what is sent to this URL. */
export function isSecret({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
