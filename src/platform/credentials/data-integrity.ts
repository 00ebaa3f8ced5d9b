import { hash } from 'node:crypto'
import { isSignedBy, signBytes } from './ed25519.ts'
import { readBase58, writeBase58 } from './multibase.ts'
import type { Proof } from './schema.ts'
import { canonicalLines, proofNode, type Statement } from './statements.ts'

// Proofs in the form of https://www.w3.org/TR/vc-di-eddsa/#eddsa-rdfc-2022.

const security = 'https://w3id.org/security#'
export const xsdDateTime = 'http://www.w3.org/2001/XMLSchema#dateTime'
export const xsdDate = 'http://www.w3.org/2001/XMLSchema#date'
export const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'

/** Who signs: the address of the public key in a DID document, and the private key. */
export interface CredentialSigner {
  verificationMethod: string
  seed: Uint8Array
}

/** Makes a proof over statements from our own tables; `created` is a moment in UTC. */
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
  const proofValue = writeProofValue(canonicalForms(statements, unsigned), seed)
  return { ...unsigned, proofValue }
}

/** Tells whether the key of a Multikey signed these statements with this proof. */
export function isProven(
  statements: readonly Statement[],
  proof: Proof,
  multikey: string,
): boolean {
  return isProofValue(proof.proofValue, canonicalForms(statements, proof), multikey)
}

/** What is signed, and what is stated about the signature, each in the form of RDFC-1.0. */
export interface CanonicalForms {
  document: string
  options: string
}

/** Returns the signature of these forms as `proofValue` holds it. The caller answers for their content. */
export function writeProofValue(forms: CanonicalForms, seed: Uint8Array): string {
  return writeBase58(signBytes(signedBytes(forms), seed))
}

/** Tells whether a `proofValue` is the signature of these forms by the key of a Multikey. */
export function isProofValue(text: string, forms: CanonicalForms, multikey: string): boolean {
  const signature = readBase58(text, 64)
  return signature !== null && isSignedBy(multikey, signedBytes(forms), signature)
}

function signedBytes({ document, options }: CanonicalForms): Buffer {
  return Buffer.concat([digest(options), digest(document)])
}

function canonicalForms(
  statements: readonly Statement[],
  { created, verificationMethod, cryptosuite, proofPurpose }: Omit<Proof, 'proofValue'>,
): CanonicalForms {
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
  return { document: canonicalLines(statements), options: canonicalLines(options) }
}

function digest(canonical: string): Buffer {
  return hash('sha256', canonical, 'buffer')
}
