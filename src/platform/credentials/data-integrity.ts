import { hash } from 'node:crypto'
import { isSignedBy, readBase58, signBytes, writeBase58 } from './ed25519.ts'
import type { Proof } from './schema.ts'

// Statements in the form of RDFC-1.0 for data in which every node has a name, so that no names have to be
// assigned: one line each, without duplicates, in the order of their code points
// (https://www.w3.org/TR/rdf-canon/#canonical-quads).

/** What a statement says of a subject: another name, or a text with its type. */
type Said = { name: string } | { text: string; type?: string }

/** Subject, property, and object. */
export type Statement = readonly [subject: string, property: string, said: Said]

/** The only node of a proof, which has no name of its own. */
const proofNode = '_:c14n0'

export function canonicalLines(statements: readonly Statement[]): string {
  const lines = statements
    .map(([subject, property, said]) => `${node(subject)} <${property}> ${object(said)} .\n`)
    .sort()
  // Sorted, duplicates are neighbours; comparing those takes half as long as a set of all.
  const once = lines.filter((line, at) => line !== lines[at - 1])
  const text = once.join('')
  // JavaScript's own order is that of code points where no character takes two code units.
  return pair.test(text) ? once.sort(byCodePoints).join('') : text
}

function node(name: string): string {
  if (name === proofNode) return name
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name may not hold
  if (/[\u0000-\u0020<>"{}|^`\\]/.test(name)) throw new TypeError('This is no name')
  return `<${name}>`
}

function object(said: Said): string {
  if ('name' in said) return node(said.name)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are written otherwise
  const text = `"${said.text.replace(/[\u0000-\u001f"\\\u007f]/g, escaped)}"`
  return said.type === undefined ? text : `${text}^^<${said.type}>`
}

const short: Record<string, string> = {
  ...{ '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r', '"': '\\"', '\\': '\\\\' },
}

function escaped(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return short[character] ?? `\\u${code}`
}

function byCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

const pair = /[\ud800-\udfff]/

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
