import { beforeEach, describe, expect, test } from 'vitest'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/schema'
import { readSettings } from '#modules/organisation'
import { announceClosing, tellOfClosing, withdrawClosing } from '#modules/privacy'
import { day } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import type { Transaction } from '#platform/database'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { engines, people, type TestRuntime } from '#test/test-runtime'
import { closingFindings } from './findings.ts'

const successor = { name: 'Meghna Overseas Ltd', licence: 'RL-2345', contact: '8 Bijoynagar' }

describe.each(engines)('what doctor says of a closing, on %s', (engine) => {
  let app: TestRuntime
  let recordId: string
  beforeEach(async () => {
    app = await startPadma(engine)
    recordId = (await approvedRecord(app)).id
  })

  const amina = () => app.as(people.amina)
  const version = () => app.system.read(async ({ tx }) => (await readSettings(tx)).version)
  const announce = async () => {
    const lastDay = dayAfter(app.clock.now().slice(0, 10), 100)
    const typed = { lastDay, successor, typedName: 'Padma Overseas Ltd', version: await version() }
    await amina().write((ctx) => announceClosing(ctx, typed))
  }
  const withdraw = async () => {
    const known = { version: await version() }
    await amina().write((ctx) => withdrawClosing(ctx, known))
  }
  const agree = () =>
    app.system.write((ctx) =>
      answerConsent(
        ctx,
        { recordId },
        {
          ...{ purpose: 'handover', answer: 'given', language: 'en', edition: consentEdition },
          endShares: async () => undefined,
        },
      ),
    )
  const findings = async () => (await closingFindings(app.system)).findings
  /** Does something that Candor itself never does. */
  const tamper = (change: (tx: Transaction) => Promise<unknown>) =>
    app.runtime.database.write(change)
  const changeSettings = async (from: string, to: string) => {
    const { settings, version } = await app.runtime.database.reader
      .selectFrom('organisation')
      .select(['settings', 'version'])
      .executeTakeFirstOrThrow()
    expect(settings).toContain(from)
    await tamper((tx) =>
      tx
        .updateTable('organisation')
        .set({ settings: settings.replaceAll(from, to), version: version + 1 })
        .execute(),
    )
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
    await tamper((tx) => tx.deleteFrom('messages').where('kind', '=', 'closing').execute())
    expect(await findings()).toEqual([
      `Closing: the candidate of record ${recordId} is marked as told, but there is no message.`,
    ])
  })

  test('names a yes to a handover from a time when nobody was asked', async () => {
    await announce()
    await tellOfClosing(app.system)
    app.clock.move(day)
    await agree()
    const before = { answeredAt: '2026-11-01T00:00:00.000Z' }
    await tamper((tx) => tx.updateTable('consents').set(before).execute())
    expect(await findings()).toEqual([
      `Closing: record ${recordId} has a yes to a handover, given when nobody had been asked.`,
    ])
  })
})
