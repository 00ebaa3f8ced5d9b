/**
 * Writes JSON in the one form of RFC 8785 (JCS): keys in the order of their UTF-16 units, no spaces, texts
 * and numbers as ECMAScript writes them.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`)
  return `{${members.join(',')}}`
}
