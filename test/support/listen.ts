import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'

/** Lets a server listen on loopback, by default on a port that the system chooses; returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Sends exactly these bytes; returns everything that comes back until the connection ends. */
export function sent(port: number, request: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

/** Below those that the system gives to whoever asks for any, and for each process others than for its neighbours. */
let nextPort = 20_000 + (process.pid % 1000) * 10

/** Returns a loopback port that is free now, and that nobody is given by chance before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++
    const server = createServer()
    const isFree = await new Promise((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, () => resolve(true))
    })
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
