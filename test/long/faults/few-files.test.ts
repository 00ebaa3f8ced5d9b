import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionsThatFit } from '#server/http-server'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let key: string
let most: number
const openFiles = 64
beforeAll(async () => {
  product = await startProduct({ openFiles })
  await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  most = answeredAtOnce()
})
afterAll(() => product.remove())

/**
 * What a connection got until it ended or was idle for a while.
 * @param rest until then its request is under way
 */
async function ask(sockets: Socket[], rest: Promise<unknown> = Promise.resolve()): Promise<string> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  sockets.push(socket)
  let got = ''
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => resolve()).on('close', () => resolve())
    socket.on('data', (bytes) => {
      got += bytes
      if (got.endsWith('ok')) resolve()
    })
  })
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n')
  void rest.then(() => socket.write('\r\n'))
  await Promise.race([ended, pause(15_000)])
  return got.split('\r\n')[0] ?? ''
}

/** The same of many whose requests are all under way until one is refused: idle ones would make room. */
function askAtOnce(sockets: Socket[], count: number): Promise<string[]> {
  const { promise: isFull, resolve: full } = Promise.withResolvers<void>()
  const asked = Array.from({ length: count }, () => ask(sockets, isFull))
  for (const one of asked) void one.then(() => full())
  return Promise.all(asked)
}

/**
 * How many connections at once are each answered: those that are served, and as many that are
 * refused. Two fewer, since the server may have had more files open when it counted.
 */
function answeredAtOnce(): number {
  const open = readdirSync(`/proc/${product.pid}/fd`).length
  return 2 * connectionsThatFit(openFiles, open) - 2
}

const ok = 'HTTP/1.1 200 OK'
const refused = 'HTTP/1.1 503 Service Unavailable'

test('twice as many connections as are served are each answered, and none is reset', async () => {
  const answers: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const sockets: Socket[] = []
    answers.push(...(await askAtOnce(sockets, most)))
    for (const socket of sockets) socket.destroy()
    // Longer than it takes until those that were refused are closed.
    await pause(500)
  }
  expect(new Set(answers)).toEqual(new Set([ok, refused]))
})

test('whoever comes is served while others only keep their connections for later', async () => {
  const sockets: Socket[] = []
  const answers: string[] = []
  for (let nth = 0; nth < 2 * most; nth += 1) answers.push(await ask(sockets))
  expect(new Set(answers)).toEqual(new Set([ok]))
  for (const socket of sockets) socket.destroy()
})

test('what is acknowledged of sixty uploads at a time is stored, and nothing is a defect', async () => {
  const records: { id: string }[] = []
  while (records.length < 10) records.push(await addRecord(product, key))
  const document = new Uint8Array(await documentPng('one'))
  const headers = { authorization: `Bearer ${key}` }
  const upload = (nth: number) => {
    const id = records[nth % 10]?.id
    const kind = ['visa-paper', 'job-offer', 'passport', 'photo', 'medical-form', 'contract'][
      nth % 6
    ]
    const path = `${product.url}/api/v1/records/${id}/documents/${kind}`
    return fetch(path, { method: 'PUT', headers, body: document }).then(
      async (answer) => [answer.status, (await answer.json().catch(() => ({}))) as { id?: string }],
      () => [0, {}],
    ) as Promise<[number, { id?: string }]>
  }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, nth) => upload(nth)))
  const statuses = new Set(answers.map(([status]) => status))
  // 0: as above, sixty connections at once are more than can be answered.
  expect([...statuses].filter((status) => ![0, 200, 404, 503].includes(status))).toEqual([])
  for (const [status, { id }] of answers) {
    if (status !== 200) continue
    // Connections that still close may leave no room for this one.
    const original = async () => {
      const answer = await fetch(`${product.url}/api/v1/documents/${id}/original`, { headers })
      return answer.status === 503 ? 503 : (await answer.arrayBuffer()).byteLength
    }
    await expect.poll(original).toBe(document.byteLength)
  }
  expect((await product.command(['doctor'])).stdout).toContain('All is well')
})
