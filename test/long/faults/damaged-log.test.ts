import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { documentPng } from '#test/phone-photos'
import {
  addRecord,
  apiKey,
  headKept,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

// What a damaged log cost is told everywhere but to the load balancer, and what is left of it can be put back.

let product: Product
let key: string
const entered: { id: string; reference: string }[] = []

beforeEach(async () => {
  product = await startProduct()
  await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  await headKept(product)
  // What is there now is in the database file, and not only in its log.
  await product.restart()
  entered.length = 0
  for (let n = 0; n < 12; n += 1) {
    const record = await addRecord(product, key)
    const path = `/records/${record.id}/documents/work-permit`
    await callApi(product, key, ['PUT', path], await documentPng(record.reference))
    entered.push(record)
  }
})
afterEach(() => product?.remove())

/** Ends the server without notice, does something to the log, and starts it again. */
async function killed(change: (log: string) => void): Promise<void> {
  await product.kill()
  change(`${product.databaseUrl}-wal`)
  await product.restart()
}

const lost = () => callApi(product, key, ['GET', '/losses'])
const ready = async () => (await fetch(`${product.url}/readyz`)).status
const doctor = async () => (await product.run(['doctor'])).stdout
const onFile = async () =>
  (await callApi(product, key, ['GET', '/records?pageSize=100'])).records.length

describe('a log of the database that is damaged', () => {
  test('in its middle is told, and its scans are put back', async () => {
    await killed((log) => {
      const bytes = readFileSync(log)
      const at = Math.floor(bytes.length / 2)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      writeFileSync(log, bytes)
    })
    expect(await ready()).toBe(200)
    expect(product.logs()).toContain('The log of the database was damaged')
    expect(await onFile()).toBeLessThan(entered.length)
    await expect.poll(async () => (await lost()).losses.length, { timeout: 30_000 }).toBe(2)
    const { losses, scans } = await lost()
    expect(losses).toMatchObject([
      { kind: 'log', writes: expect.any(Number), since: expect.any(String) },
      { kind: expect.stringMatching(/scans|head/) },
    ])
    expect(await doctor()).toMatch(
      /^Losses: the log of the database was damaged .* is likely gone/m,
    )
    const overview = await callApi(product, key, ['GET', '/overview'])
    expect(overview.losses).toBe(2)
    expect(scans.length).toBeGreaterThan(0)
    const { records } = await callApi(product, key, ['GET', '/records'])
    for (const { id, recordId, isReadable } of scans) {
      if (!isReadable) continue
      const path = `/waiting-scans/${recordId}/${id}` as const
      await callApi(product, key, ['GET', `${path}/image`])
      const body = { recordId: records[0].id, kind: 'job-offer' }
      await callApi(product, key, ['POST', `${path}/put-back`], body)
    }
    for (const { id } of losses) await callApi(product, key, ['DELETE', `/losses/${id}`])
    expect((await lost()).losses).toEqual([])
    expect(await doctor()).not.toMatch(/^Losses/m)
  })

  test('without its end is told by its head and its scans', async () => {
    await killed((log) => truncateSync(log, Math.floor(readFileSync(log).length / 2)))
    expect(await ready()).toBe(200)
    expect(await onFile()).toBeLessThan(entered.length)
    await expect.poll(async () => (await lost()).losses.length, { timeout: 30_000 }).toBe(1)
    expect(await doctor()).toMatch(/^Losses: at /m)
    expect((await lost()).scans.length).toBeGreaterThan(0)
  })

  test('not at all says nothing', async () => {
    await killed(() => {})
    expect(await onFile()).toBe(entered.length)
    expect(await lost()).toEqual({ losses: [], scans: [] })
    expect(await doctor()).toMatch(/^All is well/m)
  })
})
