import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPgBouncer, startPgBouncer } from '#test/pgbouncer'
import { freshPostgres } from '#test/postgres'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

describe.skipIf(!hasPgBouncer)('a whole Candor behind PgBouncer in transaction mode', () => {
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
  let product: Product
  let key: string
  beforeAll(async () => {
    bouncer = await startPgBouncer(await freshPostgres())
    product = await startProduct({
      env: { CANDOR_DATABASE_URL: bouncer.url, CANDOR_RAISED_LIMITS: '127.0.0.1,::1' },
    })
    await setUpProduct(product)
    key = await apiKey(product, 'admin', 'candidates')
  }, 120_000)
  afterAll(async () => {
    await product?.remove()
    await bouncer?.stop()
  })

  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${product.url}/api/v1${path}`, init)
    return { status: answer.status, body: await answer.json() }
  }

  test('takes entries from many at once, and a candidate looks each of them up', async () => {
    const entered = await Promise.all(Array.from({ length: 12 }, () => addRecord(product, key)))
    const looked = entered.map(async ({ id, passportNumber }) => {
      const { body } = await post(`/records/${id}/access-code`, {}, key)
      const { accessCode } = body
      return post('/lookups', { passportNumber, accessCode })
    })
    for (const { status, body } of await Promise.all(looked))
      expect([status, body]).toMatchObject([200, { viewing: { token: expect.any(String) } }])
    const wrong = { passportNumber: entered[0]?.passportNumber, accessCode: 'AAAA-AAAA-AAAA' }
    expect(await post('/lookups', wrong)).toMatchObject({ body: { code: 'lookup.no_data_found' } })
  }, 60_000)

  test('seals what happened, and doctor is content', async () => {
    const sealed = async () =>
      Number((await (await fetch(`${product.url}/log/checkpoint`)).text()).split('\n')[1])
    const before = await sealed()
    await addRecord(product, key)
    await expect.poll(sealed, { timeout: 10_000 }).toBeGreaterThan(before)
    const { code, stdout } = await product.command(['doctor'])
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^All is well/)])
  }, 60_000)
})
