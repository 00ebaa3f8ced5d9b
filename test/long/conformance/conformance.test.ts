import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue as issueByLibrary, verifyCredential as verifyByLibrary } from '@digitalbazaar/vc'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConformance } from './server.ts'
import { documentLoader, stranger } from './stranger.ts'

const v2 = 'https://www.w3.org/ns/credentials/v2'
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
