import type { Socket } from 'node:net'

/** For the connections of a server in a test: a client that is killed resets its own, and no test ends by that. */
export function outlivesItsClient(socket: Socket): void {
  socket.on('error', () => undefined)
}
