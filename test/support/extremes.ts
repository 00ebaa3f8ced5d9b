/** A part of an OpenAPI document's JSON Schema. */
export interface Described {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
  oneOf?: Described[]
  contentMediaType?: string
}

const samples: Record<string, unknown> = {
  passportNumber: 'ZZ1234567',
  email: 'nobody@padma.example',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  mapping: {},
}
const texts = [
  'Four quiet words here',
  'BD',
  '2026-11-20',
  '2026-12-01T09:00',
  'https://padma.example/page',
  '#8a4b08',
  'record.approved',
  'medical',
  '0'.repeat(64),
]

/** Returns a value that fits the schema, so that tests can spoil one field at a time. */
export function sampleOf(schema: Described, name = ''): unknown {
  if (name in samples) return samples[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const options = schema.anyOf ?? schema.oneOf
  if (options) return sampleOf(options[0] ?? {}, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sampleOf(one, key)]),
    )
  if (type === 'array') return [sampleOf(schema.items ?? {})]
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (schema.format === 'uuid') return '01990000-0000-7000-8000-000000000000'
  if (schema.format === 'date-time') return '2026-11-20T09:00:00Z'
  const { pattern } = schema
  return texts.find((text) => pattern === undefined || new RegExp(pattern).test(text)) ?? texts[0]
}

const most = 2 ** 31 - 1

/** Numbers, also as text, since a query has only text. */
export const extremeNumbers = [
  ...[0, -0, -1, 1.5, most, most + 1, -most - 2, 2 ** 32, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324],
]

/** What people, programs and attackers put into a field of text. */
export const extremeTexts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfff', '\u202e\u2066x', '\ufeff', '𝔘𝔫𝔦 👩‍👩‍👧 ﷽'],
  ...["' or 1=1 --", '%', '_%\\', '$1', '../../etc/passwd', '{"a":1}', '__proto__', '<b>', 'NaN'],
  ...['Infinity', '-Infinity', '0x10', '1e400', '9'.repeat(400), '١٢٣', '2147483648', '-1', '1.5'],
  ...['0000-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '-271821-04-20', '+275760-09-13'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00Z'],
  ...['2026-11-20T24:00:00Z', `2026-11-20T09:00:00.${'9'.repeat(500)}Z`, '9999-12-31T23:59'],
  ...[`e${'\u0301'.repeat(3000)}`, 'x'.repeat(30_000), 'ß'.repeat(121), 'a b '.repeat(200)],
]

/** Values of another type than expected. */
export const otherTypes: unknown[] = [
  ...[null, true, [], {}, [null], [[]], { a: { b: {} } }, { length: 3 }, { __proto__: null }],
  Array.from({ length: 1000 }, (_, n) => n),
  Array.from({ length: 2000 }, () => ({})),
]

/** Bodies that are not objects, or are absurdly deep. */
export const extremeBodies: string[] = [
  ...['', ' ', '{', 'null', '1', '"x"', '[]', '{"a"', '\ufeff{}', '{}{}', '\0', 'NaN'],
  ...['['.repeat(100_000), `${'['.repeat(50_000)}"\\u0041"${']'.repeat(50_000)}`],
  `${'{"a":'.repeat(50_000)}"\\u0041"${'}'.repeat(50_000)}`,
]
