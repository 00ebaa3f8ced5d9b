import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })

const credential = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential'],
  issuer: 'did:web:padma.example',
  credentialSubject: { id: 'did:example:subject' },
}

test.each([
  '/credentials/issue',
  '/credentials/verify',
  '/credentials/status',
  '/presentations/verify',
])('a running product has no %s', async (path) => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await app.key('admin')}`,
  }
  const body = JSON.stringify({ credential, verifiableCredential: credential, options: {} })
  for (const prefix of ['', '/api/v1']) {
    const answer = await app.request(prefix + path, { method: 'POST', headers, body })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('proofValue')
  }
})

test('nothing that ships signs a text as it comes', () => {
  const shipped = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(join('platform', 'credentials')))
    .filter((name) => readFileSync(join('src', name), 'utf8').includes('writeProofValue'))
  expect(shipped).toEqual([])
})

test('the program says what a suite has to be told, and ends when it is told to', async () => {
  const program = spawn(process.execPath, ['test/long/conformance/run.ts', '0'])
  const ended = once(program, 'exit')
  let said = ''
  for await (const chunk of program.stdout) {
    said += chunk
    if (said.endsWith('}\n')) break
  }
  program.kill()
  expect((await ended)[0]).toBe(0)
  const { implementations } = JSON.parse(said.replace('module.exports = ', ''))
  expect(implementations[0].issuers[0]).toMatchObject({
    id: expect.stringMatching(/^did:key:z6Mk/),
    endpoint: expect.stringMatching(/^https:\/\/localhost:\d+\/credentials\/issue$/),
  })
})
