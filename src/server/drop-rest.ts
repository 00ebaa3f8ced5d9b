import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Reads and drops the rest of a request once it has its answer, so that its connection can take the next one. Of a
 * body that the app opened and did not read, the stream takes no more than fits its buffer: the adapter then waits for
 * the rest in vain, and cuts the connection after half a second, under the client's next request.
 */
export function dropRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    // Without its listener, which pauses the request whenever the buffer is full.
    if (!incoming.readableEnded) incoming.removeAllListeners('data').resume()
  })
}
