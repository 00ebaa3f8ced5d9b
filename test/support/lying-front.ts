import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { listen } from './listen.ts'

/** What it answers in the server's place, which then hears nothing of the request. */
export interface Lie {
  status: number
  body?: string
  headers?: Record<string, string>
}

/** An HTTP proxy on loopback that passes requests on unchanged, except for those about which it lies. */
export interface LyingFront {
  port: number
  /** Asked about each request; null passes it on, a path passes it on to another address there. */
  lie: (asked: { method: string; url: URL }) => Lie | string | null
  /** What was asked so far, as `GET /path?query`. */
  asked: string[]
  close(): Promise<void>
}

export const wellFormedPage: Lie = {
  status: 200,
  body: '<html><head><title>Hello</title></head><body><p>Welcome</p></body></html>',
  headers: { 'content-type': 'text/html' },
}

export async function openLyingFront(target: number): Promise<LyingFront> {
  const server = createServer(async (asked, answer) => {
    const { method = '', url = '/', headers } = asked
    front.asked.push(`${method} ${url}`)
    const lie = front.lie({ method, url: new URL(url, 'http://front') })
    if (lie !== null && typeof lie !== 'string') {
      asked.resume()
      await once(asked, 'end')
      answer.writeHead(lie.status, lie.headers).end(lie.body)
      return
    }
    const passed = request({ host: '127.0.0.1', port: target, method, path: lie ?? url, headers })
    passed.on('response', (given: IncomingMessage) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const front: LyingFront = {
    port: await listen(server),
    lie: () => null,
    asked: [],
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return front
}
