import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { newKey } from '#platform/credentials'
import { listen } from '#test/listen'
import { loopbackCertificate } from '#test/loopback-certificate'
import { Refused } from './refused.ts'
import { openStates } from './states.ts'
import { endState, issue, type Party, verify, verifyPresentation } from './vc-api.ts'

interface Route {
  status: number
  run: (party: Party, body: unknown) => Promise<object>
}

/** What can be asked for, and what it answers when all is well. */
const routes = new Map<string, Route>([
  ['POST /credentials/issue', { status: 201, run: issue }],
  ['POST /credentials/verify', { status: 200, run: verify }],
  ['POST /presentations/verify', { status: 200, run: verifyPresentation }],
  ['POST /credentials/status', { status: 200, run: endState }],
  ['GET /status/1', { status: 200, run: async ({ states }) => states.published() }],
])

/**
 * Issuer and verifier of a key that is made for it, on loopback by https. Signs whatever it is sent, so
 * nothing of it is a part of the product.
 */
export async function startConformance(port = 0) {
  const certificate = loopbackCertificate()
  const server = createServer(certificate.options)
  const url = `https://localhost:${await listen(server, port)}`
  const { seed, multikey } = newKey()
  const did = `did:key:${multikey}`
  const signer = { verificationMethod: `${did}#${multikey}`, seed }
  const party: Party = { did, signer, states: openStates(url, did, signer) }
  server.on('request', async (request, response) => {
    const { status, body } = await answer(party, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return {
    ...{ url, did, signer },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      certificate.remove()
    },
  }
}

async function answer(party: Party, request: IncomingMessage) {
  const route = routes.get(`${request.method} ${request.url}`)
  if (!route) return { status: 404, body: {} }
  try {
    const sent = request.method === 'GET' ? undefined : readJson(await text(request))
    return { status: route.status, body: await route.run(party, sent) }
  } catch (cause) {
    if (!(cause instanceof Refused)) return { status: 500, body: { errors: [String(cause)] } }
    const { problem } = cause
    return {
      status: 400,
      body: { verified: false, errors: [problem.detail], problemDetails: [problem] },
    }
  }
}

function readJson(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    throw new Refused('PARSING_ERROR', 'This is no JSON')
  }
}
