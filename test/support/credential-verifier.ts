import { contexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { vi } from 'vitest'
import { attestationLimits } from '#modules/attestations/schema'
import { refuseClaims } from '#test/honest'
import type { TestApp } from '#test/test-app'

export const publicUrl = 'https://padma.example'

/**
 * Checks a credential as a stranger does: with libraries that did not make it, and with what the site
 * publishes now. Expects that no credential in a test claims what only an authority can know.
 */
export async function checkAsStranger(app: TestApp, credential: object) {
  refuseClaims('A credential', textsIn(credential).join('\n'))
  // A list is served as built for a while.
  app.clock.move(attestationLimits.statusListBuilt)
  const documentLoader = loaderFor(app)
  const suite = new DataIntegrityProof({ cryptosuite })
  const options = { credential, suite, documentLoader, checkStatus: () => ({ verified: true }) }
  // The libraries read the time only from there.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(app.clock.now()) })
  try {
    const { verified } = await verifyCredential(options)
    const status = await checkStatus({ credential, suite, documentLoader })
    const isInForce = status.verified && status.results.every((entry) => !entry.status)
    return { verified, isInForce, error: status.error }
  } finally {
    vi.useRealTimers()
  }
}

/** Returns every text in it, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns a document in the form of RDFC-1.0, by a general JSON-LD processor. */
export function canonized(app: TestApp, document: object): Promise<string> {
  const suite = new DataIntegrityProof({ cryptosuite })
  return suite.canonize(document, { documentLoader: loaderFor(app) })
}

function loaderFor(app: TestApp) {
  return async (url: string) => {
    const document = contexts.get(url) ?? (await published(app, url))
    return { contextUrl: null, documentUrl: url, document }
  }
}

/** Returns a `did:web` with its keys, or a part of it; else the document at an address of the site. */
async function published(app: TestApp, url: string): Promise<object> {
  const [did = '', fragment] = url.split('#')
  if (!did.startsWith('did:')) return get(app, url)
  const issuer = (await get(app, `${publicUrl}/.well-known/did.json`)) as Issuer
  if (did !== issuer.id) throw new Error(`Nobody is ${did}`)
  if (fragment === undefined) return issuer
  const key = issuer.verificationMethod.find(({ id }) => id === url)
  if (!key) throw new Error(`There is no key ${url}`)
  return { '@context': 'https://w3id.org/security/multikey/v1', ...key }
}

interface Issuer {
  id: string
  verificationMethod: { id: string }[]
}

async function get(app: TestApp, url: string): Promise<object> {
  if (!url.startsWith(publicUrl)) throw new Error(`${url} is not known here`)
  const answer = await app.request(url.slice(publicUrl.length))
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return (await answer.json()) as object
}
