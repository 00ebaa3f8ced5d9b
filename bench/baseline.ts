// The bare baseline, a process of its own: node:http, one prepared statement, nothing else.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import BetterSqlite3 from 'better-sqlite3'

const [path = '', port = '0'] = process.argv.slice(2)
const find = new BetterSqlite3(path, { readonly: true }).prepare(
  'select * from "people" where "passportNumber" = ?',
)

function answer(response: ServerResponse, passportNumber: string): void {
  const row = find.get(passportNumber)
  const text = JSON.stringify(row ?? {})
  const length = Buffer.byteLength(text)
  response.writeHead(row ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': length,
  })
  response.end(text)
}

/** Answers a number: POST has it in a JSON body, like Candor's own look-up; GET has it at the end of the path. */
function handle(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  if (request.method === 'GET') {
    answer(response, url.slice(url.lastIndexOf('/') + 1))
    return
  }
  let body = ''
  request.setEncoding('utf8').on('data', (text) => {
    body += text
  })
  request.on('end', () => answer(response, JSON.parse(body).passportNumber))
}

createServer(handle).listen(Number(port))
process.on('disconnect', () => process.exit())
