import { startConformance } from './server.ts'

// `npm run conformance [PORT]`: issuer and verifier behind the VC API, until it is stopped, for the public suites of W3C.
// Prints the `localConfig.cjs` that they read.
const [port = '40443'] = process.argv.slice(2)
const server = await startConformance(Number(port))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, server.close)
const { url, did } = server
const tags = ['vc2.0', 'eddsa-rdfc-2022', 'BitstringStatusList', 'localhost']
const options = { credentialStatus: { type: 'BitstringStatusListEntry' } }
const verifier = { id: did, tags }
const implementation = {
  name: 'Candor',
  implementation: 'Candor',
  issuers: [
    {
      ...{ id: did, endpoint: `${url}/credentials/issue`, supports: { vc: ['1.1', '2.0'] } },
      tags: tags.filter((tag) => tag !== 'BitstringStatusList'),
    },
    { id: did, endpoint: `${url}/credentials/issue`, options, tags: ['BitstringStatusList'] },
  ],
  verifiers: [{ ...verifier, endpoint: `${url}/credentials/verify` }],
  vpVerifiers: [{ ...verifier, endpoint: `${url}/presentations/verify` }],
}
const settings = { enableInteropTests: false, testAllImplementations: false }
const config = { settings, implementations: [implementation] }
process.stdout.write(`module.exports = ${JSON.stringify(config, null, 2)}\n`)
