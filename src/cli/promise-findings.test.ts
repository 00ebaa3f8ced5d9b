import { describe, expect, test } from 'vitest'
import { forgetWalletOffers, takeUpGivenKey } from '#modules/attestations'
import { attestationLimits } from '#modules/attestations/schema'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { readSettings } from '#modules/organisation'
import { announceClosing, tellOfClosing, withdrawClosing } from '#modules/privacy'
import { day, hour } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import { actAs, system } from '#platform/context'
import { openSecrets } from '#platform/crypto'
import { newKeyFile } from '#test/attestation-key'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { startPadma } from '#test/padma'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { exchange, offerOf, openWallet, recordWithDocument } from '#test/wallet'
import { attestationFindings, closingFindings } from './findings.ts'

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

const successor = { name: 'Meghna Overseas Ltd', licence: 'RL-2345', contact: '8 Bijoynagar' }

describe.each(engines)('what doctor says of a closing, on %s', (engine) => {
  const app = forEachTest(async () => {
    const padma = await startPadma(engine)
    return { ...padma, recordId: (await approvedRecord(padma)).id }
  })
  const version = () => app.system.read(async ({ tx }) => (await readSettings(tx)).version)
  const announce = async () => {
    const lastDay = dayAfter(app.clock.now().slice(0, 10), 100)
    const typed = { lastDay, successor, typedName: 'Padma Overseas Ltd', version: await version() }
    await app.amina.write((ctx) => announceClosing(ctx, typed))
  }
  const withdraw = async () => {
    const known = { version: await version() }
    await app.amina.write((ctx) => withdrawClosing(ctx, known))
  }
  const agree = () => {
    const yes = { purpose: 'handover', answer: 'given', language: 'en' } as const
    const consent = { ...yes, edition: consentEdition, endShares: async () => undefined }
    return app.system.write((ctx) => answerConsent(ctx, { recordId: app.recordId }, consent))
  }
  const findings = async () => (await closingFindings(app.system)).findings
  const changeSettings = async (from: string, to: string) => {
    const [{ settings, version } = { settings: '', version: 0 }] = await app.rows('organisation')
    expect(settings).toContain(from)
    await app.force('organisation', {
      ...{ settings: settings.replaceAll(from, to), version: version + 1 },
    })
  }

  test('is nothing where all is as it was announced, answered, withdrawn and announced again', async () => {
    expect(await findings()).toEqual([])
    await announce()
    expect(await findings()).toEqual([])
    await tellOfClosing(app.system)
    app.clock.move(day)
    await agree()
    expect(await findings()).toEqual([])
    await withdraw()
    await tellOfClosing(app.system)
    expect(await findings()).toEqual([])
    app.clock.move(day)
    await announce()
    await tellOfClosing(app.system)
    app.clock.move(day)
    expect(await findings()).toEqual([])
  })

  test('names a last day and a successor that nobody announced', async () => {
    await announce()
    const altered = [expect.stringMatching(/^Closing: the settings differ from what was announced/)]
    await changeSettings('2027-02-28', '2026-12-01')
    expect(await findings()).toEqual(altered)
    await changeSettings('2026-12-01', '2027-02-28')
    expect(await findings()).toEqual([])
    await changeSettings('Meghna Overseas Ltd', 'Jamuna Overseas Ltd')
    expect(await findings()).toEqual(altered)
  })

  test('names who was not told, and whose message is gone', async () => {
    await announce()
    app.clock.move(day)
    expect(await findings()).toEqual([
      expect.stringMatching(/^Closing: 1 candidate has not been told for an hour\./),
    ])
    await tellOfClosing(app.system)
    expect(await findings()).toEqual([])
    await app.tamper(`delete from "messages" where "kind" = 'closing'`)
    expect(await findings()).toEqual([
      `Closing: the candidate of record ${app.recordId} is marked as told, but there is no message.`,
    ])
  })

  test('names a yes to a handover from a time when nobody was asked', async () => {
    await announce()
    await tellOfClosing(app.system)
    app.clock.move(day)
    await agree()
    await app.force('consents', { answeredAt: '2026-11-01T00:00:00.000Z' })
    expect(await findings()).toEqual([
      `Closing: record ${app.recordId} has a yes to a handover, given when nobody had been asked.`,
    ])
  })
})
