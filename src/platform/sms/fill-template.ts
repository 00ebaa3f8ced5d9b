import type { SmsConfig } from '#platform/config'

/** What goes into a template. */
export interface Sms {
  /** E.164, with its plus sign. */
  to: string
  text: string
  /** The same for each try: a gateway that takes it as a key sends the message once. */
  id: string
}

type Write = (text: string) => string

/** The request for a message: each insert written as its place asks for it. */
export function fillTemplate({ url, method, headers, body }: SmsConfig, sms: Sms) {
  const filled = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value.replaceAll('{id}', sms.id),
  ])
  const type = typeIn(headers) ?? (/^\s*[[{]/.test(body) ? json : form)
  const write = type.includes('json') ? inJson : encodeURIComponent
  const hasBody = method !== 'GET' && body !== ''
  return {
    url: new URL(fill(url, sms, encodeURIComponent)),
    method,
    headers: { ...(hasBody ? { 'content-type': type } : {}), ...Object.fromEntries(filled) },
    body: hasBody ? fill(body, sms, write) : null,
  }
}

/** Whether the gateway is told a key by which it knows a message again. */
export function isKeyed({ url, headers, body }: SmsConfig): boolean {
  return [url, body, ...Object.values(headers)].some((text) => text.includes('{id}'))
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

function typeIn(headers: Record<string, string>): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
}

/** In one pass, so that nothing that was put in is taken for a place. */
function fill(template: string, { to, text, id }: Sms, write: Write): string {
  const inserts: Record<string, string> = { to, text, id, digits: to.slice(1) }
  return template.replace(/\{(to|digits|text|id)\}/g, (_, name) => write(inserts[name] as string))
}

/** Within the quotation marks of the template. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
