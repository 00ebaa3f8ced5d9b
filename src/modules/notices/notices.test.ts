import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { bytesOf } from '#test/candidates'
import { doneAtOnce, outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { documentPng, exifCanary, phonePhotoJpeg } from '#test/phone-photos'
import { countFiles } from '#test/stored-files'
import { bothEngines, forEachTest } from '#test/test-runtime'
import {
  changeNotice,
  deleteNotice,
  drawNoticeImage,
  examineNoticeFiles,
  getNotice,
  latestNotices,
  listManagedNotices,
  listNotices,
  publishNotice,
  removeNoticeImage,
  replaceNoticeImage,
  showNotice,
  sweepNoticeFiles,
  withdrawNotice,
} from './index.server.ts'
import { noticeFieldsSchema } from './schema.ts'

describe.each(bothEngines)('notices on %s', async (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const photo = await phonePhotoJpeg({ width: 1200, height: 900 })
  const drawing = await documentPng('Office hours')

  const publish = (files: Buffer[] = [photo, drawing], title = 'Closed for Eid') =>
    publishNotice(app.amina, {
      title,
      text: 'We open again on Monday.',
      images: files.map(bytesOf),
    })
  const view = (noticeId: string, place = 1, format: 'webp' | 'jpeg' = 'jpeg') =>
    drawNoticeImage(app.anybody, { noticeId, place, width: 480, format })
  const filesIn = (folder: string) => countFiles(app, folder)
  const list = () => app.anybody.read((ctx) => listNotices(ctx, { pageSize: 25 }))

  test('everybody reads a notice with its two pictures, newest first', async () => {
    const first = await publish()
    expect(first).toMatchObject({
      title: 'Closed for Eid',
      publishedAt: app.clock.now(),
      images: [
        { place: 1, width: 900, height: 1200, imageUrl: `/api/v1/notices/${first.id}/images/1` },
        { place: 2 },
      ],
    })
    app.clock.move(minute)
    const second = await publish([drawing, drawing], 'New telephone')
    expect(await list()).toMatchObject({ total: 2, notices: [{ id: second.id }, first] })
    const latest = await app.anybody.read((ctx) => latestNotices(ctx, 1))
    expect(latest.map(({ id }) => id)).toEqual([second.id])
  })

  test('pictures are upright, no wider than asked, bare of metadata, and never the original', async () => {
    const { id } = await publish()
    expect(photo.toString('latin1')).toContain(exifCanary)
    for (const format of ['jpeg', 'webp'] as const) {
      const picture = await view(id, 1, format)
      const { width, height, exif, icc, xmp } = await sharp(picture).metadata()
      expect({ width, height, exif, xmp }).toEqual({ width: 480, height: 640 })
      expect(icc).toBeUndefined()
      expect(picture.toString('latin1')).not.toContain(exifCanary)
    }
    await expect(view(id, 3)).rejects.toMatchObject({ code: 'notice.not_found' })
  })

  test('a picture that was kept and is gone is drawn again; asked for at once, drawn once', async () => {
    const { id } = await publish()
    const all = await Promise.all(Array.from({ length: 6 }, () => view(id)))
    expect(filesIn('notice-views')).toBe(1)
    await app.system.storage.removeAll('notice-views/')
    expect((await view(id)).equals(all[0] as Buffer)).toBe(true)
  })

  test.each([
    ['three pictures', () => [photo, drawing, drawing], 'notice.too_many_images'],
    ['an empty file', () => [photo, Buffer.alloc(0)], 'document.empty'],
    ['a text named as a picture', () => [photo, Buffer.from('hello')], 'document.unsupported'],
    ['a damaged picture', () => [photo, photo.subarray(0, 9000)], 'document.damaged'],
  ] satisfies [string, () => Buffer[], string][])(
    '%s is refused, and leaves neither row nor file',
    async (_, files, code) => {
      await expect(publish(files())).rejects.toMatchObject({ code })
      expect((await list()).total).toBe(0)
      expect(filesIn('notices') + filesIn('.temporary')).toBe(0)
    },
  )

  test('of ten deletions at once one happens, and nothing is left of rows and files', async () => {
    const { id } = await publish()
    await view(id)
    expect(await doneAtOnce(10, () => deleteNotice(app.amina, { noticeId: id }))).toBe(1)
    expect(filesIn('notices') + filesIn('notice-views')).toBe(0)
    expect(await outcomeOf(app.anybody.read((ctx) => getNotice(ctx, id)))).toBe('notice.not_found')
    await expect(view(id)).rejects.toMatchObject({ code: 'notice.not_found' })
    expect(await app.actions(`notice:${id}`)).toEqual(['notice.deleted', 'notice.published'])
  })

  test('a draft and a planned notice are nobody’s to see until their time, pictures too', async () => {
    const later = new Date(Date.parse(app.clock.now()) + 60 * minute).toISOString()
    const begin = (how: object) =>
      publishNotice(app.amina, {
        ...{ title: 'Soon', text: 'Wait.', images: [photo, drawing].map(bytesOf) },
        ...how,
      })
    const draft = await begin({ draft: true })
    const planned = await begin({ publishAt: later })
    expect([draft.state, planned.state]).toEqual(['withdrawn', 'planned'])
    expect((await list()).total).toBe(0)
    for (const { id } of [draft, planned]) {
      expect(await outcomeOf(app.anybody.read((ctx) => getNotice(ctx, id)))).toBe(
        'notice.not_found',
      )
      await expect(view(id)).rejects.toMatchObject({ code: 'notice.not_found' })
    }
    expect(await app.amina.read((ctx) => listManagedNotices(ctx, { pageSize: 25 }))).toMatchObject({
      total: 2,
      notices: [{ id: planned.id }, { id: draft.id }],
    })
    app.clock.move(60 * minute)
    expect((await list()).notices.map(({ id }) => id)).toEqual([planned.id])
    app.clock.move(minute)
    const shown = await app.amina.write((ctx) =>
      showNotice(ctx, { noticeId: draft.id, version: draft.version }),
    )
    expect(shown).toMatchObject({ state: 'public', publishedAt: app.clock.now() })
    expect((await list()).notices.map(({ id }) => id)).toEqual([draft.id, planned.id])
  })

  test('a time that has passed means now: nothing is dated back', async () => {
    const images = [photo, drawing].map(bytesOf)
    const words = { title: 'Old', text: 'Old.', publishAt: '2001-01-01T00:00:00Z' }
    const notice = await publishNotice(app.amina, { ...words, images })
    expect(notice).toMatchObject({ state: 'public', publishedAt: app.clock.now() })
  })

  test('withdrawn it is gone for everybody, and comes back whole', async () => {
    const { id } = await publish()
    await app.amina.write((ctx) => withdrawNotice(ctx, { noticeId: id, version: 1 }))
    expect((await list()).total).toBe(0)
    await expect(view(id)).rejects.toMatchObject({ code: 'notice.not_found' })
    await app.amina.write((ctx) => showNotice(ctx, { noticeId: id, version: 2 }))
    const again = app.amina.write((ctx) => showNotice(ctx, { noticeId: id, version: 3 }))
    expect(await outcomeOf(again)).toBe('notice.already_public')
    expect((await view(id)).length).toBeGreaterThan(100)
  })

  test('of two who change one notice the second is shown what the first wrote', async () => {
    const { id } = await publish()
    const change = (title: string) =>
      app.amina.write((ctx) => changeNotice(ctx, { noticeId: id, version: 1, changes: { title } }))
    const both = await Promise.allSettled([change('Monday'), change('Tuesday')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.findIndex(({ status }) => status === 'rejected')
    const title = refused === 0 ? 'Tuesday' : 'Monday'
    const current = { title, text: 'We open again on Monday.', version: 2 }
    expect((both[refused] as PromiseRejectedResult).reason).toMatchObject({
      ...{ code: 'record.changed_meanwhile', extra: { current } },
    })
  })

  test('a replaced picture is another one, and of the earlier one no file is left', async () => {
    const { id } = await publish()
    const before = await view(id, 1)
    const replace = (bytes: Buffer, version: number) =>
      replaceNoticeImage(app.amina, { noticeId: id, place: 1, version, source: bytesOf(bytes) })
    const changed = await replace(await documentPng('New hours'), 1)
    expect(changed.version).toBe(2)
    expect(filesIn('notice-views')).toBe(0)
    expect(filesIn('notices')).toBe(2)
    expect((await view(id, 1)).equals(before)).toBe(false)
    await expect(replace(photo, 1)).rejects.toMatchObject({ code: 'record.changed_meanwhile' })
    expect(await outcomeOf(replace(Buffer.from('x'), 2))).toBe('document.unsupported')
    expect(filesIn('notices') + filesIn('.temporary')).toBe(2)
  })

  test('a removed picture leaves no file, and the other one stays', async () => {
    const { id } = await publish()
    const remove = (version: number) =>
      removeNoticeImage(app.amina, { noticeId: id, place: 1, version })
    const before = filesIn('notices')
    const changed = await remove(1)
    expect(changed).toMatchObject({ version: 2, images: [{ place: 2 }] })
    expect(filesIn('notices')).toBe(before - 1)
    await expect(remove(1)).rejects.toMatchObject({ code: 'record.changed_meanwhile' })
  })

  test('the doctor finds a missing and a corrupt picture, and nothing where all is well', async () => {
    const examine = async () => {
      const found: string[] = []
      for await (const { problem, subject } of examineNoticeFiles(app.system))
        found.push(`${problem} ${subject}`)
      return found.toSorted()
    }
    const { storage } = app.system
    const one = await publish()
    const other = await publish()
    expect(await examine()).toEqual([])
    const keyOf = async (noticeId: string) => {
      for await (const { key } of storage.list(`notices/${noticeId}/`)) return key
      throw new Error('The notice has no file')
    }
    await storage.remove(await keyOf(one.id))
    await storage.put(await keyOf(other.id), Buffer.from('other bytes'))
    expect(await examine()).toEqual([`corrupt ${other.id}`, `missing ${one.id}`])
  })

  test('the sweep removes what no row names, once it is old enough, and nothing else', async () => {
    const { id } = await publish()
    await view(id)
    const orphan = `${app.system.ids.uuid()}/${app.system.ids.uuid()}`
    await app.system.storage.put(`notices/${orphan}`, photo)
    await app.system.storage.put(`notice-views/${orphan}/1-480-jpeg`, photo)
    expect(await sweepNoticeFiles(app.system, new Date(Date.now() - 60_000))).toBe(0)
    expect(await sweepNoticeFiles(app.system, new Date(Date.now() + 1000))).toBe(2)
    expect([filesIn('notices'), filesIn('notice-views')]).toEqual([2, 1])
  })
})

test('a notice without sentences needs a title and a text', () => {
  const { error } = noticeFieldsSchema.safeParse({ title: ' ', text: '' })
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['title', 'text'])
})
