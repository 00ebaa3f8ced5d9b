import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { listen } from '#test/listen'
import { httpServer } from './http-server.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

async function served(answer: () => Promise<Response>): Promise<Socket> {
  const server = httpServer(answer, [], { requestsWaiting: 20 })
  const socket = connect(await listen(server), '127.0.0.1')
  open.push({ close: () => socket.destroy() }, server)
  return socket.on('error', () => undefined)
}

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const last = request.replace('host', 'connection: close\r\nhost')

test('the requests of one connection are answered one after the other, in their order', async () => {
  const seen = { begun: 0, underWay: 0, most: 0 }
  const socket = await served(async () => {
    seen.underWay += 1
    seen.most = Math.max(seen.most, seen.underWay)
    await new Promise((resolve) => setImmediate(resolve))
    seen.underWay -= 1
    seen.begun += 1
    return new Response(`answer ${seen.begun}`)
  })
  socket.write(request.repeat(19) + last)
  const answered = (await text(socket)).match(/answer \d+/g)
  expect(answered).toEqual(Array.from({ length: 20 }, (_, at) => `answer ${at + 1}`))
  expect(seen.most).toBe(1)
})

test('a connection with hundreds of requests waiting ends, and none of them is begun', async () => {
  let begun = 0
  const socket = await served(() => {
    begun += 1
    return new Promise(() => undefined)
  })
  socket.write(request.repeat(500))
  await once(socket.resume(), 'close')
  expect(begun).toBe(1)
})
