import { describe, expect, test } from 'vitest'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/schema'
import { readSettings } from '#modules/organisation'
import { announceClosing, tellOfClosing, withdrawClosing } from '#modules/privacy'
import { day } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { engines, forEachTest } from '#test/test-runtime'
import { closingFindings } from './findings.ts'

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
