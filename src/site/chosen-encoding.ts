type Encoding = 'br' | 'gzip'

/** A coding with its weight, such as `gzip;q=0.5` (RFC 9110, section 12.4.2). */
const weighed = /^([!#$%&'*+.^_`|~\w-]+)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

/**
 * Chooses how an answer is compressed, by the request's `Accept-Encoding` (RFC 9110, section 12.5.3): what has the most
 * weight, of equals the first that is offered. Null: not at all. What the header gives no weight, or 0, is not used.
 */
export function chosenEncoding<Offered extends Encoding>(
  header: string | null | undefined,
  offered: readonly Offered[],
): Offered | null {
  const weights = weightsIn(header ?? '')
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = offered.toSorted((one, other) => weightOf(other) - weightOf(one))
  if (best === undefined || weightOf(best) === 0) return null
  return weightOf(best) >= (weights.get('identity') ?? 0) ? best : null
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [, coding, weight = '1'] = weighed.exec(part.trim()) ?? []
    if (coding) weights.set(coding.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(weight))
  }
  return weights
}
