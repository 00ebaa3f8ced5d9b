import { createHash } from 'node:crypto'
import { isSignedBy, signBytes } from './ed25519.ts'
import { readBase58, writeBase58 } from './multibase.ts'
import type { Proof } from './schema.ts'
import { canonicalLines, proofNode, type Statement } from './statements.ts'

// Proofs as https://www.w3.org/TR/vc-di-eddsa/#eddsa-rdfc-2022 has them.

const security = 'https://w3id.org/security#'
export const xsdDateTime = 'http://www.w3.org/2001/XMLSchema#dateTime'
export const xsdDate = 'http://www.w3.org/2001/XMLSchema#date'
export const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'

/** Who signs: the address of the public key in a DID document, and the private key. */
export interface CredentialSigner {
  verificationMethod: string
  seed: Uint8Array
}

/** A proof over statements that come from our own tables; `created` is a moment in UTC. */
export function prove(
  statements: readonly Statement[],
  { verificationMethod, seed }: CredentialSigner,
  created: string,
): Proof {
  const unsigned = {
    type: 'DataIntegrityProof',
    created,
    verificationMethod,
    cryptosuite: 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
  } as const
  const signature = signBytes(signedBytes(statements, unsigned), seed)
  return { ...unsigned, proofValue: writeBase58(signature) }
}

/** Whether the key of a Multikey signed these statements with this proof. */
export function isProven(
  statements: readonly Statement[],
  proof: Proof,
  multikey: string,
): boolean {
  const signature = readBase58(proof.proofValue, 64)
  return signature !== null && isSignedBy(multikey, signedBytes(statements, proof), signature)
}

function signedBytes(
  statements: readonly Statement[],
  { created, verificationMethod, cryptosuite, proofPurpose }: Omit<Proof, 'proofValue'>,
): Buffer {
  const options: Statement[] = [
    [proofNode, rdfType, { name: `${security}DataIntegrityProof` }],
    [proofNode, 'http://purl.org/dc/terms/created', { text: created, type: xsdDateTime }],
    [
      proofNode,
      `${security}cryptosuite`,
      { text: cryptosuite, type: `${security}cryptosuiteString` },
    ],
    [proofNode, `${security}proofPurpose`, { name: security + proofPurpose }],
    [proofNode, `${security}verificationMethod`, { name: verificationMethod }],
  ]
  return Buffer.concat([digest(options), digest(statements)])
}

function digest(statements: readonly Statement[]): Buffer {
  return createHash('sha256').update(canonicalLines(statements)).digest()
}
