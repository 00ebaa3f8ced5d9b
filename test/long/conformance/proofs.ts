import { z } from 'zod'
import { type CredentialSigner, isProofValue, writeProofValue } from '#platform/credentials'
import { dateTimeStamp, parse } from './data-model.ts'
import { canonize } from './read-json-ld.ts'
import { refuse } from './refused.ts'

// The proofs of anybody's JSON-LD, by the part of the product that signs and checks its own
// (https://www.w3.org/TR/vc-data-integrity/, https://www.w3.org/TR/vc-di-eddsa/).

const strings = z.union([z.string(), z.array(z.string())])
const proofForm = z.looseObject({
  id: z.string().optional(),
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: dateTimeStamp.optional(),
  expires: dateTimeStamp.optional(),
  verificationMethod: z.string(),
  proofPurpose: z.enum(['assertionMethod', 'authentication']),
  proofValue: z.string(),
  domain: strings.optional(),
  challenge: z.string().optional(),
  previousProof: strings.optional(),
})
type AnyProof = z.output<typeof proofForm>

interface Secured {
  '@context': unknown
  proof?: unknown
}

/** Whom a proof has to be for. */
export interface Expected {
  purpose: AnyProof['proofPurpose']
  domain?: string | undefined
  challenge?: string | undefined
}

/** The document with a proof of ours. */
export async function secure<Document extends { '@context': unknown }>(
  document: Document,
  { verificationMethod, seed }: CredentialSigner,
) {
  const options = {
    type: 'DataIntegrityProof',
    created: new Date().toISOString(),
    verificationMethod,
    cryptosuite: 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
  }
  const forms = await canonicalForms(document, options, document['@context'])
  return { ...document, proof: { ...options, proofValue: writeProofValue(forms, seed) } }
}

/**
 * Refuses a document without proofs, and one of whose proofs any fails, or names one before it that is
 * not there. Answers whose keys signed, as `did:key`.
 */
export async function verifyProofs(secured: Secured, expected: Expected): Promise<string[]> {
  const { proof, ...document } = secured
  const proofs = parse(z.array(proofForm).min(1), proof === undefined ? [] : [proof].flat())
  const signers: string[] = []
  for (const one of proofs) {
    const before = [one.previousProof ?? []].flat().map((id) => findProof(proofs, id))
    // A proof that follows others signs them too.
    const signed = before.length === 0 ? document : { ...document, proof: before }
    signers.push(await verifyProof(signed, one, expected))
  }
  return signers
}

async function verifyProof(
  document: Secured,
  proof: AnyProof,
  expected: Expected,
): Promise<string> {
  refuseOthers(proof, expected)
  const { proofValue, ...options } = proof
  const [, multikey = ''] = /^did:key:(z\w+)#\1$/.exec(options.verificationMethod) ?? []
  const forms = await canonicalForms(document, options, document['@context'])
  if (!isProofValue(proofValue, forms, multikey))
    refuse('PROOF_VERIFICATION_ERROR', `${options.verificationMethod} did not sign this`)
  return `did:key:${multikey}`
}

function refuseOthers(proof: AnyProof, expected: Expected): void {
  const { purpose, domain, challenge } = expected
  if (proof.proofPurpose !== purpose)
    refuse('PROOF_VERIFICATION_ERROR', `A proof is of the purpose ${proof.proofPurpose}`)
  if (proof.expires !== undefined && Date.parse(proof.expires) <= Date.now())
    refuse('PROOF_VERIFICATION_ERROR', `A proof ended at ${proof.expires}`)
  if (domain !== undefined && ![proof.domain].flat().includes(domain))
    refuse('INVALID_DOMAIN_ERROR', `A proof is for the domain ${proof.domain}`)
  if (challenge !== undefined && proof.challenge !== challenge)
    refuse('INVALID_CHALLENGE_ERROR', `A proof answers the challenge ${proof.challenge}`)
}

function findProof(proofs: readonly AnyProof[], id: string): AnyProof {
  const found = proofs.find((proof) => proof.id === id)
  return found ?? refuse('PROOF_VERIFICATION_ERROR', `There is no proof ${id} before`)
}

async function canonicalForms(document: object, options: object, context: unknown) {
  const said = { '@context': context, ...options }
  return { document: await canonize(document), options: await canonize(said) }
}
