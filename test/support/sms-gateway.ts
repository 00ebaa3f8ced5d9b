import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { watchForClaims } from './honest.ts'

/** A message as the gateway got it. */
export interface ReceivedSms {
  to: string
  text: string
  key: string
}

/** How it answers, after it has read the request; null: not at all. */
export type Answer = { status: number; body: string; pause?: number } | null

export const taken: Answer = { status: 200, body: '{"status":"SUCCESS"}' }

/** A real SMS gateway over HTTPS on loopback, whose certificate this process trusts. */
export interface TestGateway {
  url: string
  /** What a process of its own has to trust: the path of a certificate. */
  certificate: string
  received: ReceivedSms[]
  /** How it answers from now on. */
  answers: (sms: ReceivedSms) => Answer
  close(): Promise<void>
}

export async function startGateway(): Promise<TestGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-gateway-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const files = ['-nodes', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...made, ...files, ...subject], { stdio: 'ignore' })
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(cert, 'utf8')])
  const gateway = {
    received: [] as ReceivedSms[],
    answers: (() => taken) as TestGateway['answers'],
  }
  const claims = watchForClaims('An SMS')
  const options = { key: readFileSync(key), cert: readFileSync(cert) }
  const server = createServer(options, async (request, response) => {
    const { to, msg } = JSON.parse(await text(request))
    const sms = { to, text: msg, key: String(request.headers['idempotency-key'] ?? '') }
    gateway.received.push(sms)
    claims.see(sms.text)
    const answer = gateway.answers(sms)
    if (!answer) return
    setTimeout(() => response.writeHead(answer.status).end(answer.body), answer.pause ?? 0)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(gateway, {
    url: `https://127.0.0.1:${port}`,
    certificate: cert,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
      claims.end()
    },
  })
}

/** The environment of a Candor that uses it, with or without a key. */
export function smsEnv({ url }: Pick<TestGateway, 'url'>, { keyed }: { keyed: boolean }) {
  return {
    CANDOR_SMS_URL: `${url}/send`,
    CANDOR_SMS_BODY: '{"to":"{to}","msg":"{text}"}',
    CANDOR_SMS_SENT: 'json:status=SUCCESS',
    ...(keyed ? { CANDOR_SMS_HEADERS: '{"Idempotency-Key":"{id}"}' } : {}),
  }
}
