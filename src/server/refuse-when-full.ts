import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

type Headers = readonly [string, string][]

/** Data that arrived by then is read, or a reset would lose the answer. In milliseconds. */
const farewell = 200

/**
 * Answers connections beyond this many with 503, before reading anything: a process without file
 * descriptors would reset them, and could open no file for the others.
 */
export function refuseWhenFull(server: Server, headers: Headers, most: number): void {
  if (!Number.isFinite(most)) return
  const serve = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  const open = { size: 0 }
  const leaving = { size: 0 }
  const lines = [...headers, ['retry-after', '1'], ['content-length', '0'], ['connection', 'close']]
  const head = [`HTTP/1.1 503 ${STATUS_CODES[503]}`, ...lines.map((line) => line.join(': '))]
  const answer = `${head.join('\r\n')}\r\n\r\n`

  function count(socket: Socket, among: { size: number }): void {
    among.size += 1
    socket.once('close', () => {
      among.size -= 1
    })
  }

  function refuse(socket: Socket): void {
    socket.on('error', () => socket.destroy())
    if (leaving.size >= most) return void socket.destroy()
    count(socket, leaving)
    socket.resume()
    socket.end(answer)
    setTimeout(() => socket.destroy(), farewell).unref()
  }

  server.on('connection', (socket) => {
    // Idle connections make room for new ones before anybody is refused.
    if (open.size >= (most * 3) / 4) server.closeIdleConnections()
    if (open.size >= most) return refuse(socket)
    count(socket, open)
    for (const each of serve) each.call(server, socket)
  })
}
