import { describe, expect, test } from 'vitest'
import { currentDocuments, uploadDocument } from '#modules/documents'
import { approveRecord } from '#modules/records'
import { bytesOf, pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { mailServer, reachable, senderOf, sentBy } from '#test/outbox'
import { doneAtOnce } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { documentPng, pdfOf } from '#test/phone-photos'
import { sendPhoto, unreadable } from '#test/send-photo'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import {
  acceptIncoming,
  adjustPage,
  drawIncoming,
  incomingFolder,
  listIncoming,
  returnIncoming,
  sweepIncoming,
} from './index.server.ts'
import { returnedSchema, turned, untouched } from './schema.ts'

const cut = { top: 10, right: 0, bottom: 10, left: 0 }

describe.each(bothEngines)('photos that candidates send, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  const nobody = () => app.as({ kind: 'anonymous' })
  const of = (recordId: string) => async () => ({ recordId })
  const list = (recordId: string) => app.amina.read((read) => listIncoming(read, recordId))
  const files = async () => {
    const keys: string[] = []
    for await (const { key } of app.runtime.storage.list(incomingFolder)) keys.push(key)
    return keys
  }
  const documents = (recordId: string) => app.amina.read((read) => currentDocuments(read, recordId))

  test('wait with their pages, and are filed as the document of their kind, exactly as they were sent', async () => {
    const { recordId } = await reachable(app)
    const photo = await documentPng('My contract')
    const { id, version } = await sendPhoto(app, recordId, 'contract', photo)
    expect(await documents(recordId)).toEqual([])
    expect((await list(recordId)).needed).toContainEqual(
      expect.objectContaining({ kind: 'contract', state: 'waiting' }),
    )
    await acceptIncoming(app.amina, { id, version })
    const [filed] = await documents(recordId)
    expect(filed).toMatchObject({ kind: 'contract', version: 1, bytes: photo.length, pages: 1 })
    expect((await list(recordId)).incoming).toMatchObject([{ id, state: 'accepted', pages: [] }])
    expect(await files()).toEqual([])
    const events = await app.events({ subject: `record:${recordId}` })
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['incoming.sent', 'document.uploaded', 'incoming.accepted']),
    )
  })

  test('of several pages, one turned and cut and one a PDF, become one file in their order', async () => {
    const { recordId } = await reachable(app)
    const first = await sendPhoto(app, recordId, 'contract', 'One')
    await sendPhoto(app, recordId, 'contract', pdfOf([['Two'], ['Three']]))
    const pageId = first.pages[0]?.id ?? ''
    const changed = await nobody().write((write) =>
      adjustPage(write, of(recordId), { id: first.id, pageId, version: 2, turn: 90, cut }),
    )
    expect(changed.version).toBe(3)
    const drawn = await drawIncoming(
      nobody(),
      { id: first.id, pageId, recordId },
      { page: 1, width: 960, format: 'jpeg', watermark: 'Copy' },
    )
    expect(drawn.length).toBeGreaterThan(1000)
    await acceptIncoming(app.amina, { id: first.id, version: 3 })
    expect(await documents(recordId)).toMatchObject([
      { kind: 'contract', mediaType: 'application/pdf', pages: 3 },
    ])
    const single = await sendPhoto(app, recordId, 'passport', 'Passport')
    const only = { id: single.id, pageId: single.pages[0]?.id ?? '', version: 1 }
    await nobody().write((write) =>
      adjustPage(write, of(recordId), { ...only, ...turned(untouched, 90) }),
    )
    await acceptIncoming(app.amina, { id: single.id, version: 2 })
    const passport = (await documents(recordId)).find(({ kind }) => kind === 'passport')
    expect(passport?.mediaType).toBe('image/jpeg')
  })

  test('of two of the staff who decide at the same moment one does, and the other is told', async () => {
    const { recordId } = await reachable(app)
    const { id, version } = await sendPhoto(app, recordId, 'contract')
    const done = await doneAtOnce(4, (nth) =>
      nth % 2 === 0
        ? acceptIncoming(app.amina, { id, version })
        : returnIncoming(app.amina, { id, ...unreadable(version) }),
    )
    expect(done).toBe(1)
    const [one] = (await list(recordId)).incoming
    const filed = await documents(recordId)
    expect(filed).toHaveLength(one?.state === 'accepted' ? 1 : 0)
    await expect(acceptIncoming(app.amina, { id, version })).rejects.toMatchObject({
      code: 'incoming.decided_already',
    })
    const stored = []
    for await (const { key } of app.runtime.storage.list('originals/')) stored.push(key)
    expect(stored).toHaveLength(filed.length)
  })

  test('a decision about other pages than those that were seen is refused', async () => {
    const { recordId } = await reachable(app)
    const { id } = await sendPhoto(app, recordId, 'contract', 'One')
    await sendPhoto(app, recordId, 'contract', 'Two')
    await expect(acceptIncoming(app.amina, { id, version: 1 })).rejects.toMatchObject({
      code: 'incoming.changed_meanwhile',
    })
    expect(await documents(recordId)).toEqual([])
  })

  test('returned ones say why and until when, the candidate is told once, and sends another', async () => {
    const { recordId } = await reachable(app)
    const { id, version } = await sendPhoto(app, recordId, 'contract')
    await expect(
      returnIncoming(app.amina, { id, ...unreadable(version, '2020-01-01') }),
    ).rejects.toMatchObject({ code: 'incoming.day_past' })
    await returnIncoming(app.amina, { id, ...unreadable(version, '2026-12-24') })
    const sent = await sentBy(app, senderOf(app, smtp.url), recordId)
    expect(sent.filter((one) => one.startsWith('sent-back '))).toHaveLength(1)
    const state = async () =>
      (await list(recordId)).needed.find(({ kind }) => kind === 'contract')?.state
    expect(await state()).toBe('returned')
    expect((await list(recordId)).incoming).toMatchObject([
      { state: 'returned', until: '2026-12-24', reason: expect.stringContaining('reason_photo') },
    ])
    expect(await files()).toEqual([])
    await sendPhoto(app, recordId, 'contract', 'Sharper')
    expect(await state()).toBe('waiting')
    expect((await list(recordId)).incoming).toHaveLength(2)
  })

  test('a moderator decides of own records alone, and what is approved is left to admins', async () => {
    const { recordId } = await reachable(app)
    const { id, version } = await sendPhoto(app, recordId, 'contract')
    const mita = app.as(people.mita)
    await expect(returnIncoming(mita, { id, ...unreadable(version) })).rejects.toMatchObject({
      code: 'record.not_found',
    })
    const own = await pendingRecord(app)
    await app.amina.write((write) =>
      approveRecord(write, { recordId: own.id, version: own.version }),
    )
    const sent = await sendPhoto(app, own.id, 'contract')
    await expect(acceptIncoming(mita, sent)).rejects.toMatchObject({ code: 'record.not_editable' })
    await returnIncoming(mita, { id: sent.id, ...unreadable(sent.version) })
    const [one] = (await list(own.id)).incoming
    expect(one?.state).toBe('returned')
  })

  test('with a second person’s approval an accepted photo waits beside the file', async () => {
    const { recordId } = await reachable(app)
    await chooseSettings(app, { secondPersonApproval: true })
    const sent = await sendPhoto(app, recordId, 'contract')
    await acceptIncoming(app.amina, sent)
    expect(await documents(recordId)).toEqual([])
    expect(await app.rows('waitingChanges')).toHaveLength(1)
  })

  test('the sweep removes photos of what is decided, and none that waits', async () => {
    const { recordId } = await reachable(app)
    const { pages } = await sendPhoto(app, recordId, 'contract')
    const key = `${incomingFolder}${recordId}/${pages[0]?.id}`
    await app.runtime.storage.put(
      `${incomingFolder}${recordId}/${app.system.ids.uuid()}`,
      Buffer.from('x'),
    )
    expect(await sweepIncoming(app.system, new Date('2100-01-01'))).toBe(1)
    expect(await files()).toEqual([key])
  })
})

test('a photo of what is on file already changes nothing, and is done with', async () => {
  const app = await startPadma('sqlite')
  const { recordId } = await reachable(app)
  const photo = await documentPng('Same')
  const sent = { recordId, kind: 'contract' as const, originalName: 'a.png' }
  await uploadDocument(app.amina, { ...sent, source: bytesOf(photo) })
  await acceptIncoming(app.amina, await sendPhoto(app, recordId, 'contract', photo))
  expect(await app.rows('documents')).toHaveLength(1)
})

test('a reason is a sentence, with own words below it, and its day is one', () => {
  const reason = { sentences: [{ key: 'reason_photo', gaps: {} }], own: '' }
  const fits = (more: object) => returnedSchema.safeParse({ version: 1, reason, ...more }).success
  expect([fits({}), fits({ until: '' }), fits({ until: '2026-12-24' })]).toEqual([true, true, true])
  for (const wrong of [
    { reason: 'Too dark' },
    { reason: { sentences: [], own: 'Too dark' } },
    { reason: { ...reason, own: 'Your visa is approved' } },
    { until: 'tomorrow' },
  ])
    expect(fits(wrong)).toBe(false)
})
