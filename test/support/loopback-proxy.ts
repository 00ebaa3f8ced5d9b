import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from './listen.ts'

/** A proxy on loopback to another port that can fail as networks do. */
export interface LoopbackProxy {
  port: number
  /** Returns the URL with this proxy as its host. */
  url(target: string): string
  /** Leads new connections elsewhere. */
  leadTo(port: number): void
  /** Accepts and holds everything back, in both directions, until `speak`. */
  silence(): void
  speak(): void
  /** From the next message with these bytes on, nothing comes back on its connection, which then ends. */
  loseAnswerTo(bytes: string): void
  /** The server's first answer that it is ready ends the next connection, in the same packet. */
  endWhenReady(): void
  /**
   * Returns how often something was sent after an answer, or first, on any connection. Messages sent
   * without waiting for an answer count once.
   */
  roundTrips(): number
  /** Ends every connection. */
  cut(): void
  close(): Promise<void>
}

/** ReadyForQuery, idle (PostgreSQL, “Message Formats”). */
const ready = Buffer.from('Z\0\0\0\x05I', 'latin1')

/** What a server sends to a connection that an administrator ends. */
const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'
const terminated = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)])
terminated.writeInt32BE(fields.length + 4, 1)

export async function openLoopbackProxy(target: number): Promise<LoopbackProxy> {
  const pairs = new Set<[Socket, Socket]>()
  let port = target
  let isSilent = false
  let lostAnswer: string | null = null
  let endsReady = false
  let roundTrips = 0
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    let isLost = false
    let isAnswered = true
    near.on('data', (bytes) => {
      if (lostAnswer !== null && bytes.includes(lostAnswer)) {
        lostAnswer = null
        isLost = true
      }
      if (isAnswered) roundTrips += 1
      isAnswered = false
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      isAnswered = true
      if (isLost) near.destroy()
      else if (endsReady && bytes.includes(ready)) {
        endsReady = false
        near.end(Buffer.concat([bytes, terminated]))
      } else near.write(bytes)
    })
    for (const [one, other] of [pair, [far, near] as const]) {
      if (isSilent) one.pause()
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  })
  const own = await listen(server)
  const all = () => [...pairs].flat()
  return {
    port: own,
    url: (text) => {
      const url = new URL(text)
      url.host = `127.0.0.1:${own}`
      return url.href
    },
    leadTo: (other) => {
      port = other
    },
    silence: () => {
      isSilent = true
      for (const socket of all()) socket.pause()
    },
    speak: () => {
      isSilent = false
      for (const socket of all()) socket.resume()
    },
    loseAnswerTo: (bytes) => {
      lostAnswer = bytes
    },
    endWhenReady: () => {
      endsReady = true
    },
    roundTrips: () => roundTrips,
    cut: () => {
      for (const socket of all()) socket.destroy()
    },
    close: async () => {
      for (const socket of all()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
