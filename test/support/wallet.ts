import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  clientAuthenticationAnonymous,
  type Jwk,
  type JwtHeader,
  type JwtPayload,
} from '@openid4vc/oauth2'
import { Openid4vciClient } from '@openid4vc/openid4vci'
import { codeGrant, offerToWallet } from '#modules/attestations'
import { newAttestationSchema } from '#modules/attestations/schema'
import type { CandidateRecord } from '#modules/records/schema'
import { minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

// A wallet made by somebody else: the library sends the requests, and only its key is ours.

export type WalletAlgorithm = 'ES256' | 'EdDSA'

/** What the wallet calls itself in its requests. */
export const walletAgent = 'EinWallet/7.3 (Padma-Phone)'

/** Where a wallet's requests arrive. */
type Issuer = Pick<TestApp, 'request'>

/** Opens a wallet with a new key, whose requests reach the app, or a running product at its address. */
export function openWallet(app: Issuer, alg: WalletAlgorithm = 'ES256', at = publicUrl) {
  const { privateKey, publicKey } =
    alg === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('ed25519')
  const jwk = publicKey.export({ format: 'jwk' }) as Jwk
  const signer = { method: 'jwk' as const, alg, publicJwk: jwk }
  const client = new Openid4vciClient({
    callbacks: {
      fetch: async (input, init) => reach(app, at, String(input), init as RequestInit),
      hash: (data, algorithm) =>
        createHash(algorithm.replace('-', '').toLowerCase()).update(data).digest(),
      generateRandom: (length) => randomBytes(length),
      clientAuthentication: clientAuthenticationAnonymous(),
      signJwt: async (_, { header, payload }) => ({
        jwt: signJwt(privateKey, header, payload),
        signerJwk: jwk,
      }),
    },
  })

  /** Returns what the wallet needs for its request, after the PIN. */
  const open = async (offer: string, pin: string) => {
    const credentialOffer = await client.resolveCredentialOffer(offer)
    const issuerMetadata = await client.resolveIssuerMetadata(credentialOffer.credential_issuer)
    const { accessTokenResponse } = await client.retrievePreAuthorizedCodeAccessTokenFromOffer({
      ...{ credentialOffer, issuerMetadata, txCode: pin },
    })
    const [credentialConfigurationId = ''] = credentialOffer.credential_configuration_ids
    return { issuerMetadata, credentialConfigurationId, token: accessTokenResponse.access_token }
  }

  type Opened = Awaited<ReturnType<typeof open>>

  const prove = async ({ issuerMetadata, credentialConfigurationId }: Opened) => {
    const { c_nonce: nonce } = await client.requestNonce({ issuerMetadata })
    const asked = { issuerMetadata, signer, nonce, credentialConfigurationId }
    return (await client.createCredentialRequestJwtProof(asked)).jwt
  }

  const retrieve = async (opened: Opened, proof: string): Promise<string> => {
    const { issuerMetadata, credentialConfigurationId, token: accessToken } = opened
    const { credentialResponse } = await client.retrieveCredentials({
      ...{ issuerMetadata, credentialConfigurationId, accessToken },
      proofs: { jwt: [proof] },
    })
    const [{ credential } = {}] = (credentialResponse.credentials ?? []) as {
      credential?: unknown
    }[]
    return credential as string
  }

  return {
    ...{ client, jwk, privateKey, open, prove, retrieve },
    /** Goes the whole way from the picture to the stored attestation. */
    take: async (offer: string, pin: string) => {
      const opened = await open(offer, pin)
      return retrieve(opened, await prove(opened))
    },
    /** Makes a wallet's presentation to somebody, signed for them (RFC 9901, 4.3). */
    present: (sdJwt: string, says: Partial<Record<'aud' | 'nonce' | 'iat' | 'sd_hash', unknown>>) =>
      sdJwt +
      signJwt(
        privateKey,
        { alg, typ: 'kb+jwt' },
        { sd_hash: createHash('sha256').update(sdJwt).digest('base64url'), ...says },
      ),
  }
}

/** Signs any header with any payload, in the way of such a key. */
export function signJwt(
  key: KeyObject,
  header: JwtHeader | object,
  payload: JwtPayload | object,
): string {
  const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const signed = `${encode(header)}.${encode(payload)}`
  const hash = key.asymmetricKeyType === 'ec' ? 'sha256' : null
  const signature = sign(hash, Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

function reach(app: Issuer, at: string, url: string, init?: RequestInit): Promise<Response> {
  if (!url.startsWith(`${at}/`)) throw new Error(`${url} is not known here`)
  const headers = new Headers(init?.headers)
  headers.set('user-agent', walletAgent)
  return app.request(url.slice(at.length), { ...init, headers })
}

/** Makes a record with a work permit that may be attested. */
export async function recordWithDocument(app: TestApp): Promise<CandidateRecord> {
  app.clock.move(minute)
  const record = await approvedRecord(app)
  await uploadScan(app.as(people.amina), record.id, 'work-permit', 'Held')
  return record
}

/** Returns what the candidate is shown for a wallet. */
export function offerOf(app: TestApp, { id }: CandidateRecord, wanted: object = {}) {
  return app.as(people.amina).write((ctx) => {
    const asked = newAttestationSchema.parse({ kind: 'work-permit', ...wanted })
    return offerToWallet(ctx, { recordId: id, kinds: null }, asked, publicUrl)
  })
}

/** Returns another PIN than this one. */
export function wrongPin(pin: string): string {
  return pin === '123456' ? '654321' : '123456'
}

/** Returns the answer to a wallet's call, without its library. */
export async function walletAnswer(
  app: TestApp,
  path: string,
  init: RequestInit,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.request(path, { method: 'POST', ...init })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

function codeIn(offer: string): string {
  const { searchParams } = new URL(offer)
  const { grants } = JSON.parse(searchParams.get('credential_offer') ?? '')
  return grants[codeGrant]['pre-authorized_code']
}

/** Returns the token endpoint's answer to a code and a PIN. */
export function exchange(app: TestApp, offer: string, pin: string) {
  const fields = { grant_type: codeGrant, 'pre-authorized_code': codeIn(offer), tx_code: pin }
  return walletAnswer(app, '/wallet/token', { body: new URLSearchParams(fields) })
}
