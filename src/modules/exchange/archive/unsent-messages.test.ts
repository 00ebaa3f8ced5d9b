import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exportEverything, restoreExport } from '#modules/exchange'
import { hour } from '#platform/clock'
import { mailServer, messagesOf, reachable, senderOf, sentBy } from '#test/outbox'
import { startPadma } from '#test/padma'
import type { TestSmtp } from '#test/smtp'
import { engines, people, startTestRuntime, type TestRuntime } from '#test/test-runtime'

const env = { CANDOR_SECRET: 'the secret of the one agency that moves to another machine' }

describe.each(engines)('messages that waited when an export was made, on %s,', (engine) => {
  let app: TestRuntime
  let restored: TestRuntime
  let smtp: TestSmtp
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'candor-unsent-'))
    app = await startPadma(engine, env)
    restored = await startTestRuntime(engine, env)
    smtp = await mailServer()
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('are not sent a second time from the copy: nobody knows whether they were sent', async () => {
    const { recordId } = await reachable(app)
    const states = async (of: TestRuntime) =>
      (await messagesOf(of, recordId)).map(({ state }) => state)
    const waiting = await states(app)
    expect(waiting.length).toBeGreaterThan(0)
    expect(new Set(waiting)).toEqual(new Set(['waiting']))
    const zip = join(folder, 'everything.zip')
    await pipeline(await exportEverything(app.as(people.amina)), createWriteStream(zip))
    await sentBy(app, senderOf(app, smtp.url), recordId)
    const sent = smtp.mails.length
    expect(sent).toBeGreaterThan(0)
    await restoreExport(restored.system, zip)
    expect(await states(restored)).toEqual(waiting.map(() => 'perhaps'))
    restored.clock.move(hour)
    await sentBy(restored, senderOf(restored, smtp.url), recordId)
    expect(smtp.mails).toHaveLength(sent)
    expect(await states(restored)).toEqual(waiting.map(() => 'perhaps'))
  })
})
