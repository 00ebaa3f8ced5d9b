import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#api'
import { pagesWithFile } from '#site'
import { startTestApp } from '#test/test-app'
import { pages } from '../site/pages.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const key = await app.key('admin')

const bytes = new Uint8Array(1024 * 1024 + 1)
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const filled = (path: string) => path.replaceAll(/\{[^}]+\}/g, id)
const form = new FormData()
form.set('photo', new File([bytes], 'a.jpg'))
const asForm = new Response(form)
const formType = asForm.headers.get('content-type') ?? ''
const formBytes = asForm.arrayBuffer()

async function send(method: string, path: string, isForm: boolean) {
  const body = isForm ? await formBytes : bytes
  const headers = {
    authorization: path.startsWith('/api/') ? `Bearer ${key}` : '',
    'content-type': isForm ? formType : 'application/octet-stream',
    'content-length': String(body.byteLength),
  }
  return app.request(path, { method, headers, body })
}

test('an endpoint or a form with a file takes more than 1 MiB, nothing else does', async () => {
  for (const { method, path, accepts } of endpoints) {
    if (method === 'GET') continue
    const answer = await send(method, `/api/v1${filled(path)}`, typeof accepts === 'object')
    const isRefused = (await answer.text()).includes('request.too_large')
    expect.soft(isRefused, `${method} ${path}`).toBe(accepts === undefined)
  }
  for (const path of pagesWithFile)
    expect.soft((await send('POST', path, true)).status, path).not.toBe(413)
  for (const { method, path } of pages)
    if (method === 'POST' && !pagesWithFile.has(path))
      expect.soft((await send(method, filled(path), true)).status, path).toBe(413)
})

test('every page that reads a file out of its form says that it does', () => {
  const folder = join(import.meta.dirname, '../site')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = files
    // What came too late is read as its page, which says so, would have read it.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^site-page-for/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
  const uses = read.filter(({ text }) => /await formWithFile\(/.test(text))
  expect(uses.length).toBeGreaterThan(3)
  for (const { file, text } of uses)
    expect(count(text, /bringsFile: true/g), file).toBeGreaterThanOrEqual(
      count(text, /await formWithFile\(/g),
    )
})
