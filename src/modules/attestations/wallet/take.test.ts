import { describe, expect, test } from 'vitest'
import { purgeRecord } from '#modules/privacy'
import { hour, minute } from '#platform/clock'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { bothEngines } from '#test/test-runtime'
import { exchange, offerOf, openWallet, recordWithDocument, signJwt, wrongPin } from '#test/wallet'
import { forgetWalletOffers } from '../index.server.ts'
import { attestationGround } from '../test-ground.ts'

const named = { withName: true, withReference: true }

describe.each(bothEngines)('an attestation in a wallet on %s', async (engine) => {
  const { app, check } = await attestationGround(engine)

  const seconds = () => Math.floor(Date.parse(app.clock.now()) / 1000)
  const shownTo = (aud: string) => ({ aud, nonce: 'of the bank', iat: seconds() })
  const taken = async (alg: 'ES256' | 'EdDSA' = 'ES256', wanted: object = named) => {
    const record = await recordWithDocument(app)
    const wallet = openWallet(app, alg)
    const { offer, pin } = await offerOf(app, record, wanted)
    return { record, wallet, text: await wallet.take(offer, pin) }
  }

  test.each(['ES256', 'EdDSA'] as const)(
    'a wallet with a key of %s takes it and shows it, here and to others',
    async (alg) => {
      const { wallet, text } = await taken(alg)
      expect(text.endsWith('~')).toBe(true)
      const shown = wallet.present(text, shownTo('https://bank.example'))
      const elsewhere = await checkSdJwtAsStranger(app, shown, { nonce: 'of the bank' })
      expect(elsewhere).toMatchObject({ verified: true, isInForce: true })
      expect(elsewhere.says).toMatchObject({
        candidateName: 'Rahima Khatun',
        cnf: { jwk: wallet.jwk },
      })
      const replayed = await checkSdJwtAsStranger(app, shown, { nonce: 'of another' })
      expect(replayed.verified).toBe(false)
      const signedAt = new Date((seconds() - 60) * 1000).toISOString()
      const iat = seconds() - 60
      expect(
        await check(wallet.present(text, { ...shownTo('https://bank.example'), iat })),
      ).toMatchObject({
        ...{ verdict: 'ours', signature: 'holds', state: 'in-force' },
        holder: {
          proof: 'holds',
          signedAt,
          audience: 'https://bank.example',
          nonce: 'of the bank',
        },
      })
    },
  )

  test('the holder keeps the name back and signs what is left', async () => {
    const { wallet, text } = await taken()
    const [signed = '', , reference = ''] = text.split('~')
    const shown = wallet.present(`${signed}~${reference}~`, shownTo('https://bank.example'))
    const found = await check(shown)
    expect(found).toMatchObject({ verdict: 'ours', holder: { proof: 'holds' } })
    expect(JSON.stringify(found)).not.toContain('Rahima')
    expect(await checkSdJwtAsStranger(app, shown, { nonce: 'of the bank' })).toMatchObject({
      verified: true,
    })
  })

  test('what stands at its end and proves nothing makes another text of it', async () => {
    const { wallet, text } = await taken()
    const [signed = '', name = '', reference = ''] = text.split('~')
    const says = shownTo('https://bank.example')
    const good = wallet.present(text, says)
    const proof = good.slice(text.length)
    const payload = JSON.parse(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString())
    const unsigned = [{ alg: 'none', typ: 'kb+jwt' }, payload]
      .map((json) => Buffer.from(JSON.stringify(json)).toString('base64url'))
      .join('.')
    for (const altered of [
      openWallet(app).present(text, says),
      openWallet(app, 'EdDSA').present(text, says),
      `${signed}~${reference}~${name}~${proof}`,
      `${signed}~${proof}`,
      `${text}${unsigned}.`,
      text + signJwt(wallet.privateKey, { alg: 'ES256', typ: 'JWT' }, payload),
      text + signJwt(wallet.privateKey, { alg: 'EdDSA', typ: 'kb+jwt' }, payload),
      wallet.present(text, { ...says, iat: seconds() + 3600 }),
      wallet.present(text, { ...says, sd_hash: 'x' }),
      wallet.present(text, { aud: 'https://bank.example', iat: seconds() }),
      `${text}x`,
    ])
      expect(await check(altered), altered).toEqual({ verdict: 'altered' })
    expect(await check(good)).toMatchObject({ verdict: 'ours' })
  })

  test('the log tells of the offer, of what was taken, and of a PIN that was guessed at', async () => {
    const { record } = await taken()
    const { offer, pin } = await offerOf(app, record)
    for (let tries = 0; tries < 5; tries += 1) await exchange(app, offer, wrongPin(pin))
    const events = (await app.events({ subject: `record:${record.id}` }))
      .filter(({ action }) => action.startsWith('attestation.'))
      .toReversed()
    expect(events.map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ['attestation.offered', 'account'],
      ['attestation.made', 'anonymous'],
      ['attestation.offered', 'account'],
      ['attestation.offer_guessed', 'anonymous'],
    ])
    expect(JSON.stringify(events)).not.toContain(pin)
  })

  test('neither code nor PIN is kept, and what is over is forgotten', async () => {
    const { record } = await taken()
    const { offer, pin } = await offerOf(app, record)
    const offers = async () =>
      (await app.rows('walletOffers')).filter(({ recordId }) => recordId === record.id)
    const kept = await offers()
    expect(kept).toHaveLength(2)
    const code = new URL(offer).searchParams.get('credential_offer')?.match(/[\w-]{43}/)?.[0] ?? '-'
    for (const secret of [pin, code])
      expect(kept.flatMap((row) => Object.values(row))).not.toContain(secret)
    app.clock.move(hour + minute)
    await app.system.write(forgetWalletOffers)
    expect(await offers()).toEqual([])
    expect(await app.rows('usedNonces')).toEqual([])
  })

  test('a purge takes its offers along', async () => {
    const record = await recordWithDocument(app)
    const { offer, pin } = await offerOf(app, record)
    await app.trash(record.id)
    expect((await exchange(app, offer, pin)).body).toEqual({ error: 'invalid_grant' })
    await purgeRecord(app.amina, await app.present(record.id))
    expect((await exchange(app, offer, pin)).body).toEqual({ error: 'invalid_grant' })
  })
})
