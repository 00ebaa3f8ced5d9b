import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { notePrintedDates, withholdDocument } from '#modules/documents'
import { endingSchema } from '#modules/documents/schema'
import { addRecord } from '#modules/records'
import { recordListSchema } from '#modules/records/schema'
import { hour } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord, candidate } from '#test/candidates'
import { mailServer, messagesOf, reachable, senderOf, sentBy } from '#test/outbox'
import { startPadma } from '#test/padma'
import { engines, forEachTest, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { filesOf } from '#test/zip-files'
import {
  backUp,
  exportEnding,
  exportEverything,
  exportHandover,
  exportRecords,
  restoreExport,
} from './index.server.ts'

test('a successor gets neither what staff wrote for each other nor a document that is withheld', async () => {
  const app = await startPadma()
  const { id, reference, passportNumber } = await approvedRecord(app)
  const upload = async (kind: 'passport' | 'work-permit') => uploadScan(app.amina, id, kind, kind)
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
  const app = forEachTest(() => startPadma(engine, env))
  const restored = forEachTest(() => startTestRuntime(engine, env))
  const smtp = forEachTest(() => mailServer())
  const folder = mkdtempSync(join(tmpdir(), 'candor-unsent-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are not sent a second time from the copy: nobody knows whether they were sent', async () => {
    const { recordId } = await reachable(app)
    const states = async (of: TestRuntime) =>
      (await messagesOf(of, recordId)).map(({ state }) => state)
    const waiting = await states(app)
    expect(waiting.length).toBeGreaterThan(0)
    expect(new Set(waiting)).toEqual(new Set(['waiting']))
    const zip = join(folder, 'everything.zip')
    await pipeline(await exportEverything(app.amina), createWriteStream(zip))
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

const { pageSize: _pageSize, ...everything } = recordListSchema.parse({})

describe.each(engines)('a list that changes while it is exported, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const add = (number: number) =>
    app.amina.write((ctx) =>
      addRecord(ctx, candidate({ passportNumber: `ZZ${1_000_000 + number}`, name: 'Rahima' })),
    )
  /** Reads the head and the first rows, changes the list, and reads the rest; returns the column of rows. */
  async function readAround(
    rows: AsyncGenerator<Uint8Array>,
    column: string,
    change: () => Promise<unknown>,
  ) {
    const parts = [(await rows.next()).value, (await rows.next()).value]
    await change()
    for await (const part of rows) parts.push(part)
    const [head = '', ...lines] = Buffer.concat(parts).toString().trim().split('\r\n')
    const at = head.replace('\uFEFF', '').split(',').indexOf(column)
    return lines.map((line) => line.split(',')[at])
  }

  test('loses no other record and repeats none, in the order that it had', async () => {
    const records = []
    for (let number = 0; number < 205; number += 1) {
      records.push(await add(number))
      app.clock.move(1000)
    }
    const newestFirst = records.map(({ reference }) => reference).reverse()
    const read = (change: () => Promise<unknown>) =>
      exportRecords(app.amina, everything).then((rows) => readAround(rows, 'reference', change))
    expect(await read(() => add(205))).toEqual(newestFirst)
    const [oldest, newest] = [records[0], records[204]].map((one) => String(one?.id))
    const rest = await read(async () => {
      await app.trash(String(newest))
      await app.trash(String(oldest))
    })
    expect(rest.slice(1)).toEqual(newestFirst.slice(0, -1))
  })
  test('loses no document that ends, and repeats none', async () => {
    const day = (number: number) => dayAfter(app.clock.now().slice(0, 10), number)
    const record = await approvedRecord(app)
    const note = (validUntil: string) =>
      app.amina.write((ctx) =>
        notePrintedDates(ctx, {
          ...{ recordId: record.id, kind: 'visa-paper' },
          dates: { issuedOn: null, validUntil },
        }),
      )
    const { id } = await uploadScan(app.amina, record.id, 'visa-paper', 'Visa')
    await note(day(1))
    const others = await Promise.all(Array.from({ length: 204 }, (_, number) => add(number)))
    await app.system.write(async ({ tx }) => {
      const documents = () => tx.selectFrom('documents').selectAll().where('id', '=', id)
      const first = await documents().executeTakeFirstOrThrow()
      for (const [index, { id: recordId }] of others.entries()) {
        const validUntil = day(Math.max(2, index - 197))
        const values = { ...first, id: app.runtime.ids.uuid(), recordId, validUntil }
        await tx.insertInto('documents').values(values).execute()
      }
    })
    const asked = { ...endingSchema.parse({}), language: 'en' as const }
    const rows = await exportEnding(app.amina, asked)
    const ends = await readAround(rows, 'validUntil', () => note(day(20)))
    expect(ends).toEqual([day(1), ...Array(200).fill(day(2)), day(3), day(4), day(5), day(6)])
  })
})
