import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { frugalMemory } from '../cli/frugal-memory.mjs'

// The product in a process of its own: a process of tests has memory of all of them.

let product: Product
/** Evaluates an expression in the server, through Node's inspector. */
let inServer: (expression: string) => Promise<unknown>
/** A look-up that opens nothing. */
let lookup: string

beforeAll(async () => {
  const NODE_OPTIONS = `${frugalMemory.NODE_OPTIONS} --expose-gc --inspect=127.0.0.1:0`
  product = await startProduct({ env: { NODE_OPTIONS, CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  const { passportNumber } = await addRecord(product, await apiKey(product, 'admin'))
  lookup = JSON.stringify({ passportNumber, accessCode: 'AAAAA-AAAAA' })
  inServer = await inspector(/ws:\S+/.exec(product.logs('stderr'))?.[0] as string)
})
afterAll(() => product?.remove())

async function inspector(address: string): Promise<typeof inServer> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  return async (expression) => {
    const params = { expression, returnByValue: true, awaitPromise: true }
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }))
    const [{ data }] = await once(socket, 'message')
    return JSON.parse(data).result.result.value
  }
}

/** Asks from a thread of its own, so many times, four at once. */
const caller = `
const { parentPort, workerData } = require('node:worker_threads')
const { Agent, request } = require('node:http')
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const ask = ({ url, method, body }) => new Promise((resolve, reject) => {
  const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {}
  request(url, { agent, method, headers }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode))
  }).on('error', reject).end(body)
})
parentPort.on('message', async (times) => {
  const statuses = new Set()
  let left = times
  await Promise.all([1, 2, 3, 4].map(async () => {
    while (left-- > 0) statuses.add(await ask(workerData))
  }))
  parentPort.postMessage([...statuses])
})`

const rounds = 15
const requestsARound = 100
const blocks = 4
/** Bytes a request. 30 to 50 are what was seen; 1,200 to 8,000 with a shape for each request, 1,000 with a timer. */
const most = 500

test.each([
  ['a page', 'GET', '/', undefined, 200],
  ['a file for crawlers', 'GET', '/robots.txt', undefined, 200],
  ['a look-up', 'POST', '/api/v1/lookups', () => lookup, 404],
])('%s leaves nothing of its request in memory', async (_, method, path, body, status) => {
  const workerData = { url: product.url + path, method, body: body?.() }
  const worker = new Worker(caller, { eval: true, workerData })
  const ask = async () => {
    worker.postMessage(requestsARound)
    expect(await once(worker, 'message')).toEqual([[status]])
    // What two of these meet is taken for long-lived, as under load.
    await inServer(`gc({ type: 'minor' })`)
  }
  for (let round = 0; round < rounds; round += 1) await ask()
  let kept = Number.POSITIVE_INFINITY
  // Each request leaves as much in each block. What the engine compiles meanwhile, on a busy machine late, is in some.
  for (let block = 0; block < blocks && kept >= most; block += 1) {
    await inServer(`gc({ type: 'major' })`)
    const before = await longLived()
    for (let round = 0; round < rounds; round += 1) await ask()
    kept = Math.min(kept, ((await longLived()) - before) / (rounds * requestsARound))
  }
  await worker.terminate()
  expect(kept).toBeLessThan(most)
})

/** Bytes in the server that only a collection of the whole heap gives back. */
async function longLived(): Promise<number> {
  const bytes = await inServer(`process.getBuiltinModule('node:v8').getHeapSpaceStatistics()
    .find(({ space_name }) => space_name === 'old_space').space_used_size`)
  return Number(bytes)
}
