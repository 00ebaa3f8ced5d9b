const places = /\{(to|digits|text|id)\}/

/** How what is put into a body is written, so that it stays what it is. */
export type BodyForm = 'json' | 'form' | 'xml' | 'plain'

/** By the essence of a media type, in small letters (RFC 9110, 8.3.1: its case says nothing). */
const forms: readonly [RegExp, BodyForm][] = [
  [/^(application|text)\/json$|\+json$/, 'json'],
  [/^application\/x-www-form-urlencoded$/, 'form'],
  [/^(application|text)\/xml$|\+xml$/, 'xml'],
  [/^text\/plain$/, 'plain'],
]

/** The type of a body whose header is not given: by how it begins. */
export function bodyTypeOf(headers: Record<string, string>, body: string): string {
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  if (given !== undefined) return given
  if (/^\s*[[{]/.test(body)) return 'application/json'
  return /^\s*</.test(body) ? 'application/xml' : 'application/x-www-form-urlencoded'
}

/** Null for a type that nobody here knows how to write into. */
export function bodyFormOf(type: string): BodyForm | null {
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return forms.find(([pattern]) => pattern.test(essence))?.[1] ?? null
}

/** A type that would break, or be broken by, what is put into the body. */
export function bodyMistakes(headers: Record<string, string>, body: string): string[] {
  const type = bodyTypeOf(headers, body)
  if (!places.test(body) || bodyFormOf(type) !== null) return []
  return [
    `CANDOR_SMS_HEADERS: nothing can be put into a body of the type ${type}. It must be JSON, XML, a form (application/x-www-form-urlencoded) or text/plain.`,
  ]
}
