import { once } from 'node:events'
import { createServer, request } from 'node:http'

/**
 * Listens where browsers ask, and passes on to the server what they ask: while something is built, or the server
 * starts anew, a request waits. What could not be built is answered with why.
 * @param {() => string} whyNot empty where everything was built
 */
export async function openFront(port, server, whyNot) {
  const front = createServer(async (asked, answer) => {
    const inner = await server.ready()
    if (whyNot()) return tell(answer, whyNot())
    if (inner === undefined) return tell(answer, 'Candor did not start: see the terminal.')
    const { method, headers, url: path } = asked
    const passed = request({ port: inner, method, headers, path }, (got) => {
      answer.writeHead(got.statusCode, got.statusMessage, got.rawHeaders)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.on('error', () => passed.destroy())
    asked.pipe(passed)
  })
  front.listen(port)
  await once(front, 'listening')
}

function tell(answer, fault) {
  answer.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
  answer.end(`${fault}\n`)
}
