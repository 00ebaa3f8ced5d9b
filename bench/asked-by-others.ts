// Requests from people who were handed an attestation, and from the wallets that take one.
import type { Figure } from './figures.ts'

interface Asked extends Pick<Figure, 'name' | 'what' | 'target'> {
  request: string
  expected: string
}

/** Codes and tokens work only once, so these are wrong ones, as guessers send. */
export function askedByOthers(attestation: string): Asked[] {
  const code = { 'pre-authorized_code': 'a'.repeat(43), tx_code: '123456' }
  const grant = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
  const token = body({ grant_type: grant, ...code })
  const credential = JSON.stringify({ credential_configuration_id: 'held-copy' })
  return [
    {
      ...{ name: 'verify', what: '/verify with an attestation (POST, HTML)' },
      ...{ target: { least: 0.05 }, expected: '200' },
      request: post('/verify/attestation', form(['accept: text/html']), body({ attestation })),
    },
    {
      ...{ name: 'wallet-issuer', what: 'Wallet: what there is to take (GET)' },
      ...{ target: null, expected: '200' },
      request: `GET /.well-known/openid-credential-issuer HTTP/1.1\r\n${host}\r\n\r\n`,
    },
    {
      ...{ name: 'wallet-nonce', what: 'Wallet: a text to sign' },
      ...{ target: null, expected: '200', request: post('/wallet/nonce', [], '') },
    },
    {
      ...{ name: 'wallet-token', what: 'Wallet: a code that nobody has' },
      ...{ target: null, expected: '400', request: post('/wallet/token', form([]), token) },
    },
    {
      ...{ name: 'wallet-credential', what: 'Wallet: a token that nobody has' },
      ...{ target: null, expected: '401' },
      request: post('/wallet/credential', bearer, credential),
    },
  ]
}

const host = 'host: padma.example'
const bearer = ['content-type: application/json', `authorization: Bearer ${'a'.repeat(43)}`]

function form(more: string[]): string[] {
  return [...more, 'content-type: application/x-www-form-urlencoded']
}

function body(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString()
}

function post(path: string, headers: string[], sent: string): string {
  const length = `content-length: ${Buffer.byteLength(sent)}`
  return `${[`POST ${path} HTTP/1.1`, host, ...headers, length].join('\r\n')}\r\n\r\n${sent}`
}
