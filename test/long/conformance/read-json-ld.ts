import { contexts } from '@digitalbazaar/credentials-context'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { refuse } from './refused.ts'

export const credentialsV1 = 'https://www.w3.org/2018/credentials/v1'
export const credentialsV2 = 'https://www.w3.org/ns/credentials/v2'
/** What a credential of the first version needs besides for a proof of today. */
export const dataIntegrity = 'https://w3id.org/security/data-integrity/v2'

/** Nothing else is known, and nothing is loaded. */
const known = new Map<string, object>([
  ...[credentialsV1, credentialsV2].map((url) => [url, contextAt(url)] as const),
  [dataIntegrity, { '@context': proofTerms() }],
  [
    'https://www.w3.org/ns/credentials/examples/v2',
    { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
  ],
])

/**
 * A document as RDFC-1.0 writes it, by a general reader of JSON-LD. Refuses one with a context that is
 * not known here, and one of which anything would be left out.
 */
export async function canonize(document: object): Promise<string> {
  try {
    return await cryptosuite.canonize(document, { documentLoader })
  } catch (cause) {
    return refuse('PARSING_ERROR', `This is no JSON-LD that can be signed: ${reasonOf(cause)}`)
  }
}

async function documentLoader(url: string) {
  const document = known.get(url)
  if (!document) throw new Error(`${url} is not known here`)
  return { contextUrl: null, documentUrl: url, document }
}

interface Terms {
  '@context': Record<string, { '@context': Record<string, object> }>
}

function contextAt(url: string): Terms {
  return contexts.get(url) as Terms
}

/** The terms of a proof are the same in the second version, which has them in its own context. */
function proofTerms() {
  const { DataIntegrityProof, VerifiableCredential } = contextAt(credentialsV2)['@context']
  const proof = VerifiableCredential?.['@context'].proof
  return { id: '@id', type: '@type', '@protected': true, proof, DataIntegrityProof }
}

function reasonOf(cause: unknown): string {
  const { message = '', details } = cause as { message?: string; details?: { event?: Event } }
  return [message, details?.event?.message].filter(Boolean).join(' ')
}

interface Event {
  message?: string
}
