import { createPrivateKey, sign } from 'node:crypto'
import { contexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import {
  issue as issueByLibrary,
  signPresentation,
  verifyCredential as verifyByLibrary,
} from '@digitalbazaar/vc'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey, writeProofValue } from '#platform/credentials'
import { canonize } from './read-json-ld.ts'
import { startConformance } from './server.ts'

const v1 = 'https://www.w3.org/2018/credentials/v1'
const v2 = 'https://www.w3.org/ns/credentials/v2'
const examples = 'https://www.w3.org/ns/credentials/examples/v2'

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

/** Somebody else, who signs with the libraries that anybody would take. */
function stranger() {
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
async function documentLoader(url: string) {
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

const typedThings = ['credentialStatus', 'termsOfUse', 'evidence', 'refreshService']

describe('a credential is issued', () => {
  test.each<[string, object]>([
    ['another context', { '@context': [v2, examples] }],
    [
      'terms of its own',
      {
        '@context': [v2, { Own: 'https://example.org/#Own' }],
        type: ['VerifiableCredential', 'Own'],
      },
    ],
    ['a type that is a URL', { type: ['https://example.org/#Own', 'VerifiableCredential'] }],
    ['an issuer that is an object', { issuer: 'object' }],
    ['several subjects', { credentialSubject: [{ id: 'did:example:a' }, { id: 'did:example:b' }] }],
    [
      'a name in two languages',
      {
        name: [
          { '@value': 'Copy', '@language': 'en' },
          { '@value': 'নকল', '@language': 'bn' },
        ],
      },
    ],
    [
      'a name with a direction',
      { name: { '@value': 'نسخة', '@language': 'ar', '@direction': 'rtl' } },
    ],
    [
      'a schema',
      { credentialSchema: { id: 'did:example:schema', type: 'https://example.org/#Schema' } },
    ],
    ...typedThings.map((name): [string, object] => [
      name,
      { [name]: { type: 'https://example.org/#A' } },
    ]),
  ])('with %s', async (_, more) => {
    const { issuer } = more as { issuer?: string }
    const made = await issued({ ...more, ...(issuer && { issuer: { id: server.did } }) })
    expect(await verify(made)).toMatchObject(holds)
  })
})

describe('a credential is refused', () => {
  const nowhere = 'https ://not.example/x'
  test.each<[string, object]>([
    ['without a context', { '@context': undefined }],
    ['without the context of W3C', { '@context': [examples] }],
    ['with the contexts in another order', { '@context': [examples, v2] }],
    ['with a context that is no URL', { '@context': [v2, nowhere] }],
    ['with a context that would have to be loaded', { '@context': [v2, 'https://example.com/'] }],
    ['with a number as context', { '@context': [v2, 1] }],
    [
      'that says anew what a word of W3C means',
      { '@context': [v2, { VerifiableCredential: 'https://example.org/#x' }] },
    ],
    ['without a type', { type: undefined }],
    ['of another type', { type: ['https://example.org/#Own'] }],
    ['with a type that is not explained', { type: ['VerifiableCredential', 'Unknown'] }],
    [
      'with a type explained by no URL',
      { '@context': [v2, { Own: nowhere }], type: ['VerifiableCredential', 'Own'] },
    ],
    [
      'with a word that is not explained',
      { credentialSubject: { id: 'did:example:a', unknown: 'x' } },
    ],
    ['whose id is null', { id: null }],
    ['whose id is no URL', { id: nowhere }],
    ['with two ids', { id: ['https://example.org/1', 'https://example.org/2'] }],
    ['without an issuer', { issuer: undefined }],
    ['whose issuer is no URL', { issuer: 'somebody' }],
    ['whose issuer has no id', { issuer: { id: null } }],
    ['of another issuer', { issuer: 'did:key:z6MkhTNL7i2etLerDK8Acz5t528giE5KA4p75T6ka1E1D74r' }],
    ['without a subject', { credentialSubject: undefined }],
    ['with a subject that says nothing', { credentialSubject: {} }],
    ['with one such among others', { credentialSubject: [{ id: 'did:example:a' }, {}] }],
    [
      'whose subject has two ids',
      { credentialSubject: { id: ['did:example:a', 'did:example:b'] } },
    ],
    ['with another form of date', { validFrom: 'Sat 25 Feb 2023 07:16:31 PM CST' }],
    ['with a date without an offset', { validUntil: '2023-02-26T01:22:14' }],
    [
      'that ends before it begins',
      { validFrom: '2030-01-01T00:00:00Z', validUntil: '2029-01-01T00:00:00Z' },
    ],
    [
      'with more than a language in a name',
      { name: { '@value': 'x', '@language': 'en', url: 'did:example:a' } },
    ],
    ['with a schema without an id', { credentialSchema: { type: 'https://example.org/#Schema' } }],
    ['with a state whose type is a number', { credentialStatus: { type: 2 } }],
    ['that has a proof', { proof: {} }],
    [
      'with a resource that would have to be loaded',
      { relatedResource: { id: v2, digestSRI: 'sha384-x' } },
    ],
    ...typedThings.map((name): [string, object] => [
      `with a ${name} without a type`,
      { [name]: { id: 'did:example:a' } },
    ]),
  ])('%s', async (_, more) => {
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
  async function signed(document: object, by: ReturnType<typeof stranger>, more: object) {
    const options = {
      ...{ type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022' },
      ...{ verificationMethod: by.method, proofPurpose: 'assertionMethod', ...more },
    }
    const forms = {
      document: await canonize(document),
      options: await canonize({ '@context': [v2], ...options }),
    }
    return { ...options, proofValue: writeProofValue(forms, by.seed) }
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
