import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import {
  issue as issueByLibrary,
  signPresentation,
  verifyCredential as verifyByLibrary,
} from '@digitalbazaar/vc'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples, issuedForms, refusedForms, v2 } from './forms.ts'
import { startConformance } from './server.ts'
import { documentLoader, signed, stranger } from './stranger.ts'

const v1 = 'https://www.w3.org/2018/credentials/v1'

let server: Awaited<ReturnType<typeof startConformance>>
beforeAll(async () => {
  server = await startConformance()
})
afterAll(() => server.close())

async function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(server.url + path, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return { status: answer.status, body: await answer.json() }
}
const about = (more: object = {}) => ({
  '@context': [v2],
  type: ['VerifiableCredential'],
  issuer: server.did,
  credentialSubject: { id: 'did:example:subject' },
  ...more,
})
const issue = (credential: object, options = {}) =>
  post('/credentials/issue', { credential, options })
const issued = async (more: object = {}, options = {}) => {
  const { status, body } = await issue(about(more), options)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.verifiableCredential
}
const verify = (verifiableCredential: unknown, options = {}) =>
  post('/credentials/verify', { verifiableCredential, options })
const refused = (title: string) => ({
  status: 400,
  body: { verified: false, problemDetails: [{ title }] },
})
const holds = { status: 200, body: { verified: true } }

test('what is issued is verified here and by a library that did not make it', async () => {
  const made = await issued({ validFrom: '2023-02-25T19:10:39-06:00', name: 'Proof' })
  const { verified } = await verifyByLibrary({
    ...{ credential: made, documentLoader, suite: new DataIntegrityProof({ cryptosuite }) },
  })
  expect(verified).toBe(true)
  expect(await verify(made)).toMatchObject(holds)
  for (const altered of [
    { ...made, credentialSubject: { id: 'did:example:other' } },
    { ...made, name: 'Another' },
    { ...made, proof: { ...made.proof, created: '2020-01-01T00:00:00Z' } },
    { ...made, proof: { ...made.proof, proofValue: made.proof.proofValue.slice(1) } },
    { ...made, proof: { ...made.proof, verificationMethod: stranger().method } },
  ])
    expect(await verify(altered)).toMatchObject(refused('PROOF_VERIFICATION_ERROR'))
})

test('what a library issued is verified here, under its own name only', async () => {
  const { did, suite } = stranger()
  const by = (issuer: string) =>
    issueByLibrary({ credential: about({ issuer }), suite: suite(), documentLoader })
  expect(await verify(await by(did))).toMatchObject(holds)
  const forged = { ...(await by(did)), issuer: server.did }
  expect(await verify(forged)).toMatchObject(refused('PROOF_VERIFICATION_ERROR'))
  expect(await verify(await by(server.did))).toMatchObject(refused('PROOF_VERIFICATION_ERROR'))
})

test('a credential of the first version gets the terms of its proof', async () => {
  const made = await issued({ '@context': [v1], issuanceDate: '2020-03-16T22:37:26.544Z' })
  expect(made['@context']).toEqual([v1, 'https://w3id.org/security/data-integrity/v2'])
  expect(await verify(made)).toMatchObject(holds)
})

describe('a credential is issued', () => {
  test.each(issuedForms)('with %s', async (_, more) => {
    const { issuer } = more as { issuer?: string }
    const made = await issued({ ...more, ...(issuer && { issuer: { id: server.did } }) })
    expect(await verify(made)).toMatchObject(holds)
  })
})

describe('a credential is refused', () => {
  test.each(refusedForms)('%s', async (_, more) => {
    const { status, body } = await issue(about(more))
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { problemDetails: [{ title: expect.any(String) }] },
    })
  })

  test('when it is none at all', async () => {
    for (const sent of [null, 'text', 1, [], {}, { type: ['NonconformingDocument'] }]) {
      expect((await issue(sent as object)).status).toBe(400)
      expect((await verify(sent)).status).toBe(400)
    }
    const answer = await fetch(`${server.url}/credentials/verify`, { method: 'POST', body: '{' })
    expect(answer.status).toBe(400)
  })
})

test('a proof that is not what it has to be is refused', async () => {
  const made = await issued()
  const { proof, ...unsigned } = made
  expect((await verify(unsigned)).status).toBe(400)
  for (const more of [
    { type: undefined },
    { type: 'Other' },
    { cryptosuite: 'other' },
    { proofPurpose: undefined },
    { proofPurpose: 'authentication' },
    { verificationMethod: undefined },
    { proofValue: null },
    { created: '2023-02-26' },
    { expires: '2020-01-01T00:00:00Z' },
  ])
    expect((await verify({ ...unsigned, proof: { ...proof, ...more } })).status).toBe(400)
  for (const other of [null, [], 'text'])
    expect((await verify({ ...unsigned, proof: other })).status).toBe(400)
})

