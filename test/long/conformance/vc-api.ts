import { z } from 'zod'
import type { CredentialSigner } from '#platform/credentials'
import {
  type Credential,
  isOfFirstVersion,
  issuerOf,
  parse,
  readCredential,
  readPresentation,
  validityOf,
} from './data-model.ts'
import { type Expected, secure, verifyProofs } from './proofs.ts'
import { dataIntegrity } from './read-json-ld.ts'
import { refuse } from './refused.ts'
import type { States } from './states.ts'

// What https://w3c-ccg.github.io/vc-api/ has of issuers and verifiers.

const issueForm = z.looseObject({
  credential: z.looseObject({}),
  options: z
    .looseObject({
      credentialStatus: z.looseObject({ type: z.literal('BitstringStatusListEntry') }).optional(),
    })
    .default({}),
})
const asked = z
  .looseObject({ domain: z.string().optional(), challenge: z.string().optional() })
  .default({})
const verifyForm = z.looseObject({ verifiableCredential: z.looseObject({}), options: asked })
const presentationForm = z.looseObject({
  verifiablePresentation: z.looseObject({}),
  options: asked,
})
const statusForm = z.looseObject({ credentialId: z.string() })

export interface Party {
  did: string
  signer: CredentialSigner
  states: States
}

/** Signs what was sent, if it is a credential that names us as its issuer. */
export async function issue({ did, signer, states }: Party, body: unknown) {
  const { credential: sent, options } = parse(issueForm, body)
  const credential = readCredential(sent)
  if ('proof' in credential) refuse('MALFORMED_VALUE_ERROR', 'It has a proof')
  if (issuerOf(credential) !== did) refuse('MALFORMED_VALUE_ERROR', `The issuer here is ${did}`)
  const context = [credential['@context']].flat()
  const needsTerms = isOfFirstVersion(credential) && !context.includes(dataIntegrity)
  const entry = options.credentialStatus && { credentialStatus: states.add(credential.id) }
  const terms = needsTerms ? [...context, dataIntegrity] : sent['@context']
  const document = { ...sent, '@context': terms, ...entry }
  return { verifiableCredential: await secure(document, signer) }
}

export async function verify({ states }: Party, body: unknown) {
  const { verifiableCredential, options } = parse(verifyForm, body)
  await verifyCredential(states, verifiableCredential, options)
  return verified
}

/** The presentation, and each credential in it. */
export async function verifyPresentation({ states }: Party, body: unknown) {
  const { verifiablePresentation: sent, options } = parse(presentationForm, body)
  const { verifiableCredential = [] } = readPresentation(sent)
  const { domain, challenge } = options
  await verifyProofs(secured(sent), { purpose: 'authentication', domain, challenge })
  for (const credential of [verifiableCredential].flat())
    await verifyCredential(states, credential, {})
  return verified
}

export async function endState({ states }: Party, body: unknown) {
  states.end(parse(statusForm, body).credentialId)
  return {}
}

const verified = { verified: true, problemDetails: [] }

async function verifyCredential(
  states: States,
  sent: object,
  { domain, challenge }: Omit<Expected, 'purpose'>,
): Promise<void> {
  const credential = readCredential(sent)
  const signers = await verifyProofs(secured(sent), {
    ...{ purpose: 'assertionMethod', domain, challenge },
  })
  if (!signers.includes(issuerOf(credential)))
    refuse('PROOF_VERIFICATION_ERROR', `${issuerOf(credential)} did not sign it`)
  refuseOutOfTime(credential)
  states.check(credential)
}

function refuseOutOfTime(credential: Credential): void {
  const { from, until } = validityOf(credential)
  const now = Date.now()
  if (from !== undefined && Date.parse(from) > now)
    refuse('PROOF_VERIFICATION_ERROR', `It holds from ${from}`)
  if (until !== undefined && Date.parse(until) < now)
    refuse('PROOF_VERIFICATION_ERROR', `It held until ${until}`)
}

/** As it was sent: what a form leaves in another order is another text. */
function secured(sent: object) {
  return sent as { '@context': unknown; proof?: unknown }
}
