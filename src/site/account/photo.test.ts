import { beforeEach, expect, test } from 'vitest'
import { phonePhotoJpeg } from '#test/phone-photos'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
let cookie: string
beforeEach(async () => {
  app = await startTestApp()
  cookie = await app.signIn(adminCredentials.email)
})

const own = { 'sec-fetch-site': 'same-origin' }
async function send(file: Buffer | string | null) {
  const body = new FormData()
  if (file !== null) body.set('photo', new File([new Uint8Array(Buffer.from(file))], 'me.jpg'))
  return app.request('/account/photo', { method: 'POST', headers: { ...own, cookie }, body })
}
const who = async () =>
  (await app.call('GET', '/session', { cookie })).json() as Promise<{
    id: string
    hasPhoto: boolean
  }>
const photo = async () => app.call('GET', `/accounts/${(await who()).id}/photo`, { cookie })
const bytesOf = async () => Buffer.from(await (await photo()).arrayBuffer())
const red = () => phonePhotoJpeg({ width: 800, height: 600, label: 'One' })

test('a photo is added, replaced and removed, and the page shows it', async () => {
  expect((await send(await red())).headers.get('location')).toBe('/account')
  const first = await bytesOf()
  const page = await (await app.request('/account', { headers: { cookie } })).text()
  expect(page).toContain(`/api/v1/accounts/${(await who()).id}/photo`)
  await send(await phonePhotoJpeg({ width: 700, height: 900, label: 'Two' }))
  expect((await bytesOf()).equals(first)).toBe(false)
  await app.request('/account/photo/remove', { method: 'POST', headers: { ...own, cookie } })
  expect((await who()).hasPhoto).toBe(false)
  expect((await photo()).status).toBe(404)
})

test('the API does the same, for people and not for keys', async () => {
  const put = (headers: Record<string, string>, body: Uint8Array) =>
    app.request('/api/v1/my/photo', { method: 'PUT', headers, body: new Uint8Array(body) })
  expect((await put({ ...own, cookie }, await red())).status).toBe(204)
  expect((await who()).hasPhoto).toBe(true)
  // What follows a picture's end is no part of it: a phone's photo is larger than a JSON body may be.
  const ofPhone = Buffer.concat([await red(), Buffer.alloc(2 * 1024 * 1024)])
  expect((await put({ ...own, cookie }, ofPhone)).status).toBe(204)
  const tooLarge = await put({ ...own, cookie }, new Uint8Array(5 * 1024 * 1024 + 1))
  expect(await tooLarge.json()).toMatchObject({ status: 413, code: 'document.too_large' })
  const key = await put({ authorization: `Bearer ${await app.key('admin')}` }, await red())
  expect(await key.json()).toMatchObject({ code: 'account.not_a_person' })
  const removed = await app.request('/api/v1/my/photo', {
    method: 'DELETE',
    headers: { ...own, cookie },
  })
  expect(removed.status).toBe(204)
  expect((await who()).hasPhoto).toBe(false)
})
