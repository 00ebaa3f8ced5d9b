import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Attestation } from '#modules/attestations/schema'
import { attestationLimits } from '#modules/attestations/schema'
import { openSealer } from '#modules/audit'
import { removeDocument } from '#modules/documents'
import { revokeAccessCode } from '#modules/lookup'
import { hour } from '#platform/clock'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { offerOf, openWallet, recordWithDocument, walletAgent, walletAnswer } from '#test/wallet'

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
    const body = { kind: 'work-permit', ...more }
    expect((await app.call('POST', path, { key, body })).status).toBe(422)
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
    const kept = [built, 'public, max-age=280']
    expect(await Promise.all([ask(), ask()])).toEqual([kept, kept])
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

test('a candidate asks for an offer with an open file, and a wallet takes it', async () => {
  const { id, passportNumber } = await recordWithDocument(app)
  const cookie = (await browserOf(app, passportNumber, await app.code(id))).cookies()
  const body = { kind: 'work-permit', withName: true }
  const made = await app.answer('POST', '/attestations/wallet-offers', { cookie, body })
  expect(made.status).toBe(201)
  const { offer, pin, endsAt } = made
  expect(pin).toMatch(/^\d{6}$/)
  expect(Date.parse(endsAt) - Date.parse(app.clock.now())).toBe(10 * 60_000)
  const taken = await openWallet(app).take(offer, pin)
  expect((await checkSdJwtAsStranger(app, taken)).says).toMatchObject({
    candidateName: 'Rahima Khatun',
  })
  const checked = await app.json('POST', '/attestations/check', { body: { attestation: taken } })
  expect(checked).toMatchObject({ verdict: 'ours', holder: { proof: 'missing' } })
})

describe.each(engines)('a wallet offer ends with the access code, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_URL: publicUrl })

  const revoke = (id: string) => app.as(people.amina).write((ctx) => revokeAccessCode(ctx, id))

  /** A record whose code works, with what was offered to a wallet by somebody who had it. */
  async function offered() {
    const record = await recordWithDocument(app)
    await app.code(record.id)
    return { record, ...(await offerOf(app, record)) }
  }

  test.each([
    ['is issued anew', app.code],
    ['is revoked', revoke],
  ])('the code %s after PIN and offer were exchanged: nothing is signed', async (_, end) => {
    const { record, offer, pin } = await offered()
    const wallet = openWallet(app)
    const opened = await wallet.open(offer, pin)
    const jwt = await wallet.prove(opened)
    await end(record.id)
    const asked = { credential_configuration_id: opened.credentialConfigurationId }
    const { status, body } = await walletAnswer(app, '/wallet/credential', {
      headers: { authorization: `Bearer ${opened.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, proofs: { jwt: [jwt] } }),
    })
    expect([status, body.error]).toEqual([400, 'credential_request_denied'])
  })
})

describe.each(engines)('of a wallet that took an attestation, on %s,', (engine) => {
  const app = forEachTest(() => startTestApp(engine, { CANDOR_URL: publicUrl }))

  /** The rows of all tables that have one of these words. */
  const rowsWith = async (words: readonly string[]) => {
    const rows: string[] = []
    for (const { name } of await app.runtime.database.reader.introspection.getTables())
      for (const row of await app.rows(name as 'records'))
        rows.push(`${name} ${JSON.stringify(row)}`)
    expect(rows.some((row) => row.includes('attestation.made'))).toBe(true)
    return rows.filter((row) => words.some((word) => row.includes(word)))
  }

  test('nothing is kept: no key, address, program, token or text, nor what it takes to know it again', async () => {
    const record = await recordWithDocument(app)
    const wallet = openWallet(app)
    const { offer, pin } = await offerOf(app, record, { withName: true })
    const opened = await wallet.open(offer, pin)
    const proof = await wallet.prove(opened)
    const text = await wallet.retrieve(opened, proof)
    await openSealer(app.system).seal()
    const { kty, crv, x = '', y = '' } = wallet.jwk
    const thumbprint = (digest: 'hex' | 'base64url') =>
      createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest(digest)
    const [jws = ''] = text.split('~')
    const claims = JSON.parse(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString())
    const ofTheWallet = {
      ...{ x, y, thumbprint: thumbprint('base64url'), inHex: thumbprint('hex') },
      ...{ token: opened.token, proof, nonce: claims.nonce, text: jws, walletAgent },
      signature: jws.split('.')[2] ?? '',
      address: '198.51.100.7',
    }
    for (const [name, word] of Object.entries(ofTheWallet))
      expect([name, word.length > 8]).toEqual([name, true])
    expect(await rowsWith(Object.values(ofTheWallet))).toEqual([])
  })
})
