import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { revokeAccessCode } from '#modules/lookup'
import { browserOf } from '#test/browser'
import { publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { offerOf, openWallet, recordWithDocument, walletAgent, walletAnswer } from '#test/wallet'

const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })

test('a candidate asks for an offer with an open file, and a wallet takes it', async () => {
  const { id, passportNumber } = await recordWithDocument(app)
  const cookie = (await browserOf(app, passportNumber, await app.code(id))).cookies()
  const body = { kind: 'work-permit', withName: true }
  const made = await app.told('POST', '/attestations/wallet-offers', { cookie, body })
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
    const { status, body } = await walletAnswer(app, '/wallet/credential', {
      headers: { authorization: `Bearer ${opened.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        credential_configuration_id: opened.credentialConfigurationId,
        proofs: { jwt: [jwt] },
      }),
    })
    expect(status).toBe(400)
    expect(body.error).toBe('credential_request_denied')
  })
})

describe.each(engines)('of a wallet that took an attestation, on %s,', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_URL: publicUrl })
  })

  /** The rows of all tables that have one of these words. */
  const rowsWith = async (words: readonly string[]) => {
    const { reader } = app.runtime.database
    const rows: string[] = []
    for (const { name } of await reader.introspection.getTables()) {
      const all = reader.selectFrom(name as 'records').selectAll()
      rows.push(...(await all.execute()).map((row) => `${name} ${JSON.stringify(row)}`))
    }
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
