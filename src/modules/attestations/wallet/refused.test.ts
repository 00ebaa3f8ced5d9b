import { describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { openSecrets } from '#platform/crypto'
import { publicUrl } from '#test/credential-verifier'
import { engines, startTestRuntime } from '#test/test-runtime'
import {
  exchange,
  offerOf,
  openWallet,
  recordWithDocument,
  signJwt,
  walletAnswer,
  wrongPin,
} from '#test/wallet'
import { attestationGround } from '../test-ground.ts'
import { newNonce, useNonce } from './offers.ts'

const noGrant = { status: 400, body: { error: 'invalid_grant' } }

describe.each(engines)('what a wallet is refused on %s', async (engine) => {
  const { app, contest, takeOff, upload } = await attestationGround(engine)

  const askCredential = (token: string, body: object) =>
    walletAnswer(app, '/wallet/credential', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const ask = (token: string, jwt: string) =>
    askCredential(token, { credential_configuration_id: 'held-copy', proofs: { jwt: [jwt] } })
  const newNonce = async () => (await walletAnswer(app, '/wallet/nonce', {})).body.c_nonce as string
  const opened = async () => {
    const record = await recordWithDocument(app)
    const wallet = openWallet(app)
    const { offer, pin } = await offerOf(app, record)
    const token = (await exchange(app, offer, pin)).body.access_token as string
    return { record, wallet, token }
  }
  const proofOf = (
    { privateKey, jwk }: ReturnType<typeof openWallet>,
    says: object,
    header: object = {},
  ) => {
    const usual = { typ: 'openid4vci-proof+jwt', alg: 'ES256', jwk }
    const iat = Math.floor(Date.parse(app.clock.now()) / 1000)
    return signJwt(privateKey, { ...usual, ...header }, { aud: publicUrl, iat, ...says })
  }

  test('four wrong PINs are forgiven, and the fifth ends the offer', async () => {
    const { offer, pin } = await offerOf(app, await recordWithDocument(app))
    for (let tries = 0; tries < 4; tries += 1)
      expect(await exchange(app, offer, wrongPin(pin))).toEqual(noGrant)
    expect((await exchange(app, offer, pin)).status).toBe(200)

    const guessed = await offerOf(app, await recordWithDocument(app))
    for (let tries = 0; tries < 5; tries += 1)
      expect(await exchange(app, guessed.offer, wrongPin(guessed.pin))).toEqual(noGrant)
    expect(await exchange(app, guessed.offer, guessed.pin)).toEqual(noGrant)
  })

  test('a code works once, also for two that come at the same time', async () => {
    const { offer, pin } = await offerOf(app, await recordWithDocument(app))
    const both = await Promise.all([exchange(app, offer, pin), exchange(app, offer, pin)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await exchange(app, offer, pin)).toEqual(noGrant)
  })

  test('a code ends after ten minutes, and with the next offer', async () => {
    const record = await recordWithDocument(app)
    const first = await offerOf(app, record)
    const second = await offerOf(app, record)
    expect(await exchange(app, first.offer, first.pin)).toEqual(noGrant)
    app.clock.move(11 * minute)
    expect(await exchange(app, second.offer, second.pin)).toEqual(noGrant)
  })

  test.each<[name: string, change: (id: string) => Promise<unknown>]>([
    ['the record is hidden', (id) => app.hide(id)],
    ['it was hidden and shown again', (id) => app.hide(id).then(() => app.unhide(id))],
    ['the document is taken off', (id) => takeOff({ id })],
    ['the document is replaced', (id) => upload(id, 'Newer')],
    ['the candidate calls it wrong', (id) => contest({ id })],
  ])('nothing is given once %s', async (_, change) => {
    const early = await recordWithDocument(app)
    const offered = await offerOf(app, early)
    const { record, wallet, token } = await opened()
    for (const { id } of [early, record]) {
      app.clock.move(minute / 60)
      await change(id)
    }
    expect(await exchange(app, offered.offer, offered.pin)).toEqual(noGrant)
    expect(await ask(token, proofOf(wallet, { nonce: await newNonce() }))).toEqual({
      ...{ status: 400, body: { error: 'credential_request_denied' } },
    })
  })

  test('a proof counts only for us, fresh, signed, and by the key that it names', async () => {
    const { wallet, token } = await opened()
    const other = openWallet(app)
    const edwards = openWallet(app, 'EdDSA')
    const nonce = await newNonce()
    const unsigned = proofOf(wallet, { nonce }, { alg: 'none' }).split('.').slice(0, 2).join('.')
    for (const jwt of [
      proofOf(wallet, { nonce, aud: 'https://evil.example' }),
      proofOf(wallet, { nonce, aud: [publicUrl] }),
      proofOf(wallet, {}),
      `${unsigned}.`,
      proofOf(wallet, { nonce }, { alg: 'HS256' }),
      proofOf(wallet, { nonce }, { alg: 'EdDSA' }),
      proofOf(wallet, { nonce }, { typ: 'JWT' }),
      proofOf(wallet, { nonce }, { jwk: other.jwk }),
      proofOf(wallet, { nonce }, { jwk: edwards.jwk, alg: 'EdDSA' }),
      proofOf(wallet, { nonce }, { jwk: { ...wallet.jwk, x: 'A'.repeat(43) } }),
      proofOf(wallet, { nonce }, { jwk: wallet.privateKey.export({ format: 'jwk' }) }),
      proofOf(wallet, { nonce }, { kid: 'did:key:z6Mk#x' }),
      proofOf(wallet, { nonce }, { crit: ['x'], x: 1 }),
      proofOf(wallet, { nonce }, { jwk: undefined, kid: 'did:key:z6Mk#x' }),
      'x',
      '',
    ])
      expect((await ask(token, jwt)).body, jwt).toEqual({ error: 'invalid_proof' })
    const fresh = proofOf(wallet, { nonce })
    const both = { jwt: [fresh], attestation: ['x'] }
    const heldCopy = { credential_configuration_id: 'held-copy' }
    const answer = async (asked: object) => (await askCredential(token, asked)).body.error
    for (const proofs of [undefined, { jwt: [] }, { jwt: ['x', 'y'] }, { di_vp: [] }, both])
      expect(await answer({ ...heldCopy, proofs })).toBe('invalid_proof')
    const visa = { credential_configuration_id: 'visa', proofs: { jwt: [fresh] } }
    expect(await answer(visa)).toBe('unknown_credential_configuration')
    expect(await answer({})).toBe('invalid_credential_request')
    expect((await ask(token, fresh)).status).toBe(200)
  })

  test('what it asks for has to be offered: by that name, and not encrypted', async () => {
    const { wallet, token } = await opened()
    const proofs = { jwt: [proofOf(wallet, { nonce: await newNonce() })] }
    const configured = { credential_configuration_id: 'held-copy', proofs }
    const encryption = { jwk: wallet.jwk, enc: 'A256GCM' }
    for (const [asked, error] of [
      [{ credential_identifier: 'held-copy', proofs }, 'unknown_credential_identifier'],
      [{ ...configured, credential_identifier: 'held-copy' }, 'invalid_credential_request'],
      [
        { ...configured, credential_response_encryption: encryption },
        'invalid_encryption_parameters',
      ],
    ] as const)
      expect(await askCredential(token, asked)).toEqual({ status: 400, body: { error } })
    expect((await askCredential(token, configured)).status).toBe(200)
  })

  test('a nonce is ours, of the last five minutes, and works once', async () => {
    const [one, two] = [await opened(), await opened()]
    const refused = { status: 400, body: { error: 'invalid_nonce' } }
    const nonce = await newNonce()
    const altered = `${nonce.startsWith('1') ? '2' : '1'}${nonce.slice(1)}`
    for (const wrong of ['x', `${nonce}x`, `${nonce}.`, altered])
      expect(await ask(one.token, proofOf(one.wallet, { nonce: wrong }))).toEqual(refused)
    expect((await ask(one.token, proofOf(one.wallet, { nonce }))).status).toBe(200)
    expect(await ask(two.token, proofOf(two.wallet, { nonce }))).toEqual(refused)
    const old = await newNonce()
    app.clock.move(4 * minute)
    const { wallet, token } = await opened()
    app.clock.move(2 * minute)
    expect(await ask(token, proofOf(wallet, { nonce: old }))).toEqual(refused)
    expect((await ask(token, proofOf(wallet, { nonce: await newNonce() }))).status).toBe(200)
  })

  test('what the PIN was exchanged for fetches one attestation within five minutes', async () => {
    const refused = { status: 401, body: { error: 'invalid_token' } }
    const { wallet, token } = await opened()
    const nonces = [await newNonce(), await newNonce()]
    const both = await Promise.all(nonces.map((nonce) => ask(token, proofOf(wallet, { nonce }))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await ask(token, proofOf(wallet, { nonce: await newNonce() }))).toEqual(refused)
    const late = await opened()
    app.clock.move(6 * minute)
    expect(await ask(late.token, proofOf(late.wallet, { nonce: await newNonce() }))).toEqual(
      refused,
    )
    expect(await ask('x', 'x')).toEqual(refused)
  })
})

const [before, next] = ['the secret of this installation until now', 'its secret from now on']

test('what a wallet is to sign is used up once, whichever secret made it', async () => {
  const { system, close } = await startTestRuntime()
  const [old, turned] = [openSecrets(before, null, next), openSecrets(next, null, before)]
  const use = (nonce: string, secrets: typeof old) =>
    system.write((ctx) => useNonce({ ...ctx, secrets }, nonce))
  for (const [maker, first, second] of [
    [old, turned, old],
    [turned, old, turned],
    [old, old, turned],
  ] as const) {
    const nonce = newNonce({ ...system, secrets: maker })
    expect(await use(nonce, openSecrets('a secret that nobody here has'))).toBe(false)
    expect(await use(nonce, first)).toBe(true)
    expect(await use(nonce, second)).toBe(false)
    expect(await use(nonce, first)).toBe(false)
  }
  await close()
})
