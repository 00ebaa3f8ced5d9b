import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Waiting {
  latest: ServerResponse
  count: number
}

/**
 * Returns a function that answers the requests of a connection one after the other. Node begins all that arrive
 * together: thousands fit into one packet, and would keep everybody else waiting, and their answers in memory
 * until somebody reads them. No browser and no proxy sends a request before it has the answer to the last, so a
 * connection with more than `most` of them waiting ends.
 */
export function oneAtATime(most: number) {
  const connections = new WeakMap<Socket, Waiting>()
  return (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void => {
    const { socket } = incoming
    if (socket.destroyed) return
    const known = connections.get(socket)
    if (!known || known.latest.closed) {
      connections.set(socket, { latest: outgoing, count: 0 })
      answer()
      return
    }
    known.count += 1
    if (known.count > most) {
      socket.destroy()
      return
    }
    known.latest.once('close', () => {
      known.count -= 1
      if (!socket.destroyed) answer()
    })
    known.latest = outgoing
  }
}
