import { refusal } from './refusals.ts'

/** How long all answers to one request of ours may take together, in milliseconds: a person is waiting. */
const waitAtMost = 5000
/** In bytes; the keys of large providers take some 10 kB. */
const largest = 1024 * 1024

/** What the provider answered: its status, and its JSON; null when it is none. */
export interface ProviderResponse {
  status: number
  json: Readonly<Record<string, unknown>> | null
}

/** Asks the provider. Throws `session.provider_unreachable` whenever the answer cannot be used. */
export type AskProvider = (address: string, request?: RequestInit) => Promise<ProviderResponse>

/**
 * Returns how the provider is asked for one purpose: all requests end together when the time is over. A redirect is no
 * answer: it would carry the client's secret, or what we believe, to an address that nobody configured. Nor is one
 * larger than 1 MiB, which is not read to its end.
 */
export function openAsking(): { ask: AskProvider; signal: AbortSignal } {
  const signal = AbortSignal.timeout(waitAtMost)
  const ask: AskProvider = async (address, request = {}) => {
    const headers = { accept: 'application/json', ...request.headers }
    const response = await fetch(address, { ...request, headers, redirect: 'manual', signal })
    const { status } = response
    if (status >= 300 && status < 400) throw await abandoned(response)
    return { status, json: jsonObject(await textOf(response)) }
  }
  return { ask: (...asked) => ask(...asked).catch(refuseUnreachable), signal }
}

export const unreachable = () => refusal('session.provider_unreachable', { retryAfter: 60 })

function refuseUnreachable(cause: unknown): never {
  const refused = unreachable()
  refused.cause = cause
  throw refused
}

async function textOf(response: Response): Promise<string> {
  const declared = Number(response.headers.get('content-length') ?? 0)
  if (declared > largest) throw await abandoned(response)
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the body, and with it the connection.
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > largest) throw new Error('The answer of the provider is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function abandoned(response: Response): Promise<Error> {
  await response.body?.cancel()
  return new Error('The answer of the provider is a redirect, or too large')
}

function jsonObject(text: string): ProviderResponse['json'] {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
