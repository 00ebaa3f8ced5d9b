import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { type BodyForm, bodyFormOf, bodyTypeOf, type SmsConfig } from '#platform/config'
import type { Log } from '#platform/log'
import { parsedJson } from '#platform/text.schema'

/** The values for a template. */
interface Sms {
  /** E.164, with its plus sign. */
  to: string
  text: string
  /** The same for each try: a gateway that treats it as a key sends the message once. */
  id: string
}

type Write = (text: string) => string

/** Makes the request for a message, with each value escaped for its place. */
export function fillTemplate({ url, method, headers, body }: SmsConfig, sms: Sms) {
  const filled = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value.replaceAll('{id}', sms.id),
  ])
  const type = bodyTypeOf(headers, body)
  const hasBody = method !== 'GET' && body !== ''
  return {
    url: new URL(fill(url, sms, encodeURIComponent)),
    method,
    headers: { ...(hasBody ? { 'content-type': type } : {}), ...Object.fromEntries(filled) },
    body: hasBody ? fill(body, sms, writers[bodyFormOf(type) ?? 'plain']) : null,
  }
}

/** Tells whether the gateway gets a key by which it recognises a repeated message. */
export function isKeyed({ url, headers, body }: SmsConfig): boolean {
  return [url, body, ...Object.values(headers)].some((text) => text.includes('{id}'))
}

/** Fills in one pass, so that no inserted value is taken for a placeholder. */
function fill(template: string, { to, text, id }: Sms, write: Write): string {
  const inserts: Record<string, string> = { to, text, id, digits: to.slice(1) }
  return template.replace(/\{(to|digits|text|id)\}/g, (_, name) => write(inserts[name] as string))
}

/** Escapes a text for a place within the template's quotation marks. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

/** Escapes for elements and attributes alike: a line break in an attribute would be read as a space. */
function inXml(text: string): string {
  return text.replace(/[&<>"'\t\n\r]/g, (each) => `&#${each.charCodeAt(0)};`)
}

const writers: Record<BodyForm, Write> = {
  json: inJson,
  form: encodeURIComponent,
  xml: inXml,
  plain: (text) => text,
}

/**
 * The outcome of a message. `refused-for-good`: no try will succeed. `again`: unknown, but the gateway recognises it by its key when it comes again.
 * `perhaps`: unknown, and there is no key.
 */
export type SmsDelivery = 'sent' | 'refused' | 'refused-for-good' | 'again' | 'perhaps'

/** Sends messages through an SMS gateway. */
export interface SmsGateway {
  /** Whether the gateway gets a key, by which it takes a repeated message only once. */
  isKeyed: boolean
  /** Never throws. A failure is logged without number and text. */
  deliver(sms: Sms, options: { signal: AbortSignal }): Promise<SmsDelivery>
}

/** How long a message may take, in milliseconds, and how much of an answer is read, in bytes. */
const waitAtMost = 15_000
const answerAtMost = 64 * 1024

interface Needs {
  config: { sms: SmsConfig | null }
  log: Log
}

/**
 * Opens the gateway of an installation; null when none is configured.
 * @param patience in milliseconds; shorter for tests
 */
export function openSms({ config: { sms: config }, log }: Needs, patience = waitAtMost) {
  if (config === null) return null
  const isKnown = isKeyed(config)
  const gateway: SmsGateway = {
    isKeyed: isKnown,
    deliver: async (sms, { signal }) => {
      const said = await ask(fillTemplate(config, sms), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        read: (answer) => readAnswer(config.sent, answer),
        log,
      })
      if (said === 'unknown') return isKnown ? 'again' : 'perhaps'
      return said
    },
  }
  return gateway
}

interface Asking {
  signal: AbortSignal
  read: (answer: { status: number; body: string }) => Said
  log: Log
}

/**
 * Sends over a connection of its own, so that nothing was sent if it failed before connecting. Follows no
 * redirect.
 */
function ask(
  { url, method, headers, body }: ReturnType<typeof fillTemplate>,
  { signal, read, log }: Asking,
): Promise<Said> {
  const isSecret = url.protocol === 'https:'
  return new Promise((resolve) => {
    let isReached = false
    const fail = (error: unknown) => {
      log.warn({ error }, 'The SMS gateway did not answer as it should')
      resolve(isReached ? 'unknown' : 'refused')
    }
    const options = { method, headers, signal, agent: false }
    const sending = (isSecret ? overHttps : overHttp)(url, options, (answer) => {
      const parts: Buffer[] = []
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        parts.push(part)
        if (bytes > answerAtMost) answer.destroy(new Error('The answer is too long'))
      })
      answer.on('error', fail)
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        const said = read({ status, body: Buffer.concat(parts).toString('utf8') })
        if (said !== 'sent') log.warn({ status }, 'The SMS gateway did not accept a message')
        resolve(said)
      })
    })
    sending.on('error', fail)
    sending.on('socket', (socket) => {
      socket.once(isSecret ? 'secureConnect' : 'connect', () => {
        isReached = true
      })
    })
    sending.end(body ?? undefined)
  })
}

/** What a gateway's answer says of a message; `unknown`: not whether it was taken. */
type Said = 'sent' | 'refused' | 'refused-for-good' | 'unknown'

/**
 * Reads a refusal from 3xx (a message is never sent after a redirect), 4xx, 503, or another value in the
 * place that reports success. Any other failure, of the gateway or of a proxy before it, leaves open
 * whether the message was taken.
 */
/** Key, credit or right of the account, which somebody can mend, and what asks to wait. */
const notOfTheMessage = [401, 402, 403, 408, 409, 425, 429]

/** What a gateway says of a message, and will say again. */
const refusesForGood = (status: number) =>
  status >= 400 && status < 500 && !notOfTheMessage.includes(status)

function readAnswer(
  sent: SmsConfig['sent'],
  { status, body }: { status: number; body: string },
): Said {
  if (refusesForGood(status)) return 'refused-for-good'
  if ((status >= 300 && status < 500) || status === 503) return 'refused'
  if (status < 200 || status >= 300) return 'unknown'
  if (sent === null) return 'sent'
  if ('text' in sent) return body.includes(sent.text) ? 'sent' : 'unknown'
  const found = valueAt(parsedJson(body), sent.path)
  if (found === undefined) return 'unknown'
  return String(found) === sent.value ? 'sent' : 'refused'
}

function valueAt(json: unknown, path: readonly string[]): unknown {
  let at = json
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}
