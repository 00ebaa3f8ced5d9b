// The load, a process of its own: keep-alive connections, each sending the next request after an answer.
// autocannon costs about as much for an answer as the bare baseline, so on one core it would measure
// itself; this client costs a fraction of that.
import { connect } from 'node:net'
import type { Asked, Attack, LoadResult } from './load-messages.ts'

const lastChunk = Buffer.from('0\r\n\r\n')
let prepared: Buffer[] = []

process.on('message', (message: Asked) => {
  if ('requests' in message) {
    prepared = message.requests.map((text) => Buffer.from(text, 'latin1'))
    process.send?.('prepared')
    return
  }
  void attack(message).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())

async function attack({ ports, connections, milliseconds, offset }: Attack): Promise<LoadResult> {
  const result: LoadResult = { answers: 0, bytes: 0, statuses: {}, seconds: 0, busy: 0 }
  const began = performance.now()
  const cpu = process.cpuUsage()
  const deadline = began + milliseconds
  let next = offset
  const nextRequest = () => prepared[next++ % prepared.length] as Buffer
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      converse(ports[index % ports.length] ?? 0, nextRequest, deadline, result),
    ),
  )
  const { user, system } = process.cpuUsage(cpu)
  result.seconds = (performance.now() - began) / 1000
  result.busy = (user + system) / 1e6 / result.seconds
  return result
}

/** Sends requests and waits for each whole answer until the time is up. */
function converse(
  port: number,
  nextRequest: () => Buffer,
  deadline: number,
  result: LoadResult,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received: Buffer | null = null
    socket.on('connect', () => socket.write(nextRequest()))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection')))
    socket.on('data', (chunk) => {
      received = received === null ? chunk : Buffer.concat([received, chunk])
      const status = statusIfWhole(received)
      if (status === null) return
      result.answers += 1
      result.bytes += received.length
      result.statuses[status] = (result.statuses[status] ?? 0) + 1
      received = null
      if (performance.now() < deadline) return socket.write(nextRequest())
      socket.removeAllListeners('close').end()
      resolve()
    })
  })
}

/** Returns the status of an answer that has arrived completely, by its length or its last chunk. */
function statusIfWhole(received: Buffer): string | null {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole =
    length === undefined
      ? received.subarray(-5).equals(lastChunk)
      : received.length >= headEnd + 4 + Number(length)
  return isWhole ? head.slice(9, 12) : null
}
