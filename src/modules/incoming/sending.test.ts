import { describe, expect, test } from 'vitest'
import { currentDocuments } from '#modules/documents'
import { approvedRecord, bytesOf } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { mailServer, reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { documentPng, pdfOf } from '#test/phone-photos'
import { sendPhoto } from '#test/send-photo'
import { bothEngines, forEachTest } from '#test/test-runtime'
import {
  adjustPage,
  drawIncoming,
  incomingFolder,
  listIncoming,
  sendPage,
  takePageBack,
} from './index.server.ts'
import { type Adjustment, incomingLimits, turned, untouched } from './schema.ts'

describe.each(bothEngines)('sending photos, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const _smtp = forEachTest(() => mailServer())
  const nobody = () => app.as({ kind: 'anonymous' })
  const of = (recordId: string) => async () => ({ recordId })
  const list = (recordId: string) => app.amina.read((read) => listIncoming(read, recordId))
  const files = async () => {
    const keys: string[] = []
    for await (const { key } of app.runtime.storage.list(incomingFolder)) keys.push(key)
    return keys
  }
  const _documents = (recordId: string) =>
    app.amina.read((read) => currentDocuments(read, recordId))

  test('the same photo sent twice is kept once, whether one after the other or at once', async () => {
    const { recordId } = await reachable(app)
    const photo = await documentPng('Twice')
    await Promise.allSettled([1, 2, 3].map(() => sendPhoto(app, recordId, 'contract', photo)))
    await sendPhoto(app, recordId, 'contract', photo)
    const { incoming } = await list(recordId)
    expect(incoming).toHaveLength(1)
    expect(incoming[0]?.pages).toHaveLength(1)
    expect(await files()).toHaveLength(1)
  })

  test('what breaks off, or is no picture, leaves nothing', async () => {
    const { recordId } = await reachable(app)
    const photo = await documentPng('Half')
    async function* broken() {
      yield photo.subarray(0, 500)
      throw new Error('The phone lost its network')
    }
    const send = (source: AsyncIterable<Uint8Array>) =>
      sendPage(nobody(), of(recordId), { kind: 'contract', source })
    await expect(send(broken())).rejects.toThrow('lost its network')
    for (const [bytes, code] of [
      [photo.subarray(0, 500), 'document.damaged'],
      [Buffer.from('MZ is a program'), 'document.unsupported'],
      [Buffer.alloc(0), 'document.empty'],
    ] as const)
      await expect(send(bytesOf(bytes))).rejects.toMatchObject({ code })
    expect((await list(recordId)).incoming).toEqual([])
    expect(await files()).toEqual([])
  })

  test('health and police documents are not taken, unless the agency says why it keeps them', async () => {
    const { recordId } = await reachable(app)
    for (const kind of ['medical', 'police-clearance'] as const)
      await expect(sendPhoto(app, recordId, kind)).rejects.toMatchObject({
        code: 'incoming.only_seen',
      })
    await expect(sendPhoto(app, recordId, 'photo')).rejects.toMatchObject({
      code: 'incoming.no_photo_of_it',
    })
    await chooseSettings(app, {
      scanReasons: { medical: { sentences: [{ key: 'reason_employer', gaps: {} }], own: {} } },
    })
    expect((await sendPhoto(app, recordId, 'medical')).state).toBe('waiting')
  })

  test('pages, and documents of a day, have an end', async () => {
    const { recordId } = await reachable(app)
    const pages = pdfOf(Array.from({ length: incomingLimits.incomingPages }, (_, at) => [`${at}`]))
    await sendPhoto(app, recordId, 'contract', pages)
    await expect(sendPhoto(app, recordId, 'contract', 'More')).rejects.toMatchObject({
      code: 'incoming.too_many_pages',
    })
    await sendPhoto(app, recordId, 'passport', pages)
    await expect(sendPhoto(app, recordId, 'ticket')).rejects.toMatchObject({
      code: 'incoming.too_many',
    })
  })

  test('another file’s photo is nobody’s: it is not shown, turned or taken back', async () => {
    const { recordId } = await reachable(app)
    const other = await approvedRecord(app)
    const { id, pages, version } = await sendPhoto(app, recordId, 'contract')
    const pageId = pages[0]?.id ?? ''
    const refused = { code: 'incoming.not_found' }
    const view = { page: 1, width: 960, format: 'jpeg', watermark: null } as const
    await expect(
      drawIncoming(nobody(), { id, pageId, recordId: other.id }, view),
    ).rejects.toMatchObject(refused)
    const mine = { id, pageId, version }
    await expect(takePageBack(nobody(), of(other.id), mine)).rejects.toMatchObject(refused)
    await expect(
      nobody().write((write) => adjustPage(write, of(other.id), { ...mine, ...untouched })),
    ).rejects.toMatchObject(refused)
    expect(await takePageBack(nobody(), of(recordId), mine)).toMatchObject({ state: 'takenBack' })
    expect(await files()).toEqual([])
  })
})

test('four quarter turns bring a cut page back', () => {
  const page: Adjustment = { turn: 0, cut: { top: 5, right: 10, bottom: 15, left: 20 } }
  expect(turned(page, 90).cut).toEqual({ top: 20, right: 5, bottom: 10, left: 15 })
  expect([1, 2, 3, 4].reduce((one: Adjustment) => turned(one, 90), page)).toEqual(page)
  expect(turned(turned(page, 90), 270)).toEqual(page)
})
