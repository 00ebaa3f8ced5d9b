/** The brands of HEIC pictures, as iPhones and some others take them (ISO/IEC 23008-12, annex B). */
const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

/**
 * Tells whether a file with this beginning is a HEIC picture: its first box names the brands that it
 * conforms to.
 * @param start its first bytes, a character for each
 */
export function isHeic(start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false
  const size = [...start.slice(0, 4)].reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0)
  const named = start.slice(8, Math.max(12, size)).match(/.{4}/gs) ?? []
  return named.some((brand) => brands.has(brand))
}
