import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withholdDocument } from '#modules/documents'
import { restoreExport } from '#modules/exchange'
import { hour } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { mailServer, messagesOf, reachable, senderOf, sentBy } from '#test/outbox'
import { startPadma } from '#test/padma'
import type { TestSmtp } from '#test/smtp'
import { engines, people, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { filesOf } from '#test/zip-files'
import { backUp, exportEverything, exportHandover } from '../index.server.ts'

test('a successor gets neither what staff wrote for each other nor a document that is withheld', async () => {
  const app = await startPadma()
  const { id, reference, passportNumber } = await approvedRecord(app)
  const upload = async (kind: 'passport' | 'work-permit') =>
    uploadScan(app.as(people.amina), id, kind, kind)
  await upload('passport')
  const permit = await upload('work-permit')
  await app.system.write(async (ctx) => {
    await withholdDocument(ctx, permit)
    const forStaff = { returnReason: 'Zephyrina says he lies', assignedTo: 'zephyrina' }
    await ctx.tx.updateTable('records').set(forStaff).where('id', '=', id).execute()
  })
  const handover = { recordIds: new Set([id]), introduction: 'Files' }
  const files = await filesOf(exportHandover(app.system, handover))
  const names = [...files.keys()]
  expect(names).toContain(`documents/${reference}/passport-1.png`)
  expect(names.filter((name) => name.includes('work-permit'))).toEqual([])
  for (const table of ['tables/records.json', 'tables/records.csv']) {
    const text = files.get(table)?.toString() ?? ''
    expect(text).toContain(passportNumber)
    expect(text).not.toMatch(/zephyrina|returnReason|assignedTo/i)
  }
})

test('a file that was set aside, because no row names it, is in no archive', async () => {
  const app = await startPadma()
  await app.system.storage.put('aside/originals/0190/0191', Buffer.from('A scan of somebody'))
  await app.system.storage.put('notices/0190/0191', Buffer.from('A notice'))
  for (const zip of [await exportEverything(app.system), (await backUp(app.system)).zip]) {
    const names = [...(await filesOf(zip)).keys()]
    expect(names).toContain('files/notices/0190/0191')
    expect(names.filter((name) => name.includes('aside'))).toEqual([])
  }
})

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
