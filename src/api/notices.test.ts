import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exifCanary, paperPng, phonePhotoJpeg } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'

interface Notice {
  id: string
  images: { imageUrl: string }[]
}

describe('notices over the API', () => {
  let app: TestApp
  let key: string
  let pictures: Buffer[]
  beforeAll(async () => {
    app = await startTestApp()
    key = await app.key('admin')
    // Larger than 1 MiB, as a phone makes them: only uploads may be.
    const photo = await phonePhotoJpeg({ width: 4400, height: 3300 })
    expect(photo.length).toBeGreaterThan(1024 * 1024)
    pictures = [photo, await paperPng()]
  })
  afterAll(() => app.close())

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
    expect(await (await app.call('GET', '/notices')).json()).toMatchObject({ notices: [notice] })
    expect(await (await app.call('GET', `/notices/${notice.id}`)).json()).toEqual(notice)
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

  test('"Both images are required", also where a form sends an empty file', async () => {
    for (const files of [[], [pictures[1]], [pictures[1], Buffer.alloc(0)]] as Buffer[][]) {
      const refused = await publish(form(files))
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({
        code: 'notice.images_required',
        title: 'Both images are required',
        fields: [{ path: 'images', message: 'Both images are required' }],
      })
    }
  })

  test('everything that is missing is said at once', async () => {
    const refused = await publish(form([], { title: ' ', text: '' }))
    expect(await refused.json()).toMatchObject({
      code: 'request.invalid',
      fields: [
        { path: 'title', message: 'Title is required' },
        { path: 'text', message: 'Text is required' },
        { path: 'images', message: 'Both images are required' },
      ],
    })
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

  test('more than two files of 15 MiB are not even read', async () => {
    const refused = await app.request('/api/v1/notices', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(31 * 1024 * 1024),
      },
      body: 'x',
    })
    expect(refused.status).toBe(413)
  })
})
