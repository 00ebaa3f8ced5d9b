import { describe, expect, test } from 'vitest'
import { forgetWalletOffers, takeUpGivenKey } from '#modules/attestations'
import { attestationLimits } from '#modules/attestations/limits'
import { day, hour } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { openSecrets } from '#platform/crypto'
import { newKeyFile } from '#test/attestation-key'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { exchange, offerOf, openWallet, recordWithDocument } from '#test/wallet'
import { attestationFindings } from './findings.ts'

describe.each(engines)('what doctor says of attestations, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_URL: publicUrl })

  const found = () => attestationFindings(app.system)
  const none = { findings: [], notes: [] }
  const newest = (table: 'attestations' | 'walletOffers') =>
    app.runtime.database.reader
      .selectFrom(table)
      .selectAll()
      .orderBy('madeAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  /** Changes a row as Candor itself never does, expects this finding, and puts the row back. */
  const expectFound = async (
    table: 'attestations' | 'walletOffers',
    { id, ...row }: { id: string },
    finding: string,
    changes: object[],
  ) => {
    const set = (columns: object) =>
      app.runtime.database.write((tx) =>
        tx.updateTable(table).set(columns).where('id', '=', id).execute(),
      )
    for (const columns of changes) {
      await set(columns)
      expect((await found()).findings, JSON.stringify(columns)).toEqual([finding])
      await set(row)
      expect(await found()).toEqual(none)
    }
  }
  const taken = async () => {
    const record = await recordWithDocument(app)
    const { offer, pin } = await offerOf(app, record)
    await openWallet(app).take(offer, pin)
    return (await newest('attestations')).id
  }

  test('offers and attestations as Candor makes them are well', async () => {
    await taken()
    const record = await recordWithDocument(app)
    const { offer, pin } = await offerOf(app, record)
    await exchange(app, offer, pin)
    await offerOf(app, record)
    expect(await found()).toEqual(none)
  })

  test('an offer that somebody wrote or changed is found', async () => {
    await offerOf(app, await recordWithDocument(app))
    const row = await newest('walletOffers')
    const odd = (id: string) => `Attestations: offer ${id} is not as Candor wrote it.`
    const { documentId } = await newest('attestations')
    const changes = [{ tokenHash: 'x' }, { redeemedAt: app.clock.now() }, { documentId }]
    await expectFound('walletOffers', row, odd(row.id), changes)
    const planted = { ...row, id: 'planted', codeHash: 'another' } as never
    await app.runtime.database.write((tx) =>
      tx.insertInto('walletOffers').values(planted).execute(),
    )
    expect((await found()).findings).toEqual([odd('planted')])
    await app.tamper(`delete from "walletOffers" where "id" = 'planted'`)
  })

  test('an attestation at another place, or of another record, is found', async () => {
    const id = await taken()
    const other = (await app.rows('attestations')).find((one) => one.id !== id)
    const place = attestationLimits.attestationsPerList
    await expectFound(
      'attestations',
      await newest('attestations'),
      `Attestations: ${id} has a place or a document that Candor did not give it.`,
      [{ place }, { list: 0 }, { documentId: other?.documentId }],
    )
  })

  test('offers that nobody forgets are told of, and are no damage', async () => {
    const { madeAt } = await newest('walletOffers')
    app.clock.move(4 * hour)
    const { findings, notes } = await found()
    expect(findings).toEqual([])
    expect(notes[0]).toMatch(/^Attestations: \d+ offers to wallets are over and still there, since/)
    expect(madeAt < app.clock.now()).toBe(true)
    await app.system.write(forgetWalletOffers)
    expect(await found()).toEqual(none)
  })

  test('one whose row is gone is found as long as it could be in force', async () => {
    const id = await taken()
    await app.tamper(`delete from "attestations" where "id" = '${id}'`)
    expect((await found()).findings).toEqual([
      `Attestations: ${id} was made, as the log says, but its row is gone.`,
    ])
    app.clock.move(attestationLimits.attestation + day)
    expect((await found()).findings).toEqual([])
  })

  test('a key from a file that signs for longer than a year is told of, and is no damage', async () => {
    const secrets = openSecrets(app.runtime.config.secret, newKeyFile())
    const ctx = actAs({ ...app.runtime, secrets }, system)
    await ctx.write(forgetWalletOffers)
    await ctx.write(takeUpGivenKey)
    expect(await attestationFindings(ctx)).toEqual(none)
    const since = app.clock.now()
    app.clock.move(attestationLimits.attestationKey + day)
    expect(await attestationFindings(ctx)).toEqual({
      findings: [],
      notes: [
        `Attestations: the key in CANDOR_ATTESTATION_KEY_FILE has been signing since ${since}, for more than a year. Put a new one into the file and start Candor again.`,
      ],
    })
  })
})
