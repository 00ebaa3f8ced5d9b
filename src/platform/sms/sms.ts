import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { SmsConfig } from '#platform/config'
import type { Log } from '#platform/log'
import { fillTemplate, isKeyed, type Sms } from './fill-template.ts'
import { readAnswer, type Said } from './read-answer.ts'

/**
 * The outcome of a message. `again`: unknown, but the gateway recognises it by its key when it comes again.
 * `perhaps`: unknown, and there is no key.
 */
export type SmsDelivery = 'sent' | 'refused' | 'again' | 'perhaps'

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
