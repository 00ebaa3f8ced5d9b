import { describe, expect, test } from 'vitest'
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

  function form(files: readonly Buffer[], words: Record<string, string> = {}): FormData {
    const body = new FormData()
    for (const [name, value] of Object.entries({ title: 'Eid', text: 'Closed.', ...words }))
      body.set(name, value)
    for (const bytes of files) body.append('images', new File([new Uint8Array(bytes)], 'a.jpg'))
    return body
  }
  const publish = async (body: FormData) => {
    // As a browser sends it: with its length.
    const whole = new Response(body)
    const bytes = await whole.arrayBuffer()
    return app.request('/api/v1/notices', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': whole.headers.get('content-type') as string,
        'content-length': String(bytes.byteLength),
      },
      body: bytes,
    })
  }

  test('an admin publishes, everybody reads and sees, an admin deletes', async () => {
    const published = await publish(form(pictures))
    expect(published.status).toBe(201)
    const notice = (await published.json()) as Notice
    const seen = (await app.json('GET', `/notices/${notice.id}`)) as Notice
    expect(notice).toMatchObject(seen)
    // Who wrote it, and what became of it, is for the admins.
    expect(Object.keys(seen).sort()).toEqual(
      [
        'id',
        'images',
        'language',
        'publishedAt',
        'sentences',
        'text',
        'texts',
        'title',
        'translations',
        'version',
      ].sort(),
    )
    expect(await app.json('GET', '/notices')).toMatchObject({ notices: [seen] })
    const image = await app.request(`${notice.images[0]?.imageUrl}?width=480`, {
      headers: { accept: 'image/webp,*/*' },
    })
    expect(image.headers.get('content-type')).toBe('image/webp')
    expect(image.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(Buffer.from(await image.arrayBuffer()).toString('latin1')).not.toContain(exifCanary)
    expect((await app.call('DELETE', `/notices/${notice.id}`, { key })).status).toBe(204)
    expect((await app.request(`${notice.images[0]?.imageUrl}`)).status).toBe(404)
    expect((await app.call('GET', `/notices/${notice.id}`)).status).toBe(404)
  })

  test('a draft is for admins: read, seen, changed, given another picture, published, withdrawn', async () => {
    const made = await publish(form(pictures, { draft: 'yes' }))
    const { id } = (await made.json()) as Notice
    expect((await app.call('GET', `/notices/${id}`)).status).toBe(404)
    expect((await app.request(`/api/v1/notices/${id}/images/1`)).status).toBe(404)
    const headers = { authorization: `Bearer ${key}` }
    const image = `/api/v1/managed-notices/${id}/images/1?width=480`
    expect((await app.request(image, { headers })).status).toBe(200)
    expect((await app.request(image)).status).toBe(401)
    const change = (version: number) =>
      app.call('PATCH', `/notices/${id}`, { key, version, body: { title: 'Eid Mubarak' } })
    expect(await (await change(1)).json()).toMatchObject({ title: 'Eid Mubarak', text: 'Closed.' })
    const stale = await change(1)
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({ current: { title: 'Eid Mubarak', version: 2 } })
    const replaced = await app.request(`/api/v1/notices/${id}/images/2`, {
      method: 'PUT',
      headers: { ...headers, 'if-match': '"2"' },
      body: new Uint8Array(pictures[0] as Buffer),
    })
    expect(await replaced.json()).toMatchObject({ version: 3 })
    const publishing = await app.call('POST', `/notices/${id}/publish`, { key, version: 3 })
    expect(await publishing.json()).toMatchObject({ state: 'public' })
    expect((await app.call('GET', `/notices/${id}`)).status).toBe(200)
    await app.call('POST', `/notices/${id}/withdraw`, { key, version: 4 })
    expect((await app.call('GET', `/notices/${id}`)).status).toBe(404)
    const list = await app.call('GET', '/managed-notices', { key })
    expect(await list.json()).toMatchObject({ notices: [{ id, state: 'withdrawn' }] })
  })

  test('a third picture is refused; none is fine, and an empty file is none', async () => {
    const [, small] = pictures as [Buffer, Buffer]
    const refused = await publish(form([small, small, small]))
    expect(await refused.json()).toMatchObject({ code: 'notice.too_many_images' })
    for (const files of [[], [Buffer.alloc(0)]])
      expect(await (await publish(form(files))).json()).toMatchObject({ images: [] })
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
