import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { SDJwtVcInstance, type SdJwtVcPayload } from '@sd-jwt/sd-jwt-vc'
import { attestationLimits } from '#modules/attestations/schema'
import { publicUrl } from '#test/credential-verifier'
import { refuseClaims } from '#test/honest'
import type { TestApp } from '#test/test-app'

interface Checked {
  verified: boolean
  isInForce: boolean
  /** The signed content, with what was disclosed. */
  says: SdJwtVcPayload | null
  type: object | null
}

/**
 * Checks an SD-JWT VC as a stranger does: with a library that did not make it, and with what the site
 * publishes now. With `shown` it is a presentation for that nonce, signed by its holder. Expects that
 * nothing in it, nor in the description of its type, claims what only an authority can know.
 */
export async function checkSdJwtAsStranger(
  app: TestApp,
  text: string,
  shown?: { nonce: string },
): Promise<Checked> {
  refuseClaims('An SD-JWT', textsIn(text).join('\n'))
  // A list is served as built for a while.
  app.clock.move(attestationLimits.statusListBuilt)
  const reader = (statusValidator: (status: number) => Promise<void>) =>
    new SDJwtVcInstance({
      hasher: (data, algorithm) =>
        createHash(algorithm.replace('-', ''))
          .update(typeof data === 'string' ? data : new Uint8Array(data))
          .digest(),
      hashAlg: 'sha-256',
      verifier: (data, signature) => isSigned(app, data, signature),
      statusVerifier: (data, signature) => isSigned(app, data, signature),
      kbVerifier: async (data, signature, { cnf }) => {
        const { jwk: key } = cnf as { jwk: JsonWebKey }
        const signed = Buffer.from(signature, 'base64url')
        const publicKey = createPublicKey({ key, format: 'jwk' })
        const hash = key.kty === 'EC' ? 'sha256' : null
        return verify(
          hash,
          Buffer.from(data),
          { key: publicKey, dsaEncoding: 'ieee-p1363' },
          signed,
        )
      },
      statusListFetcher: async (url) => (await get(app, url)).text(),
      statusValidator,
      loadTypeMetadataFormat: true,
      vctFetcher: async (url) => (await get(app, url)).json(),
    })
  const currentDate = Math.floor(Date.parse(app.clock.now()) / 1000)
  let status = -1
  const noted = reader(async (found) => {
    status = found
  })
  const found = await noted
    .verify(text, { currentDate, ...(shown && { keyBindingNonce: shown.nonce }) })
    .catch(() => null)
  if (found === null) return { verified: false, isInForce: false, says: null, type: null }
  const type = found.typeMetadata?.mergedTypeMetadata ?? null
  refuseClaims('A type', JSON.stringify(type))
  return { verified: true, isInForce: status === 0, says: found.payload, type }
}

/**
 * Tells whether it is signed by a key of the issuer that the signed text itself names, as the issuer
 * publishes it now.
 */
async function isSigned(app: TestApp, data: string, signature: string): Promise<boolean> {
  const [header = '', payload = ''] = data.split('.').map(decoded)
  const { kid, alg } = JSON.parse(header) as { kid: string; alg: string }
  const { iss = publicUrl } = JSON.parse(payload) as { iss?: string }
  const { issuer, jwks } = (await (await get(app, `${iss}/.well-known/jwt-vc-issuer`)).json()) as {
    issuer: string
    jwks: { keys: (JsonWebKey & { kid: string })[] }
  }
  const key = jwks.keys.find((one) => one.kid === kid)
  if (!key || issuer !== iss || alg !== 'EdDSA') return false
  const signed = Buffer.from(signature, 'base64url')
  return verify(null, Buffer.from(data), createPublicKey({ key, format: 'jwk' }), signed)
}

/** Returns what is signed, and what is disclosed, as a person would read it. */
export function textsIn(sdJwt: string): string[] {
  const [jws = '', ...disclosures] = sdJwt.split('~')
  return [...jws.split('.').slice(0, 2), ...disclosures].filter((part) => part !== '').map(decoded)
}

function decoded(part: string): string {
  return Buffer.from(part, 'base64url').toString('utf8')
}

async function get(app: TestApp, url: string): Promise<Response> {
  if (!url.startsWith(`${publicUrl}/`)) throw new Error(`${url} is not known here`)
  const answer = await app.request(url.slice(publicUrl.length))
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer
}
