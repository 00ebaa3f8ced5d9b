import { createServer, type Socket } from 'node:net'
import { listen } from './listen.ts'

/** The ways in which a server that accepts a connection can fail. */
export const failings = ['silent', 'closes', 'garbage', 'endless'] as const
export type Failing = (typeof failings)[number]

const chunk = 'garbage '.repeat(8000)

/** Fails on one connection in this way. */
export function failOn(socket: Socket, how: Failing): void {
  if (how === 'closes') socket.destroy()
  if (how === 'garbage') socket.end('\u0000\u0001 no such protocol\r\n\r\n')
  if (how !== 'endless') return
  // One line that never ends, as fast as the client reads it.
  const more = () => {
    while (socket.writable && socket.write(chunk));
  }
  socket.on('drain', more)
  more()
}

/** A server on loopback that accepts and then fails. */
export type FailingServer = Awaited<ReturnType<typeof startFailingServer>>

export async function startFailingServer(how: Failing) {
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    open.add(socket)
    connections += 1
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    socket.resume()
    failOn(socket, how)
  })
  const port = await listen(server)
  return {
    /** How many it has had so far. */
    connections: () => connections,
    port,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
