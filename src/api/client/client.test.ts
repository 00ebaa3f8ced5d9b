import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'
import { call, Problem } from './index.ts'

describe('a call over a connection that breaks', () => {
  const app = forEachTest(async () => {
    const app = await startTestApp()
    return { ...app, admin: await app.key('admin') }
  })
  /** How many of the next answers are lost on their way back. */
  let lost = 0
  let keys: (string | null)[] = []

  beforeEach(() => {
    keys = []
    // The pauses between tries, without their length.
    const { setTimeout: later } = globalThis
    vi.stubGlobal('setTimeout', (run: () => void) => later(run, 0))
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      keys.push(headers.get('idempotency-key'))
      headers.set('authorization', `Bearer ${app.admin}`)
      const answer = await app.request(path, { ...init, headers })
      if (lost === 0) return answer
      lost -= 1
      throw new TypeError('fetch failed')
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const recordCount = async () => (await app.json('GET', '/records', { key: app.admin })).total

  test('is made again by itself under the same key, and the first answer arrives', async () => {
    lost = 2
    const record = await call('POST /records', { body: candidate() })
    expect(record.state).toBe('approved')
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(await recordCount()).toBe(1)
  })

  test('made again by hand it is still the same action; once answered, it is another', async () => {
    const body = candidate()
    lost = 4
    await expect(call('POST /records', { body })).rejects.toMatchObject({ status: 0 })
    await call('POST /records', { body })
    expect(new Set(keys).size).toBe(1)
    expect(await recordCount()).toBe(1)
    const again = call('POST /records', { body })
    await expect(again).rejects.toMatchObject({ code: 'record.passport_taken' })
    expect(new Set(keys).size).toBe(2)
  })

  test('what takes no key is not made again', async () => {
    lost = 1
    const body = { passportNumber: 'BX0123456' }
    await expect(call('POST /passport-checks', { body })).rejects.toBeInstanceOf(Problem)
    expect(keys).toEqual([null])
  })
})
