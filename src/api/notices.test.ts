import { describe, expect, test } from 'vitest'
import { formOf } from '#test/form'
import { documentPng, exifCanary, phonePhotoJpeg } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'

interface Notice {
  id: string
  images: { imageUrl: string }[]
}

describe('notices over the API', async () => {
  const app = await startTestApp()
  const key = await app.key('admin')
  // Larger than 1 MiB, as a phone makes them: only uploads may be.
  const photo = await phonePhotoJpeg({ width: 4400, height: 3300 })
  expect(photo.length).toBeGreaterThan(1024 * 1024)
  const pictures: Buffer[] = [photo, await documentPng()]

  const publish = (files: readonly Buffer[], words: Record<string, string> = {}) => {
    const body = formOf({ title: 'Eid', text: 'Closed.', ...words }, files, 'images')
    return app.told('POST', '/notices', { key, body })
  }
  const statusOf = async (path: string, by?: string) =>
    (await app.call('GET', path, by === undefined ? {} : { key: by })).status

  test('an admin publishes, everybody reads and sees, an admin deletes', async () => {
    const { status, ...notice } = await publish(pictures)
    expect(status).toBe(201)
    const seen: Notice = await app.json('GET', `/notices/${notice.id}`)
    expect(notice).toMatchObject(seen)
    // Who wrote it, and what became of it, is for the admins.
    expect(Object.keys(seen).toSorted()).toEqual([
      ...['id', 'images', 'language', 'publishedAt', 'sentences', 'text', 'texts', 'title'],
      ...['translations', 'version'],
    ])
    expect(await app.json('GET', '/notices')).toMatchObject({ notices: [seen] })
    const image = await app.request(`${notice.images[0]?.imageUrl}?width=480`, {
      headers: { accept: 'image/webp,*/*' },
    })
    expect(image.headers.get('content-type')).toBe('image/webp')
    expect(image.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(Buffer.from(await image.arrayBuffer()).toString('latin1')).not.toContain(exifCanary)
    expect((await app.call('DELETE', `/notices/${notice.id}`, { key })).status).toBe(204)
    expect((await app.request(`${notice.images[0]?.imageUrl}`)).status).toBe(404)
    expect(await statusOf(`/notices/${notice.id}`)).toBe(404)
  })

  test('a draft is for admins: read, seen, changed, given another picture, published, withdrawn', async () => {
    const { id } = await publish(pictures, { draft: 'yes' })
    expect(await statusOf(`/notices/${id}`)).toBe(404)
    expect(await statusOf(`/notices/${id}/images/1`)).toBe(404)
    const image = `/managed-notices/${id}/images/1?width=480`
    expect([await statusOf(image, key), await statusOf(image)]).toEqual([200, 401])
    const at = (method: string, path: string, version: number, body?: object) =>
      app.told(method, `/notices/${id}${path}`, { key, version, body })
    const title = { title: 'Eid Mubarak' }
    expect(await at('PATCH', '', 1, title)).toMatchObject({ ...title, text: 'Closed.' })
    const stale = await at('PATCH', '', 1, title)
    expect(stale).toMatchObject({ status: 409, current: { ...title, version: 2 } })
    const replaced = await at('PUT', '/images/2', 2, new Uint8Array(photo))
    expect(replaced).toMatchObject({ version: 3 })
    expect(await at('POST', '/publish', 3)).toMatchObject({ state: 'public' })
    expect(await statusOf(`/notices/${id}`)).toBe(200)
    await at('POST', '/withdraw', 4)
    expect(await statusOf(`/notices/${id}`)).toBe(404)
    const list = await app.json('GET', '/managed-notices', { key })
    expect(list).toMatchObject({ notices: [{ id, state: 'withdrawn' }] })
  })

  test('a third picture is refused; none is fine, and an empty file is none', async () => {
    const [, small] = pictures as [Buffer, Buffer]
    expect((await publish([small, small, small])).code).toBe('notice.too_many_images')
    for (const files of [[], [Buffer.alloc(0)]])
      expect(await publish(files)).toMatchObject({ images: [] })
  })

  test('what is no form, or half of one, is unreadable and no defect of ours', async () => {
    const send = (type: string, body: string) =>
      app.request('/api/v1/notices', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': type },
        body,
      })
    expect((await send('application/json', '{}')).status).toBe(422)
    expect((await send('multipart/form-data; boundary=x', '--x\r\nhalf')).status).toBe(422)
  })
})
