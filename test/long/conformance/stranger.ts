import { createPrivateKey, sign } from 'node:crypto'
import { contexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { newKey } from '#platform/credentials'

/** Somebody else, who signs with the libraries that anybody would take. */
export function stranger() {
  const { seed, multikey } = newKey()
  const did = `did:key:${multikey}`
  const method = `${did}#${multikey}`
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const byKey = async ({ data }: { data: Uint8Array }) => sign(null, data, key)
  const suite = () =>
    new DataIntegrityProof({
      signer: { algorithm: 'Ed25519', id: method, sign: byKey },
      cryptosuite,
    })
  return { did, method, seed, suite }
}

/** Keys are in their own names; of contexts only those of W3C are known. */
export async function documentLoader(url: string) {
  const [did = '', multikey] = url.split('#')
  const name = multikey ?? did.slice('did:key:'.length)
  const method = {
    ...{ '@context': 'https://w3id.org/security/multikey/v1', id: `${did}#${name}` },
    ...{ type: 'Multikey', controller: did, publicKeyMultibase: name },
  }
  const controller = {
    ...{ '@context': 'https://www.w3.org/ns/did/v1', id: did },
    ...{ verificationMethod: [method], assertionMethod: [method.id] },
  }
  const document = contexts.get(url) ?? (multikey === undefined ? controller : method)
  return { contextUrl: null, documentUrl: url, document }
}
