import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import {
  openSmallPictures,
  selectDocument,
  uploadDocuments,
  withholdDocument,
} from '#modules/documents'
import { approvedRecord } from '#test/candidates'
import { documentPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp()
const key = await app.key('admin')
const photo = await phonePhotoJpeg({ width: 800, height: 600 })
const within = { timeout: 20_000 }
const markOf = async () => 'Copy held by Padma'

async function kept(recordId: string): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of app.system.storage.list(`derivatives/${recordId}/`))
    names.push(key.replace(/^.*\/[0-9a-f]{16}-/, ''))
  return names.toSorted()
}
const put = async (recordId: string, kind: string, body: Uint8Array) =>
  (await app.json('PUT', `/records/${recordId}/documents/${kind}`, { key, body })).id as string

test('with an upload its tile is drawn, and of a photo the face for the list of staff', async () => {
  const { id } = await approvedRecord(app)
  const photoId = await put(id, 'photo', photo)
  await vi.waitFor(
    async () => expect(await kept(id)).toEqual(['1-160-webp', '1-64-webp-square']),
    within,
  )
  const shown = await app.call('GET', `/documents/${photoId}/face`, { key })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(shown.headers.get('cache-control')).toBe('private, max-age=86400')
  const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([width, height]).toEqual([64, 64])
  const tile = await app.request(`/api/v1/documents/${photoId}/image?width=160`, {
    headers: { authorization: `Bearer ${key}`, accept: 'image/webp' },
  })
  const small = await sharp(Buffer.from(await tile.arrayBuffer())).metadata()
  expect([small.format, small.width]).toEqual(['webp', 160])
})

test('a list never draws: while there is no face, it is not found', async () => {
  const { id } = await approvedRecord(app)
  const as = app.as(people.amina)
  async function* source() {
    yield photo
  }
  const uploads = [{ kind: 'photo' as const, originalName: 'a.jpg', source: source() }]
  const [uploaded] = await uploadDocuments(as, { recordId: id, uploads })
  const documentId = uploaded?.status === 'fulfilled' ? uploaded.value.id : ''
  const asked = () => app.call('GET', `/documents/${documentId}/face`, { key })
  expect((await asked()).status).toBe(404)
  expect(await kept(id)).toEqual([])
  // What an import brought, and what was there before, is drawn afterwards.
  const small = openSmallPictures(app.system, markOf)
  await small.work()
  expect((await asked()).status).toBe(200)
  expect(await kept(id)).toEqual(['1-160-webp', '1-64-webp-square'])
  const render = vi.spyOn(app.runtime.images, 'render')
  await small.work()
  expect(render).not.toHaveBeenCalled()
  render.mockRestore()
})

test('a withheld document gets no small picture, nor does one that was replaced', async () => {
  const { id } = await approvedRecord(app)
  const first = await put(id, 'visa-paper', threePagePdf())
  await vi.waitFor(async () => expect(await kept(id)).toEqual(['1-160-webp']), within)
  await app.system.write(async (ctx) => {
    const document = await selectDocument(ctx.tx, first)
    if (document) await withholdDocument(ctx, document)
  })
  const other = await put(id, 'ticket', await documentPng('Ticket'))
  await vi.waitFor(async () => expect(await kept(id)).toHaveLength(2), within)
  for await (const item of app.system.storage.list(`derivatives/${id}/`))
    await app.system.storage.remove(item.key)
  await openSmallPictures(app.system, markOf).work()
  const drawn: string[] = []
  for await (const item of app.system.storage.list(`derivatives/${id}/`)) drawn.push(item.key)
  expect(drawn.map((key) => key.split('/')[2])).toEqual([other])
})

test('faces are for staff, and of a photo alone', async () => {
  const { id } = await approvedRecord(app)
  const ticket = await put(id, 'ticket', await documentPng('Ticket'))
  await vi.waitFor(async () => expect(await kept(id)).toHaveLength(1), within)
  expect((await app.call('GET', `/documents/${ticket}/face`, { key })).status).toBe(404)
  expect((await app.call('GET', `/documents/${ticket}/face`)).status).toBe(401)
  const student = await app.key('student')
  expect((await app.call('GET', `/documents/${ticket}/face`, { key: student })).status).toBe(403)
})
