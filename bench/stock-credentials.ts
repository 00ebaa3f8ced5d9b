import { createPrivateKey, randomBytes, sign } from 'node:crypto'
import { contexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue, verifyCredential } from '@digitalbazaar/vc'
import type { Attestation } from '#modules/attestations/schema'

interface Published {
  issuer: object | null
  context: object
}

/** Signs and verifies the same attestation with the libraries that anybody would choose. */
export function stockLibraries(made: Attestation, { issuer, context }: Published) {
  const { proof, ...credential } = made
  const [, ownContext] = made['@context']
  const method = (
    (issuer as { verificationMethod: { id: string }[] } | null)?.verificationMethod ?? []
  ).find(({ id }) => id === proof.verificationMethod)
  const known = new Map<string, object>([
    ...contexts,
    [ownContext, context],
    [made.issuer.id, { ...issuer }],
    [proof.verificationMethod, { '@context': 'https://w3id.org/security/multikey/v1', ...method }],
  ])
  const documentLoader = async (url: string) => {
    const document = known.get(url)
    if (document === undefined) throw new Error(`${url} is not known here`)
    return { contextUrl: null, documentUrl: url, document }
  }
  const der = [Buffer.from('302e020100300506032b657004220420', 'hex'), randomBytes(32)]
  const key = createPrivateKey({ key: Buffer.concat(der), format: 'der', type: 'pkcs8' })
  const signer = {
    algorithm: 'Ed25519',
    id: proof.verificationMethod,
    sign: async ({ data }: { data: Uint8Array }) => sign(null, data, key),
  }
  return {
    issue: () => {
      const suite = new DataIntegrityProof({ signer, cryptosuite })
      return issue({ credential: structuredClone(credential), suite, documentLoader })
    },
    verify: async () => {
      const suite = new DataIntegrityProof({ cryptosuite })
      const checkStatus = () => ({ verified: true })
      const options = { credential: made, suite, documentLoader, checkStatus }
      const { verified, error } = await verifyCredential(options)
      if (!verified) throw new Error('It is not verified', { cause: error })
    },
  }
}
