import type { SmsConfig } from '#platform/config'

/** What a gateway's answer says of a message; `unknown`: not whether it was taken. */
export type Said = 'sent' | 'refused' | 'unknown'

/**
 * Reads a refusal from 3xx (a message is never sent after a redirect), 4xx, 503, or another value in the
 * place that reports success. Any other failure, of the gateway or of a proxy before it, leaves open
 * whether the message was taken.
 */
export function readAnswer(
  sent: SmsConfig['sent'],
  { status, body }: { status: number; body: string },
): Said {
  if ((status >= 300 && status < 500) || status === 503) return 'refused'
  if (status < 200 || status >= 300) return 'unknown'
  if (sent === null) return 'sent'
  if ('text' in sent) return body.includes(sent.text) ? 'sent' : 'unknown'
  const found = valueAt(parsed(body), sent.path)
  if (found === undefined) return 'unknown'
  return String(found) === sent.value ? 'sent' : 'refused'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function valueAt(json: unknown, path: readonly string[]): unknown {
  let at = json
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}