describe('a proof that follows another', () => {
  const first = 'urn:uuid:26329423-bec9-4b2e-88cb-a7c7d9dc4544'
  /** Signed by the witness, and over that by the issuer. */
  async function chained(previousProof: unknown = first) {
    const [witness, issuer] = [stranger(), stranger()]
    const document = about({ issuer: issuer.did })
    const one = await signed(document, witness, { id: first })
    const two = await signed({ ...document, proof: [one] }, issuer, { previousProof })
    return { ...document, proof: [one, two] }
  }

  test.each([[first], [[first]]])('is verified with it: %j', async (previousProof) => {
    expect(await verify(await chained(previousProof))).toMatchObject(holds)
  })

  test('is refused when the other is not there, is altered, or was exchanged', async () => {
    const missing = 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33'
    for (const previousProof of [missing, [missing], [first, missing]])
      expect(await verify(await chained(previousProof))).toMatchObject(
        refused('PROOF_VERIFICATION_ERROR'),
      )
    const chain = await chained()
    const [, last] = chain.proof
    const { proof, ...document } = chain
    const another = await signed(document, stranger(), { id: first })
    for (const altered of [[last], [another, last], [{ ...proof[0], proofValue: 'z1' }, last]])
      expect(await verify({ ...document, proof: altered })).toMatchObject(
        refused('PROOF_VERIFICATION_ERROR'),
      )
    const byNumber = [proof[0], { ...last, previousProof: 456321 }]
    expect((await verify({ ...document, proof: byNumber })).status).toBe(400)
  })

  test('beside it are two that each sign the same', async () => {
    const issuer = stranger()
    const document = about({ issuer: issuer.did })
    const proof = [await signed(document, issuer, {}), await signed(document, stranger(), {})]
    expect(await verify({ ...document, proof })).toMatchObject(holds)
    expect((await verify({ ...document, proof: [proof[1]] })).status).toBe(400)
  })
})

describe('a presentation', () => {
  const challenge = 'uLt6iF3Gk'
  const domain = 'verifier.example'
  const presented = async (more: object = {}) => {
    const { did, suite } = stranger()
    return (await signPresentation({
      presentation: {
        ...{ '@context': [v2], type: ['VerifiablePresentation'], holder: did },
        ...{ verifiableCredential: [await issued(), await issued()], ...more },
      },
      ...{ suite: suite(), challenge, domain, documentLoader },
    })) as { verifiableCredential: object[] }
  }
  const ask = (verifiablePresentation: object, options: object = { challenge, domain }) =>
    post('/presentations/verify', { verifiablePresentation, options })

  test('that a library signed is verified, for whom it was made', async () => {
    const made = await presented()
    expect(await ask(made)).toMatchObject(holds)
    expect(await ask(made, { challenge: 'another', domain })).toMatchObject(
      refused('INVALID_CHALLENGE_ERROR'),
    )
    expect(await ask(made, { challenge, domain: 'other.example' })).toMatchObject(
      refused('INVALID_DOMAIN_ERROR'),
    )
  })

  test.each<[string, object]>([
    ['without a context', { '@context': undefined }],
    ['with the contexts in another order', { '@context': [examples, v2] }],
    ['without a type', { type: undefined }],
    ['of another type', { type: ['Other'] }],
    ['whose id is no URL', { id: 'https ://not.example' }],
    ['whose holder is no URL', { holder: 'somebody' }],
    ['with a text in place of a credential', { verifiableCredential: ['eyJhbGciOiJFUzI1NiJ9'] }],
    ['without a proof', { proof: undefined }],
  ])('%s is refused', async (_, more) => {
    expect((await ask({ ...(await presented()), ...more })).status).toBe(400)
  })

  test('is refused when a credential in it fails', async () => {
    const untrue = { ...(await issued()), credentialSubject: { id: 'did:example:other' } }
    const made = await presented({ verifiableCredential: [await issued(), untrue] })
    expect(await ask(made)).toMatchObject(refused('PROOF_VERIFICATION_ERROR'))
    const [one] = (await presented()).verifiableCredential
    expect((await ask({ ...(await presented()), verifiableCredential: one })).status).toBe(400)
  })
})

test('one that is over or not begun is refused', async () => {
  const ended = await issued({
    validFrom: '2020-01-01T00:00:00Z',
    validUntil: '2020-01-02T00:00:00Z',
  })
  const toCome = await issued({ validFrom: '4023-02-26T01:02:58.447Z' })
  for (const made of [ended, toCome])
    expect(await verify(made)).toMatchObject(refused('PROOF_VERIFICATION_ERROR'))
})

test('a state is in a list of the form of the product, and ends a credential', async () => {
  const options = { credentialStatus: { type: 'BitstringStatusListEntry' } }
  const id = 'urn:uuid:9c9a36f8-518f-4976-a934-6649502d0008'
  const made = await issued({ id }, options)
  const { statusListCredential } = made.credentialStatus
  const list = await (await fetch(statusListCredential)).json()
  expect(list).toMatchObject({ id: statusListCredential, issuer: server.did })
  expect(await verify(list)).toMatchObject(holds)
  expect(await verify(made)).toMatchObject(holds)
  expect((await post('/credentials/status', { credentialId: id })).status).toBe(200)
  expect(await verify(made)).toMatchObject(refused('STATUS_VERIFICATION_ERROR'))
  expect((await post('/credentials/status', { credentialId: 'urn:uuid:none' })).status).toBe(400)
  const entry = { ...made.credentialStatus, statusListCredential: 'https://other.example/status/1' }
  const elsewhere = await issued({ credentialStatus: entry })
  expect(await verify(elsewhere)).toMatchObject(refused('STATUS_RETRIEVAL_ERROR'))
  const malformed = await issued({ credentialStatus: { ...entry, statusListIndex: '-1' } })
  expect(await verify(malformed)).toMatchObject(refused('MALFORMED_VALUE_ERROR'))
})
