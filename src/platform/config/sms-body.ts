const places = /\{(to|digits|text|id)\}/

/** How values are escaped in a body, so that each stays one value. */
export type BodyForm = 'json' | 'form' | 'xml' | 'plain'

/** By the essence of a media type, in lower case (RFC 9110, 8.3.1: it is case-insensitive). */
const forms: readonly [RegExp, BodyForm][] = [
  [/^(application|text)\/json$|\+json$/, 'json'],
  [/^application\/x-www-form-urlencoded$/, 'form'],
  [/^(application|text)\/xml$|\+xml$/, 'xml'],
  [/^text\/plain$/, 'plain'],
]

/** Returns the type of a body without a header, judged by how the body begins. */
export function bodyTypeOf(headers: Record<string, string>, body: string): string {
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  if (given !== undefined) return given
  if (/^\s*[[{]/.test(body)) return 'application/json'
  return /^\s*</.test(body) ? 'application/xml' : 'application/x-www-form-urlencoded'
}

/** Returns null for a type into which we cannot write values. */
export function bodyFormOf(type: string): BodyForm | null {
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return forms.find(([pattern]) => pattern.test(essence))?.[1] ?? null
}

/** Finds a type that would break the values in the body, or be broken by them. */
export function bodyMistakes(headers: Record<string, string>, body: string): string[] {
  const type = bodyTypeOf(headers, body)
  if (!places.test(body) || bodyFormOf(type) !== null) return []
  return [
    `CANDOR_SMS_HEADERS: nothing can be put into a body of the type ${type}. It must be JSON, XML, a form (application/x-www-form-urlencoded) or text/plain.`,
  ]
}
