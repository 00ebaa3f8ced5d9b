import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { watchForClaims } from './honest.ts'
import { listen } from './listen.ts'
import { loopbackCertificate } from './loopback-certificate.ts'

/** A message as the gateway got it. */
export interface ReceivedSms {
  to: string
  text: string
  key: string
  method: string
}

/** How it answers, after reading the request; null: not at all. */
export type Answer = { status: number; body: string; pause?: number } | null

export const taken: Answer = { status: 200, body: '{"status":"SUCCESS"}' }

/** A real SMS gateway over HTTPS on loopback, whose certificate this process trusts. */
export interface TestGateway {
  url: string
  /** For a separate process to trust: the path of a certificate. */
  certificate: string
  received: ReceivedSms[]
  /** How it answers from now on. */
  answers: (sms: ReceivedSms) => Answer
  /** How it reads a body from now on; by default as JSON. */
  reads: (body: string) => { to: string; msg: string }
  close(): Promise<void>
}

export async function startGateway(): Promise<TestGateway> {
  const certificate = loopbackCertificate()
  const gateway = {
    received: [] as ReceivedSms[],
    answers: (() => taken) as TestGateway['answers'],
    reads: JSON.parse as TestGateway['reads'],
  }
  const claims = watchForClaims('An SMS')
  const server = createServer(certificate.options, async (request, response) => {
    const { to, msg } = gateway.reads(await text(request))
    const key = String(request.headers['idempotency-key'] ?? '')
    const sms = { to, text: msg, key, method: request.method ?? '' }
    gateway.received.push(sms)
    claims.see(sms.text)
    const answer = gateway.answers(sms)
    if (!answer) return
    setTimeout(() => response.writeHead(answer.status).end(answer.body), answer.pause ?? 0)
  })
  // A killed client resets its connection, which must not end a test.
  server.on('connection', (socket) => socket.on('error', () => undefined))
  const port = await listen(server)
  return Object.assign(gateway, {
    url: `https://127.0.0.1:${port}`,
    certificate: certificate.path,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      certificate.remove()
      claims.end()
    },
  })
}

/** Returns the environment of a Candor that uses it, with or without a key. */
export function smsEnv({ url }: Pick<TestGateway, 'url'>, { keyed }: { keyed: boolean }) {
  return {
    CANDOR_SMS_URL: `${url}/send`,
    CANDOR_SMS_BODY: '{"to":"{to}","msg":"{text}"}',
    CANDOR_SMS_SENT: 'json:status=SUCCESS',
    ...(keyed ? { CANDOR_SMS_HEADERS: '{"Idempotency-Key":"{id}"}' } : {}),
  }
}
