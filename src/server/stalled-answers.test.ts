import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { listen } from '#test/listen'
import { httpServer } from './http-server.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** Serves with little patience; returns what the client and the server have of one connection. */
async function served(answer: (server: Server) => Promise<Response>, answerStalls = 300) {
  const server: Server = httpServer(() => answer(server), [], { answerStalls })
  const client = connect(await listen(server), '127.0.0.1')
  open.push({ close: () => client.destroy() }, server)
  const [socket] = (await once(server, 'connection')) as [Socket]
  return { client: client.on('error', () => undefined), socket }
}

const request = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
/** More than a system keeps for a connection. */
const large = 64 * 1024 * 1024

test.each([
  ['at once', async () => new Response(new Uint8Array(large))],
  ['in pieces', async () => new Response(pieces())],
])('a client that stops reading an answer sent %s loses its connection', async (_, answer) => {
  const { client, socket } = await served(answer)
  client.pause().write(request)
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  expect(socket.bytesWritten).toBeGreaterThan(0)
})

test('who reads gets the whole', async () => {
  const { client } = await served(async () => new Response(pieces()), 10_000)
  client.write(request)
  let bytes = 0
  for await (const some of client) bytes += (some as Buffer).length
  expect(bytes).toBeGreaterThan(large)
})

test('whoever waits for an answer that takes its time gets it', async () => {
  const { client } = await served(async (server) => {
    await once(server, 'timeout')
    return new Response('at last')
  })
  client.write(request)
  expect(await text(client)).toContain('at last')
})

function pieces(): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(1024 * 1024)
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      if (sent >= large) return controller.close()
      sent += piece.length
      controller.enqueue(piece)
    },
  })
}
