import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#api'
import { startTestApp, type TestApp } from '#test/test-app'

describe('the API over HTTP', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite', { CANDOR_URL: 'https://files.padma.example' })
  })
  afterAll(() => app.close())

  const json = async <T>(response: Response | Promise<Response>) =>
    (await (await response).json()) as T

  test('the OpenAPI document describes every endpoint, with its permission', async () => {
    const document = await json<{
      openapi: string
      paths: Record<string, Record<string, { 'x-permission': string }>>
    }>(app.request('/api/v1/openapi.json'))
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, operation]) => `${method.toUpperCase()} ${path} ${operation['x-permission']}`,
      ),
    )
    expect(described.toSorted()).toEqual(
      endpoints.map(({ method, path, permission }) => `${method} ${path} ${permission}`).toSorted(),
    )
    expect(JSON.stringify(document)).not.toContain('~standard')
  })

  test('a generator finds a name and a refusal for each call, and the licence', async () => {
    const { info, paths } = await json<{
      info: { license: { identifier: string } }
      paths: Record<string, Record<string, { operationId: string; responses: object }>>
    }>(app.request('/api/v1/openapi.json'))
    expect(info.license.identifier).toBe('AGPL-3.0-or-later')
    const calls = Object.values(paths).flatMap((path) => Object.values(path))
    const names = calls.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(calls.length)
    expect(names).toContain('getRecordsByIdDocuments')
    const silent = calls.filter(
      ({ responses }) => !Object.keys(responses).some((s) => s[0] === '4'),
    )
    expect(silent).toEqual([])
  })

  test('each summary can be read alone', async () => {
    const { paths } = await json<{ paths: Record<string, Record<string, { summary: string }>> }>(
      app.request('/api/v1/openapi.json'),
    )
    const summaries = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ summary }) => summary),
    )
    expect(summaries).toHaveLength(endpoints.length)
    expect(summaries.filter((summary) => /^The same\b/.test(summary))).toEqual([])
    expect(summaries).toEqual([...new Set(summaries)])
  })

  test('it says that each answer has the id of its request', async () => {
    const { paths, components } = await json<{
      paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>
      components: { headers: object }
    }>(app.request('/api/v1/openapi.json'))
    expect(components.headers).toHaveProperty('RequestId')
    const without = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.entries(responses)
          .filter(([, { headers = {} }]) => !Object.hasOwn(headers, 'X-Request-Id'))
          .map(([status]) => `${method} ${path} ${status}`),
      ),
    )
    expect(without).toEqual([])
  })

  test('it says by what a file opens, what an upload takes, and which widths there are', async () => {
    const { paths, components } = await json<{
      paths: Record<string, Record<string, Record<string, unknown>>>
      components: { securitySchemes: Record<string, object> }
    }>(app.request('/api/v1/openapi.json'))
    const image = paths['/documents/{id}/image']?.get
    const ways = ['viewing', 'viewingCookie', 'sharedCookie', 'apiKey', 'session']
    expect(image?.security).toEqual(ways.map((way) => ({ [way]: [] })))
    expect(Object.keys(components.securitySchemes).toSorted()).toEqual(ways.toSorted())
    expect(components.securitySchemes).toMatchObject({
      session: { name: '__Host-session' },
      viewingCookie: { name: '__Host-viewing' },
      sharedCookie: { name: '__Host-shared' },
    })
    const width = {
      name: 'width',
      schema: expect.objectContaining({ enum: [240, 480, 720, 960, 1600] }),
    }
    expect(image?.parameters).toContainEqual(expect.objectContaining(width))
    expect(paths['/records/{id}/documents/{kind}']?.put).toMatchObject({
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'X-File-Name' })]),
      requestBody: {
        content: { 'application/octet-stream': {}, 'multipart/form-data': expect.any(Object) },
      },
    })
  })

  test('the same stands on pages', async () => {
    const page = await app.request('/api/v1/docs')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('href="/api/v1/docs/lookups"')
    const part = await (await app.request('/api/v1/docs/lookups')).text()
    expect(part).toContain('POST /lookups')
    expect(part).toContain('lookup.no_data_found')
  })
})
