import { expect, test } from 'vitest'
import { attestationLimits } from '#modules/attestations/limits'
import type { Attestation } from '#modules/attestations/schema'
import { removeDocument } from '#modules/documents'
import { hour } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })
const path = await withDocument(app)
const key = await app.key('admin')

async function withDocument(to: TestApp): Promise<string> {
  const { id } = await approvedRecord(to)
  await uploadScan(to.as(people.amina), id, 'work-permit', 'Held')
  return `/records/${id}/attestations`
}

/** Takes the document off whose attestations have this address. */
const takeOff = (at: string) => {
  const removal = { recordId: at.split('/')[2] as string, kind: 'work-permit' } as const
  return app.as(people.amina).write((ctx) => removeDocument(ctx, removal))
}

test('staff take one for the candidate, and anybody asks what it is worth', async () => {
  const made = await app.call('POST', path, { key, body: { kind: 'work-permit' } })
  expect(made.status).toBe(201)
  const attestation = await made.text()
  expect(attestation).not.toContain('Rahima')
  const checked = await app.json('POST', '/attestations/check', { body: { attestation } })
  expect(checked).toMatchObject({ signature: 'holds', state: 'in-force' })
  const list = JSON.parse(attestation).credentialStatus.statusListCredential as string
  const status = await app.request(list.slice(publicUrl.length))
  expect(status.headers.get('cache-control')).toBe('public, max-age=300')
  expect(status.headers.get('access-control-allow-origin')).toBe('*')
})

test('staff see what was attested, what became of it, and of what another can be made', async () => {
  const at = await withDocument(app)
  const listed = async () => app.json('GET', at, { key })
  expect(await listed()).toEqual({ isOffered: true, kinds: ['work-permit'], made: [] })
  const { id } = await app.json('POST', at, { key, body: { kind: 'work-permit' } })
  const row = { id: id.replace('urn:uuid:', ''), kind: 'work-permit', state: 'in-force' }
  expect(await listed()).toMatchObject({ made: [row] })
  app.clock.move(60_000)
  await takeOff(at)
  expect(await listed()).toMatchObject({ kinds: [], made: [{ ...row, state: 'ended' }] })
})

test('nothing signs what somebody sends', async () => {
  const planted = 'Planted words'
  for (const more of [
    { statement: planted },
    { credentialSubject: { statement: planted } },
    { withName: true },
    { issuer: planted },
    { proof: {} },
  ]) {
    const answer = await app.call('POST', path, { key, body: { kind: 'work-permit', ...more } })
    expect(answer.status).toBe(422)
  }
  const made = await app.json('POST', path, { key, body: { kind: 'work-permit' } })
  const { proof, ...unsigned } = made
  expect(proof).toBeDefined()
  for (const sent of [unsigned, { ...unsigned, proof: {} }, { ...unsigned, statement: planted }]) {
    const attestation = JSON.stringify(sent)
    const checked = await app.json('POST', '/attestations/check', { body: { attestation } })
    expect(checked).toEqual({ verdict: 'altered' })
  }
})

test.each(['', '/token'])(
  'a list%s is built once for all who ask, and nobody keeps a state for more than five minutes',
  async (form) => {
    const at = await withDocument(app)
    const made = await app.json('POST', at, { key, body: { kind: 'work-permit' } })
    const { credentialStatus: entry }: Attestation = made
    const list = entry.statusListCredential.slice(publicUrl.length) + form
    const ask = async () => {
      const answer = await app.request(list)
      return [await answer.text(), answer.headers.get('cache-control')]
    }
    app.clock.move(attestationLimits.statusListBuilt)
    const [built, fresh] = await ask()
    expect(fresh).toBe('public, max-age=300')
    app.clock.move(20_000)
    await takeOff(at)
    expect(await Promise.all([ask(), ask()])).toEqual([
      [built, 'public, max-age=280'],
      [built, 'public, max-age=280'],
    ])
    app.clock.move(10_000)
    const [[rebuilt, forHow], other] = await Promise.all([ask(), ask()])
    expect(forHow).toBe('public, max-age=300')
    expect(other).toEqual([rebuilt, forHow])
    expect(rebuilt).not.toBe(built)
    app.clock.move(-hour)
    expect((await ask())[1]).toBe('public, max-age=300')
    app.clock.move(hour)
  },
)

test('a list that is not there, and a site without https, answer that there is none', async () => {
  for (const list of ['0', '2', '01', 'x', '999999'])
    for (const form of ['', '/token'])
      expect((await app.request(`/status/${list}${form}`)).status).toBe(404)
  const plain = await startTestApp()
  const asked = { key: await plain.key('admin'), body: { kind: 'work-permit' } }
  const refused = await plain.json('POST', await withDocument(plain), asked)
  expect(refused.code).toBe('attestation.no_address')
  for (const at of [
    ...['/.well-known/did.json', '/.well-known/jwt-vc-issuer', '/status/1', '/status/1/token'],
    ...['/contexts/held-copy/v1', '/types/held-copy/v1'],
  ])
    expect((await plain.request(at)).status).toBe(404)
})
