import { beforeEach, describe, expect, test } from 'vitest'
import { openSealer, readCheckpointNote, verifyLog } from '#modules/audit'
import { day, hour } from '#platform/clock'
import { chooseSettings } from '#test/choose-settings'
import { hire } from '#test/hire'
import { mailServer, senderOf } from '#test/outbox'
import { startPadma } from '#test/padma'
import { engines, forEachTest, type TestRuntime } from '#test/test-runtime'
import { tellOfCheckpoint } from './index.server.ts'

describe.each(engines)('the weekly checkpoint by mail on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  beforeEach(async () => {
    await hire(app, 'nadia')
    await hire(app, 'farid', 'moderator')
  })

  const disable = () => app.force('accounts', { disabledAt: app.clock.now() })
  const rows = () => app.rows('messages')
  const note = () => app.system.read(readCheckpointNote)
  const tell = () => tellOfCheckpoint({ ...app.system, mail: senderMail() })
  /** An installation with a mail server; nothing is sent by it here. */
  const senderMail = () => ({}) as NonNullable<TestRuntime['system']['mail']>
  const send = async () => {
    const sender = senderOf(app, smtp.url)
    while ((await sender.send()) > 0);
    await sender.letGo()
  }

  test('reaches each admin with what can be verified later, and nobody else', async () => {
    expect(await tell()).toBe(0)
    await openSealer(app.system).seal()
    expect(await tellOfCheckpoint({ ...app.system, mail: null })).toBe(0)
    // Messages to candidates only: staff get theirs.
    await chooseSettings(app, { automaticMessages: false })
    expect(await tell()).toBe(2)
    await send()
    const admins = ['amina@padma.example', 'nadia@padma.example']
    expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(admins)
    const [, after = ''] = smtp.mails[0]?.text.replaceAll('\r\n', '\n').split('\n-----\n') ?? []
    expect(after.trim()).toBe((await note())?.trim())
    const verdict = await verifyLog(app.system, `${after.trim()}\n`)
    expect(verdict).toMatchObject({ verdict: 'whole' })
    expect(await rows()).toMatchObject(admins.map(() => ({ kind: 'checkpoint', state: 'sent' })))
  })

  test('comes once a week, of two processes too, and again after a clock that was ahead', async () => {
    await openSealer(app.system).seal()
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 2])
    await send()
    app.clock.move(7 * day - hour)
    expect(await tell()).toBe(0)
    app.clock.move(hour)
    expect(await tell()).toBe(2)
    await send()
    app.clock.move(-30 * day)
    expect(await tell()).toBe(2)
    expect(await tell()).toBe(0)
  })

  test('goes to nobody who left while it waited', async () => {
    await openSealer(app.system).seal()
    await tell()
    await disable()
    await send()
    expect([smtp.mails, await rows()]).toEqual([[], []])
  })
})
