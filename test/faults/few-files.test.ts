import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperPng } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let key: string
beforeAll(async () => {
  product = await startProduct({ openFiles: 64 })
  await setUpProduct(product)
  key = await apiKey(product, 'admin')
})
afterAll(() => product.remove())

/** What a connection got until it ended or was idle for a while. */
async function ask(sockets: Socket[]): Promise<string> {
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
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await Promise.race([ended, pause(15_000)])
  return got.split('\r\n')[0] ?? ''
}

test('a hundred connections at a process with 64 files are served or refused, and all is well after', async () => {
  const sockets: Socket[] = []
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(sockets)))
  expect(answers.filter((line) => line === 'HTTP/1.1 200 OK').length).toBeGreaterThan(0)
  const refused = 'HTTP/1.1 503 Service Unavailable'
  expect(answers.filter((line) => line === refused).length).toBeGreaterThan(0)
  const others = answers.filter((line) => !['HTTP/1.1 200 OK', refused, ''].includes(line))
  expect(others).toEqual([])
  for (const socket of sockets) socket.destroy()
  const isBack = () =>
    fetch(`${product.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isBack).toBe(true)
})

test('what is acknowledged of sixty uploads at a time is stored, and nothing is a defect', async () => {
  const records: { id: string }[] = []
  while (records.length < 10) records.push(await addRecord(product, key))
  const paper = new Uint8Array(await paperPng('one'))
  const headers = { authorization: `Bearer ${key}` }
  const upload = (nth: number) => {
    const id = records[nth % 10]?.id
    const kind = ['visa-paper', 'job-offer', 'passport', 'photo', 'medical-form', 'contract'][
      nth % 6
    ]
    const path = `${product.url}/api/v1/records/${id}/documents/${kind}`
    return fetch(path, { method: 'PUT', headers, body: paper }).then(
      async (answer) => [answer.status, (await answer.json().catch(() => ({}))) as { id?: string }],
      () => [0, {}],
    ) as Promise<[number, { id?: string }]>
  }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, nth) => upload(nth)))
  const statuses = new Set(answers.map(([status]) => status))
  expect([...statuses].filter((status) => ![0, 200, 404, 503].includes(status))).toEqual([])
  for (const [status, { id }] of answers) {
    if (status !== 200) continue
    // Connections that still close may leave no room for this one.
    const original = async () => {
      const answer = await fetch(`${product.url}/api/v1/documents/${id}/original`, { headers })
      return answer.status === 503 ? 503 : (await answer.arrayBuffer()).byteLength
    }
    await expect.poll(original).toBe(paper.byteLength)
  }
  expect((await product.run(['doctor'])).stdout).toContain('All is well')
})
