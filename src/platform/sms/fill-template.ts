import { type BodyForm, bodyFormOf, bodyTypeOf, type SmsConfig } from '#platform/config'

/** The values for a template. */
export interface Sms {
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
