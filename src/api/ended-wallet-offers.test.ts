import { describe, expect, test } from 'vitest'
import { issueAccessCode, revokeAccessCode } from '#modules/lookup'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { offerOf, openWallet, recordWithDocument, walletAnswer } from '#test/wallet'

describe.each(engines)('a wallet offer ends with the access code, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_URL: publicUrl })

  const issue = (id: string) => app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const revoke = (id: string) => app.as(people.amina).write((ctx) => revokeAccessCode(ctx, id))

  /** A record whose code works, with what was offered to a wallet by somebody who had it. */
  async function offered() {
    const record = await recordWithDocument(app)
    await issue(record.id)
    return { record, ...(await offerOf(app, record)) }
  }

  test.each([
    ['is issued anew', issue],
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
