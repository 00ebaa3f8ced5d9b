import { describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints } from '#api'
import { listen, sent } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { assets } from '../site/assets.ts'
import { oldAddresses } from '../site/mount-site.ts'
import { pages } from '../site/pages.ts'
import { standardHeaders } from './arriving.ts'
import { httpServer } from './http-server.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const sample = '01990000-0000-7000-8000-000000000000'
const filled = (path: string) => path.replace(/\{(\w+)\}/g, sample)

/** Every address with the methods that it has. */
const addresses = new Map<string, string[]>()
const add = (path: string, method: string) =>
  addresses.set(path, [...(addresses.get(path) ?? []), method])
for (const { path, method } of endpoints as readonly AnyEndpoint[]) add(`/api/v1${path}`, method)
for (const { path, method } of pages) add(path, method)
for (const [from] of oldAddresses) add(from, 'GET')
for (const { url } of Object.values(assets)) add(url, 'GET')
const others = ['/healthz', '/readyz', '/api/v1/openapi.json', '/dashboard', '/dashboard/records']
for (const path of [...others, '/check/', '/dashboard/assets/x.js']) add(path, 'GET')

const allowOf = (has: readonly string[]) =>
  [...has, ...(has.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted()
const listed = (answer: Response) => answer.headers.get('allow')?.split(', ').toSorted()

describe('a method that an address does not have', async () => {
  const app = await startTestApp()

  const ask = (method: string, path: string) => app.request(filled(path), { method })

  test('is refused, at each of them, with those that it has', async () => {
    for (const [path, has] of addresses)
      for (const method of [...methods, 'PROPFIND'].filter((one) => !has.includes(one))) {
        const answer = await ask(method, path)
        const { status, headers } = answer
        expect.soft([status, listed(answer)], `${method} ${path}`).toEqual([405, allowOf(has)])
        const type = path.startsWith('/api/') ? 'problem+json' : 'text/html'
        expect.soft(headers.get('content-type'), `${method} ${path}`).toContain(type)
      }
  })

  test('OPTIONS names the methods, HEAD answers like GET without a body', async () => {
    for (const [path, has] of addresses) {
      const options = await ask('OPTIONS', path)
      expect([options.status, listed(options)], path).toEqual([204, allowOf(has)])
      if (has.includes('GET')) continue
      const head = await ask('HEAD', path)
      expect([head.status, listed(head), await head.text()], path).toEqual([405, allowOf(has), ''])
    }
    expect((await ask('HEAD', '/check')).status).toBe(200)
    expect((await ask('HEAD', '/healthz')).status).toBe(200)
  })

  test('where nothing is, no method is missing', async () => {
    for (const method of [...methods, 'HEAD', 'OPTIONS', 'PROPFIND'])
      for (const path of ['/nothing', '/api/v1/nothing', '/records'])
        expect((await ask(method, path)).status, `${method} ${path}`).toBe(404)
  })

  test('it says so as problem details, and in Bengali to people', async () => {
    const problem = await ask('DELETE', '/api/v1/lookups')
    expect(await problem.json()).toMatchObject({ code: 'route.method_not_allowed', status: 405 })
    const headers = { 'accept-language': 'bn' }
    const page = await app.request('/check', { method: 'DELETE', headers })
    expect(await page.text()).toContain('এই ঠিকানা')
  })

  test('over a socket it holds for what no browser sends, too', async () => {
    const server = httpServer(app.hono.fetch, standardHeaders('http://localhost:3000'))
    const port = await listen(server)
    const said = (line: string) =>
      sent(port, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(await said('TRACE /check')).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nallow: GET, /i)
    expect(await said('MKCOL /api/v1/records')).toMatch(/^HTTP\/1\.1 405 /)
    expect(await said('OPTIONS *')).toMatch(/^HTTP\/1\.1 (204|400|404) /)
    expect(await said('HEAD /api/v1/lookups')).toMatch(/^HTTP\/1\.1 405 /)
    server.close()
  })
})
