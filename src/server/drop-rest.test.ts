import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '#test/listen'
import { httpServer } from './http-server.ts'

/** The adapter waits 500 ms for the rest of a request before it cuts the connection. */
const longerThanItWaits = 900

test.each([
  ['opened and not read', (request: Request) => request.body !== null],
  ['never opened', () => true],
])(
  'after an upload that was refused, %s, the connection takes the next request',
  async (_, open) => {
    const server = httpServer(async (request) => {
      open(request)
      await pause(20)
      return new Response('No', { status: 404 })
    }, [])
    const socket = connect(await listen(server), '127.0.0.1')
    const answers = text(socket)
    const head = 'PUT / HTTP/1.1\r\nhost: padma.example\r\n'
    socket.write(`${head}content-length: 2000000\r\n\r\n`)
    socket.write(Buffer.alloc(2_000_000))
    await once(socket, 'data')
    await pause(longerThanItWaits)
    socket.write(`${head}content-length: 0\r\nconnection: close\r\n\r\n`)
    expect((await answers).match(/HTTP\/1\.1 404/g)).toHaveLength(2)
    server.close()
  },
)
