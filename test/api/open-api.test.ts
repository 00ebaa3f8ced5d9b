import { describe, expect, test } from 'vitest'
import { endpoints } from '#api'
import { startTestApp } from '#test/test-app'

describe('the API over HTTP', async () => {
  const app = await startTestApp('sqlite', { CANDOR_URL: 'https://files.padma.example' })

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

  test('the same stands on pages', async () => {
    const page = await app.request('/api/v1/docs')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('href="/api/v1/docs/lookups"')
    const part = await (await app.request('/api/v1/docs/lookups')).text()
    expect(part).toContain('POST /lookups')
    expect(part).toContain('lookup.no_data_found')
  })
})
