import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { offerOf, openWallet, recordWithDocument, walletAgent } from '#test/wallet'

describe.each(engines)('of a wallet that took an attestation, on %s,', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_URL: publicUrl })
  })

  /** Every row of every table, as text. */
  const everyRow = async () => {
    const { reader } = app.runtime.database
    const tables = await reader.introspection.getTables()
    const rows = tables.map(async ({ name }) => {
      const all = await reader
        .selectFrom(name as 'records')
        .selectAll()
        .execute()
      return all.map((row) => `${name} ${JSON.stringify(row)}`)
    })
    return (await Promise.all(rows)).flat()
  }
  const rowsWith = async (words: readonly string[]) => {
    const rows = await everyRow()
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
