import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

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
function isSecret({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

export interface OidcConfig {
  /** The issuer's identifier, e.g. `https://accounts.google.com`. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The text after "Continue with". */
  label: string
}

export const oidcSettings = {
  CANDOR_OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'CANDOR_OIDC_ISSUER must be an address, e.g. https://accounts.google.com.',
    })
    .refine((url) => !URL.canParse(url) || isSecret(new URL(url)), {
      error: 'CANDOR_OIDC_ISSUER must begin with https:// (http:// only on this machine).',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  CANDOR_OIDC_CLIENT_ID: z.string().optional(),
  CANDOR_OIDC_CLIENT_SECRET: z.string().optional(),
  CANDOR_OIDC_LABEL: z
    .string()
    .max(40, { error: 'CANDOR_OIDC_LABEL can have at most 40 characters.' })
    .optional(),
}

type Given = z.output<z.ZodObject<typeof oidcSettings>>

const oidcNames = ['CANDOR_OIDC_ISSUER', 'CANDOR_OIDC_CLIENT_ID', 'CANDOR_OIDC_CLIENT_SECRET']

/** The three belong together; a label alone is a mistake too. */
export function oidcMistakes(given: Record<string, string | undefined>): string[] {
  const isMeant = [...oidcNames, 'CANDOR_OIDC_LABEL'].some((name) => given[name] !== undefined)
  const missing = oidcNames.filter((name) => given[name] === undefined)
  if (!isMeant || missing.length === 0) return []
  return [`${missing.join(' and ')} must be set too: signing in with a provider needs all three.`]
}

/** Returns the provider of the settings, or null. */
export function oidcIn(env: Given): OidcConfig | null {
  const {
    CANDOR_OIDC_ISSUER: issuer,
    CANDOR_OIDC_CLIENT_ID: clientId,
    CANDOR_OIDC_CLIENT_SECRET: clientSecret,
  } = env
  if (!issuer || !clientId || !clientSecret) return null
  return { issuer, clientId, clientSecret, label: env.CANDOR_OIDC_LABEL ?? new URL(issuer).host }
}

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
function bodyMistakes(headers: Record<string, string>, body: string): string[] {
  const type = bodyTypeOf(headers, body)
  if (!places.test(body) || bodyFormOf(type) !== null) return []
  return [
    `CANDOR_SMS_HEADERS: nothing can be put into a body of the type ${type}. It must be JSON, XML, a form (application/x-www-form-urlencoded) or text/plain.`,
  ]
}

/** How to call an SMS gateway, from the environment. */
export interface SmsConfig {
  url: string
  method: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body: string
  /** What in a 2xx answer means "sent"; null: any 2xx does. */
  sent: { path: readonly string[]; value: string } | { text: string } | null
}

const headersSchema = z.record(
  z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),
  z.string().regex(/^[ -~]*$/),
)

export const smsSettings = {
  CANDOR_SMS_URL: z
    .url({
      protocol: /^https?$/,
      error: 'CANDOR_SMS_URL must be the address of the gateway, e.g. https://sms.example/send.',
    })
    .refine((url) => !URL.canParse(url) || isSecret(new URL(url)), {
      error: 'CANDOR_SMS_URL must begin with https:// (http:// only on this machine).',
    })
    .optional(),
  CANDOR_SMS_METHOD: z
    .enum(['GET', 'POST', 'PUT'], { error: 'CANDOR_SMS_METHOD must be GET, POST or PUT.' })
    .optional(),
  CANDOR_SMS_HEADERS: z
    .string()
    .refine((text) => headersIn(text) !== null, {
      error: 'CANDOR_SMS_HEADERS must be a JSON object, e.g. {"Authorization":"Bearer …"}.',
    })
    .optional(),
  CANDOR_SMS_BODY: z.string().optional(),
  CANDOR_SMS_SENT: z
    .string()
    .regex(/^(json:[^=\s]+=.+|text:.+)$/, {
      error:
        'CANDOR_SMS_SENT must be json:path=value, e.g. json:messages.0.status=0, or text: and a text.',
    })
    .optional(),
} as const

const names = Object.keys(smsSettings)
type Environment = { [Name in keyof typeof smsSettings]?: z.output<(typeof smsSettings)[Name]> }

/** The other settings mean nothing without the address; a message needs a number and a text. */
export function smsMistakes(given: Record<string, string | undefined>): string[] {
  const { CANDOR_SMS_URL: url, CANDOR_SMS_BODY: body, CANDOR_SMS_METHOD: method } = given
  if (url === undefined)
    return names.some((name) => given[name] !== undefined)
      ? ['CANDOR_SMS_URL must be set too: without it no SMS is sent.']
      : []
  const template = `${url} ${body ?? ''}`
  const lacks = [
    ...(/\{(to|digits)\}/.test(template) ? [] : ['{to}']),
    ...(template.includes('{text}') ? [] : ['{text}']),
  ]
  return [
    ...(lacks.length > 0
      ? [`CANDOR_SMS_URL or CANDOR_SMS_BODY must have ${lacks.join(' and ')} in it.`]
      : []),
    ...(method === 'GET' && body !== undefined
      ? ['CANDOR_SMS_BODY means nothing with CANDOR_SMS_METHOD=GET: leave it out.']
      : []),
    ...bodyMistakes(headersIn(given.CANDOR_SMS_HEADERS ?? '{}') ?? {}, body ?? ''),
  ]
}

export function smsIn(env: Environment): SmsConfig | null {
  const { CANDOR_SMS_URL: url, CANDOR_SMS_BODY: body = '', CANDOR_SMS_SENT: sent } = env
  if (url === undefined) return null
  return {
    url,
    method: env.CANDOR_SMS_METHOD ?? 'POST',
    headers: headersIn(env.CANDOR_SMS_HEADERS ?? '{}') ?? {},
    body,
    sent: sent === undefined ? null : sentIn(sent),
  }
}

function headersIn(text: string): Record<string, string> | null {
  try {
    return headersSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function sentIn(text: string): SmsConfig['sent'] {
  if (text.startsWith('text:')) return { text: text.slice('text:'.length) }
  const [path = '', ...value] = text.slice('json:'.length).split('=')
  return { path: path.split('.'), value: value.join('=') }
}
