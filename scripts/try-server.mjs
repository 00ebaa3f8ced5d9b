// try-server.mjs URL DEMO: opens a file at a server with each number and code in DEMO (the output of
// `candor demo`), fetches each picture that the answer names, and says how long that took. Fails when a
// picture does not arrive.
import { readFileSync } from 'node:fs'

const [url, demo] = process.argv.slice(2)
const tries = [...readFileSync(demo, 'utf8').matchAll(/^ {2}(ZZ\d+) {2}(\w{5}-\w{5}) /gm)]
if (tries.length === 0) throw new Error('The demo names no number.')

const began = performance.now()
const after = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
let pictures = 0
for (const path of ['/healthz', '/readyz', '/']) await ask(path)
for (const [, passportNumber, accessCode] of tries) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ passportNumber, accessCode })
  const answer = await ask('/api/v1/lookups', { method: 'POST', headers, body })
  const { documents, viewing } = await answer.json()
  const authorization = `Bearer ${viewing.token}`
  for (const { imageUrl } of documents) {
    const picture = await ask(imageUrl, { headers: { authorization } })
    const kind = picture.headers.get('content-type')
    if (!kind.startsWith('image/')) throw new Error(`${imageUrl} is ${kind}.`)
    if ((await picture.arrayBuffer()).byteLength < 1000) throw new Error(`${imageUrl} is empty.`)
    pictures++
  }
}
// Each of them has a photo and letters as PDFs.
if (pictures < 3 * tries.length) throw new Error(`${pictures} pictures are too few.`)
console.log(`${tries.length} look-ups with ${pictures} pictures took ${after()}.`)

async function ask(path, init) {
  const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return answer
}
