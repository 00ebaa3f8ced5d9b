import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CredentialSigner, prove } from '#platform/credentials'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { statementsOf } from './held-copy.ts'
import { getSigner, issuerOf } from './keys.ts'
import type { Attestation } from './schema.ts'
import { signSdJwt } from './sd-jwt.ts'
import { attestationGround } from './test-ground.ts'

const elsewhere = 'https://evil.example'
const { app, write, held, issue, check } = await attestationGround()
const record = await held()
const made = await issue(record)
const ours = await write((ctx) => getSigner(ctx, issuerOf(publicUrl) as string))

/** The same words under the name of an issuer, signed by a key, in both forms. */
function signed(site: string, by: CredentialSigner): { credential: Attestation; sdJwt: string } {
  const { proof, ...unsigned } = made
  const says = { ...unsigned, issuer: { ...made.issuer, id: issuerOf(site) as string } }
  const proofOf = prove(statementsOf(says), by, proof.created)
  return { credential: { ...says, proof: proofOf }, sdJwt: signSdJwt(says, by, site).text }
}
const verified = async ({ credential, sdJwt }: ReturnType<typeof signed>) => [
  (await checkAsStranger(app, credential)).verified,
  (await checkSdJwtAsStranger(app, sdJwt)).verified,
]

const stolenName = () => ({ ...ours, seed: randomBytes(32) })
const ownName = () => {
  const [, key = ''] = ours.verificationMethod.split('#')
  return { seed: randomBytes(32), verificationMethod: `did:web:evil.example#${key}` }
}

test.each<[string, string, () => CredentialSigner]>([
  ['our key under the name of somebody else', elsewhere, () => ours],
  ['somebody else’s key under our name and our key’s', publicUrl, stolenName],
  ['somebody else’s key under our name', publicUrl, ownName],
  ['somebody else’s key under a name that publishes none', elsewhere, ownName],
])('one of %s is verified by no stranger, in either form', async (_, site, signer) => {
  const forged = signed(site, signer())
  expect(await verified(forged)).toEqual([false, false])
  for (const text of [JSON.stringify(forged.credential), forged.sdJwt]) {
    expect((await check(text)).verdict).toBe(site === elsewhere ? 'foreign' : 'altered')
  }
})

test('places in a status list do not follow each other', async () => {
  const another = await held()
  const places: number[] = []
  for (let at = 0; at < 8; at += 1) {
    const { credentialStatus } = await issue(another)
    places.push(Number(credentialStatus.statusListIndex))
  }
  // Of 131,072 places three in seven are as near to the one before by chance once in ten million times.
  const steps = places.slice(1).map((place, at) => Math.abs(place - (places[at] as number)))
  expect(new Set(places).size).toBe(8)
  expect(steps.filter((step) => step > 100).length).toBeGreaterThan(4)
  expect(new Set(steps).size).toBeGreaterThan(1)
})

test('both forms say of a regulator that nobody reviewed that the agency alone names it', async () => {
  const { app, held, check, ...made } = await attestationGround()
  const record = await held()
  const issue = async () => ({
    json: await made.issue(record),
    text: await made.issueText(record),
  })
  const holds = (regulator: string) => ({
    ...{ verdict: 'ours', signature: 'holds', state: 'in-force' },
    says: { issuer: { regulator } },
  })
  const reviewed = 'Bureau of Manpower, Employment and Training'
  const earlier = await issue()
  for (const one of Object.values(earlier)) expect(await check(one)).toMatchObject(holds(reviewed))

  const key = await app.key('admin')
  const body = { regulator: 'SO' }
  expect((await app.call('PATCH', '/organisation', { key, body, version: 1 })).status).toBe(200)
  const told = 'register of Somalia, by its own account'
  const { json, text } = await issue()
  expect(await check(json)).toMatchObject(holds(told))
  expect(await check(text)).toMatchObject(holds(told))
  expect(await checkAsStranger(app, json)).toMatchObject({ verified: true })
  expect(await checkSdJwtAsStranger(app, text)).toMatchObject({
    ...{ verified: true, says: { agency: { regulator: told } } },
  })
  for (const one of Object.values(earlier)) expect(await check(one)).toMatchObject(holds(reviewed))
})
