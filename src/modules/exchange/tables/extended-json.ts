/**
 * Returns the value that a database wrote as an object, because JSON has no form of its own for it (MongoDB Extended
 * JSON, the canonical and the older form). Any other value is returned unchanged.
 */
export function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const [[type, inner] = [], another] = Object.entries(value)
  if (another !== undefined) return value
  if (type === '$date') return dateOf(plainValue(inner))
  if (typeof inner !== 'string') return value
  if (type === '$oid' || type === '$numberLong' || type === '$numberDecimal') return inner
  // Every number of a JavaScript program: 400001 is written as "400001.0".
  if (type === '$numberInt' || type === '$numberDouble') return Number(inner)
  return value
}

/** Reads milliseconds since 1970, or the text of a date. */
function dateOf(inner: unknown): unknown {
  const isNumber = typeof inner === 'number' || /^-?\d+$/.test(String(inner))
  return isNumber ? new Date(Number(inner)).toISOString() : inner
}
